/** The owner’s sentences as an answer, and the answer where there are none. */
import { isLatin, spaceIn } from '#contract/known-languages.ts';
import type { Content } from '#content/schema.ts';
import type { Language } from '#contract/language.ts';
import type { Voice } from '../language-data.ts';
import type { Found } from '../look/find.ts';
import * as facts from './facts.ts';
import * as projects from './projects.ts';
import type { Said, Subject } from './said.ts';
import { SURE, type Situation } from './situation.ts';

/** A sentence that is so sure needs none of another text beside it. */
const CLEAR = 0.9;

/** Sentences of the owner: the best, and the one beside it where that is nearly as good. */
export function quoted(situation: Situation, topic: string, found: readonly Found[]): Said {
  const { content, data } = situation;
  const language = data.language;
  const [best, ...others] = found;
  if (!best) return missing(situation, topic);
  const beside = others.find(
    ({ p, passage, index }) =>
      p > best.p * 0.72 && p > SURE && passage.of === best.passage.of && Math.abs(index - best.index) <= 2,
  );
  const other =
    beside ??
    others.find(({ p, passage }) => best.p < CLEAR && p > best.p * 0.85 && p > 0.62 && passage.of !== best.passage.of);
  const inOrder = beside ? [best, beside].toSorted((a, b) => a.index - b.index) : withNext(situation, best);
  const text = sentence(content, data, inOrder);
  const more = !beside && other ? `${spaceIn(language)}${sentence(content, data, [other])}` : '';
  const passages = [...inOrder, ...(more && other ? [other] : [])].map(({ index }) => index);
  return { text: text + more, found: true, topic, subject: subjectOf(best, passages) };
}

/** A short sentence leans on the one after it, or, as the last, on the one before. */
function withNext(situation: Situation, best: Found): readonly Found[] {
  const { finder, data } = situation;
  if (best.passage.text.length > (isLatin(data.language) ? 60 : 28)) return [best];
  const isSame = (index: number) => finder.passages[index]?.of === best.passage.of;
  if (isSame(best.index + 1)) return [best, ...foundAt(situation, [best.index + 1])];
  return isSame(best.index - 1) ? [...foundAt(situation, [best.index - 1]), best] : [best];
}

/** Sentences as they are, those of one place together. */
export function quotedAll({ content, data }: Situation, topic: string, found: readonly Found[]): Said {
  const language = data.language;
  const places = [...new Set(found.map(({ passage }) => passage.of))];
  const text = places.map((of) =>
    sentence(
      content,
      data,
      found.filter(({ passage }) => passage.of === of),
    ),
  );
  const [first] = found;
  const passages = found.map(({ index }) => index);
  return {
    text: text.join(spaceIn(language)),
    found: true,
    topic,
    ...(first && { subject: subjectOf(first, passages) }),
  };
}

export function joinedText(found: readonly Found[], language: Language): string {
  return found.map(({ passage }) => passage.text).join(spaceIn(language));
}

export function sentence(content: Content, voice: Voice, found: readonly Found[]): string {
  const text = joinedText(found, voice.language);
  const passage = found[0]?.passage;
  if (!passage) return '';
  const project = content.projects.find(({ id }) => id === passage.project);
  if (project) return projects.projectText(content, voice, project, text);
  const isRecord = passage.section === 'experience' && passage.job === undefined;
  return isRecord ? facts.record(voice, text) : facts.quote(content, voice, text, passage);
}

/** What sentences that are quoted add to an answer before them: none is told twice. */
export function beyond(situation: Situation, { subject: told }: Said, said: Said): Said | undefined {
  const all = said.subject?.passages ?? [];
  const fresh = all.filter((at) => !told?.passages?.includes(at));
  if (fresh.length === all.length) return said;
  return fresh.length === 0 ? undefined : quotedAll(situation, said.topic, foundAt(situation, fresh));
}

function subjectOf({ passage }: Found, passages: readonly number[]): Subject {
  return {
    passages,
    ...(passage.project !== undefined && { projects: [passage.project] }),
    ...(passage.job !== undefined && { job: passage.job }),
  };
}

export function foundAt({ finder }: Situation, indices: readonly number[]): Found[] {
  return indices.flatMap((index) => {
    const passage = finder.passages[index];
    return passage ? [{ passage, index, p: 0.9, share: 1 }] : [];
  });
}

export function missing({ content, data }: Situation, topic: string): Said {
  return { text: facts.notOnPage(content, data, topic), found: false, topic };
}
