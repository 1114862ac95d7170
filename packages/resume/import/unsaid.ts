/** The parts of which a résumé says little or nothing. */
import { KNOWN_LANGUAGES } from '#shared/known-languages.ts';
import type { Resume } from '../read/read-resume.ts';
import { asLine, pick, present, type InLanguages, type Source } from './source.ts';
import { USUAL_WORDS } from './usual-words.ts';

export function unsaid({ text, resumes, conclude }: Source) {
  const usual = (wordsOf: (words: (typeof USUAL_WORDS)['en']) => string | undefined) =>
    text(
      Object.fromEntries(KNOWN_LANGUAGES.map((language) => [language, wordsOf(USUAL_WORDS[language])])),
      'your words',
    );
  conclude('hero.greeting, contact.mapNote and suggestions are the usual words');
  const title = pick<Resume, string>(resumes, ({ basics }) =>
    basics.name !== undefined && basics.label !== undefined ? `${basics.name} · ${basics.label}` : undefined,
  );
  return {
    sharing: {
      title: text(title, 'the page’s title: your name, what you are, and where'),
      description: text({}, 'the page in a sentence or two, for search engines'),
      line: text({}, 'your motto'),
      imageAlt: text({}, 'what the share image shows: you, and a globe with a mark on your city'),
      siteName: { reference: 'person.name' },
      llmsSummary: 'TODO: who you are and what this page holds, in English, for language models',
    },
    hero: {
      greeting: usual(({ greeting }) => greeting),
      subtitle: text({}, 'what you do, running on from your title'),
      description: text({}, 'two sentences that make one want to read on'),
    },
    contact: {
      subtitle: text({}, 'what one may write to you about'),
      mapNote: usual(({ mapNote }) => mapNote),
    },
    suggestions: [0, 1, 2].map((index) => usual(({ suggestions }) => suggestions[index])),
  };
}

export function aboutOf(source: Source) {
  const { text } = source;
  const card = { title: text({}, 'the card’s title'), line: text({}, 'a line below it') };
  const lead = text({}, 'half a motto');
  const note = text({}, 'a topic of yours');
  return {
    lead: [lead, lead],
    paragraphs: paragraphsOf(source),
    notes: [note, note, note, note, note],
    cards: { experience: card, projects: card, contact: { ...card, line: { reference: 'person.hours' } } },
    advantages: ['technical', 'experience', 'learning'].map((id) => ({
      id,
      label: text({}, 'a strength'),
      text: text({}, 'what makes it one, in a sentence'),
    })),
  };
}

/** The summary: paragraph by paragraph where each language has as many; else in two halves, between two sentences. */
function paragraphsOf({ field, resumes }: Source) {
  const whole = pick<Resume, string>(resumes, ({ basics }) => basics.summary);
  const inParagraphs = pick(whole, (words) => words.split(/\n\s*\n/));
  const counts = new Set(present(inParagraphs).map(({ length }) => length));
  const [count = 0] = counts;
  const parts: InLanguages<readonly string[]> =
    counts.size === 1 && count > 1 ? inParagraphs : pick(whole, (words, language) => halves(asLine(words), language));
  const most = Math.max(2, ...present(parts).map(({ length }) => length));
  return Array.from({ length: most }, (_, index) =>
    field(parts, (own) => own[index], 'a paragraph about you: how you work, what you care about'),
  );
}

function halves(words: string, language: string): string[] {
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(words)];
  const inner = sentences.slice(1).map(({ index }) => index);
  if (inner.length === 0) return [words];
  const middle = inner.reduce((best, at) =>
    Math.abs(at * 2 - words.length) < Math.abs(best * 2 - words.length) ? at : best,
  );
  return [words.slice(0, middle).trim(), words.slice(middle).trim()];
}
