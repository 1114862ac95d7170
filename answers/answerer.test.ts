import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ConversationMessage } from '#contract/chat.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { content } from '#content/index.ts';
import { hintsIn } from '#pipeline/page-content.ts';
import { content as joao } from '#tests/answers/foreign/joao.ts';
import { content as lena } from '#tests/answers/foreign/lena.ts';
import { content as mina } from '#tests/answers/foreign/mina.ts';
import { content as awkward } from '#tests/awkward/index.ts';
import { findUnknownWords } from '#tests/answers/judge.ts';
import { isSample } from '#tests/sample.ts';
import { answersMessages } from '#tests/side-by-side.ts';
import { createAnswerer, languagesOf } from './answerer.ts';
import { data as en } from './languages/en-data.ts';
import { data as ja } from './languages/ja-data.ts';
import { onServer } from './languages/on-server.ts';
import { data as zh } from './languages/zh-data.ts';
import { MOST_PARTS } from './split/parts.ts';
import { inOtherLanguage } from './understand/context.ts';

const answer = createAnswerer(content, [en, zh, ja]);
const unknownWordsIn = findUnknownWords(content);
const ask = (question: string, ofPage: Language = 'en') => answer([{ role: 'user', content: question }], ofPage);

/** The last answer to questions in turn. */
function askInTurn(...questions: string[]): string {
  const conversation: { role: 'user' | 'assistant'; content: string }[] = [];
  for (const question of questions) {
    conversation.push({ role: 'user', content: question });
    conversation.push({ role: 'assistant', content: answer(conversation, 'en').text });
  }
  return conversation.at(-1)?.content ?? '';
}

describe.runIf(isSample)('an answer', () => {
  test('tells a fact and the way to its section', () => {
    expect(ask('Where does Chen Yu live?').text).toMatch(/Shenzhen.*#contact/);
    expect(ask('Which company does Chen Yu work for?').text).toMatch(/Islet Technology.*July 2019.*#experience/);
  });

  test('spells the name, but takes no spell check for it', () => {
    expect(ask('How do you spell the name?').parts).toMatchObject([{ topic: 'who' }]);
    expect(ask('Does the editor have spell check?').parts).not.toMatchObject([{ topic: 'who' }]);
  });

  test('tells what else the page holds: its form, its files, its globe and its chart', () => {
    expect(ask('Does the form send my message?').text).toContain('mail app');
    expect(ask('What can I download here?').text).toMatch(/PDF.*vCard/);
    expect(ask('What is that globe?').text).toContain('22.5431°N');
    expect(ask('Can I trust the numbers on the chart?').text).toContain('made up');
  });

  test('declines a company that the page does not name', () => {
    expect(ask('Has he ever worked at Tencent?').parts).toMatchObject([{ found: false }]);
    expect(ask('Has he ever worked at Islet?').parts).toMatchObject([{ found: true }]);
  });

  test('takes the lowest of all skills, not of those that were named', () => {
    expect(askInTurn('How good is his React?', 'and GraphQL?', 'and the lowest of all?')).toContain('Figma (75%)');
  });

  test('gives the owner’s own sentence of a year before a degree of that year', () => {
    expect(ask('How many years of experience does Chen Yu have?').text).toContain('in Shenzhen since 2019');
  });

  test('lists every technology that is asked for, on the page or not, in the visitor’s order', () => {
    const { text, parts } = ask('Do you know Svelte, React, Docker, Git and Kubernetes?');
    expect(text).toContain('Listed: React (95%), Git (95%). Not listed: Svelte, Docker, Kubernetes.');
    expect(parts.map(({ found }) => found)).toEqual([true, false]);
  });

  test('knows technologies by their short names, in kana, and with a slip of the finger', () => {
    expect(ask('typscript?').text).toContain('TypeScript: 90%');
    expect(ask('ts').text).toContain('TypeScript: 90%');
    expect(ask('リアクトは？', 'ja').text).toContain('95%');
  });

  test('computes what is highest and lowest', () => {
    expect(ask('What is your weakest skill?').text).toMatch(/Node\.js \(75%\).*Figma \(75%\)/);
  });

  test('declines what the page does not tell, by name, and leads on', () => {
    const { text, parts } = ask('How much does Chen Yu earn?');
    expect(text).toMatch(/doesn’t say anything about pay.*#contact/);
    expect(parts).toEqual([{ topic: 'salary', found: false }]);
  });

  test('is in the language of the question; a name alone in that of the page', () => {
    expect(ask('怎么联系？', 'en').text).toContain('写信到');
    expect(ask('React', 'ja').text).toContain('自己評価');
  });

  test('takes a weekday for the hours, a zone too', () => {
    expect(ask('May one phone on a Saturday?').text).toContain('Weekdays');
    expect(ask('which time zone').text).toContain('UTC+8');
  });

  test('tells results where somebody asks what was changed', () => {
    expect(ask('What has Chen Yu improved in the admin side at Islet?').text).toContain('audit log');
  });

  test('says what answers where somebody takes it for a model', () => {
    expect(ask('Are you ChatGPT?').parts).toEqual([{ topic: 'identity', found: true }]);
    expect(ask('Does Chen Yu use ChatGPT?').text).not.toContain('small program');
  });

  test('quotes the owner as the owner', () => {
    expect(ask('How do the percentages come about?').text).toContain('In Chen Yu’s words: My own scores');
  });

  test('tells a degree as a fact, not as the owner’s words', () => {
    expect(ask('Where did Chen Yu study?').text).toMatch(/^BSc in Computer Science.*#experience/);
    expect(ask('出身大学は').text).toMatch(/^深湾大学.*#experience/);
  });

  test('says whose words they are once for sentences of one place, and no sentence twice in a row', () => {
    const times = (text: string, words: string) => text.split(words).length - 1;
    const ofProject = ask('What do I get out of one resource description in the admin project?').text;
    expect(times(ofProject, 'This project keeps')).toBe(1);
    expect(times(ofProject, '#project-admin-panel')).toBe(1);
    const ofCareer = ask('実務は何年からですか').text;
    expect(ofCareer).toMatch(/2019年.*2023年/);
    expect(times(ofCareer, '#about')).toBe(1);
    expect(times(ask('Who gave those percentages? Are they some kind of test?').text, 'My own scores')).toBe(1);
  });
});

describe('an answer from another owner’s page', () => {
  const ofJoao = createAnswerer(joao, [en, zh, ja]);
  const ofLena = createAnswerer(lena, [en, zh, ja]);
  const ofMina = createAnswerer(mina, [en, zh, ja]);
  const asked = (one: typeof answer, question: string) => one([{ role: 'user', content: question }], 'en').text;

  test('of projects without code, those that have none are told', () => {
    const text = asked(ofLena, '哪个项目没有公开代码');
    expect(text).toContain('潮汐钟');
    expect(text).not.toContain('天气地图');
  });

  test('knows a job by a year in it', () => {
    expect(asked(ofJoao, 'What did João do at work in 2017?')).toContain('Cooperativa Mineira de Crédito Rural');
  });

  test('finds what is needed anywhere about the owner, whatever the question is like', () => {
    expect(asked(ofMina, 'Where did Mina grow up?')).toContain('Kanazawa');
  });

  test.each([
    ['Who is João working for these days?', 'Câmara Nacional'],
    ['What does he do right now?', 'Câmara Nacional'],
  ])('takes what is asked of today for the job of today: %s', (question, told) => {
    expect(asked(ofJoao, question)).toContain(told);
  });

  test('knows a project by a word of its title', () => {
    expect(asked(ofJoao, 'How often does the bus one refresh?')).toContain('20 seconds');
  });

  test('tells of a weekday what the owner does on it, not when the office is open', () => {
    expect(asked(ofLena, 'What does she get up to on Sundays?')).toContain('row');
  });

  test('tells the levels of what was listed', () => {
    const conversation = [{ role: 'user', content: 'Design tool?' }] as const;
    const listed = { role: 'assistant', content: ofMina(conversation, 'en').text } as const;
    expect(ofMina([...conversation, listed, { role: 'user', content: 'score' }], 'en').text).toContain('96%');
  });

  test('goes on to the job before, after a figure of this one', () => {
    const turns = ['清算サービスはどのくらい速くなった？', 'その前の会社は？'];
    const conversation: ConversationMessage[] = [];
    for (const turn of turns) {
      conversation.push({ role: 'user', content: turn });
      conversation.push({ role: 'assistant', content: ofJoao(conversation, 'ja').text });
    }
    expect(conversation.at(-1)?.content).toContain('Consórcio');
  });

  test('tells nothing of a project where the owner is asked for', () => {
    expect(asked(ofMina, 'How old is Mina?')).not.toContain('#project-');
  });
});

describe.runIf(isSample)('an advertisement', () => {
  const wanted = 'React, GraphQL and TypeScript\n- Go or Rust\n- ProseMirror, CRDTs and Markdown\n- Kubernetes\n';
  const { text } = ask(
    `We are looking for an engineer. Requirements and benefits:\n${wanted}${'We write it well. '.repeat(8)}`,
  );
  const lineWith = (word: string) => text.split('\n').find((line) => line.includes(word)) ?? '';

  test('loses nothing of what it wants, a name that is a word included', () => {
    expect(lineWith('Not listed')).toContain('Go, Rust, Kubernetes');
  });

  test('parts names that a plus joins, also a wide one', () => {
    const advertised = `募集要項\n必須：React＋TypeScript、Tailwind+GraphQL\n歓迎：C++\n${'一緒につくりましょう。'.repeat(10)}`;
    const listed = ask(advertised, 'ja').text;
    expect(listed).toMatch(/掲載あり.*React（95%）、TypeScript（90%）、Tailwind CSS（90%）、GraphQL（85%）/);
    expect(listed).toMatch(/掲載なし.*C\+\+/);
  });

  test('P2.9 is told of the work that it asks for, each sentence once', () => {
    const work =
      'open source at heart, full-text search, a rich-text editor, input methods, tests in CI, accessibility';
    const onOwnServer = createAnswerer(content, [onServer(en)]);
    const advertised = `We are looking for an engineer. Requirements and benefits:\n- ${work}\n- React\n${'We write it well. '.repeat(8)}`;
    const { text: told } = onOwnServer([{ role: 'user', content: advertised }], 'en');
    const lines = told.split('\n');
    const one = (words: string) => lines.filter((line) => line.includes(words));
    expect(one('backlinks, full-text search and the admin side')).toEqual([
      expect.stringMatching(/\*\*Search, Editors:/),
    ]);
    expect(one('a third of the pull requests')).toEqual([expect.stringMatching(/\*\*Open source:/)]);
    expect(one('tested it with Chinese and Japanese input methods')).toEqual([
      expect.stringMatching(/\*\*Input methods:/),
    ]);
    expect(one('46 components')).toHaveLength(1);
    expect(told).not.toContain('at heart');
  });

  test('is no paragraph that asks something', () => {
    const { text: answered } = ask(
      'I built a site with React, TypeScript, Vite, Tailwind CSS and GraphQL, and it took me the better part of a year of ' +
        'evenings and weekends to get it where it is, so I know a little of what I am talking about here. Now I am reading ' +
        'your page with great interest, and what I would like to know from you is this: what is your editor in the ' +
        'knowledge base built on, and how did you test it?',
    );
    expect(answered).not.toContain('Compared with');
  });

  test('may be one long paragraph', () => {
    const asked = ask(
      'Our studio in Singapore wants somebody who turns Figma files into React components on top of radix-ui, publishes them ' +
        'through Storybook and keeps the TypeScript strict. Some of our clients are on Vue, and a few older ones still use ' +
        'Sass. The contract is for twelve months, three days in the office and two from home. Send us a few lines, no cover ' +
        'letter needed.',
    );
    expect(asked.text.split('\n').find((line) => line.includes('Not listed'))).toContain('Storybook, Vue, Sass');
  });

  test('tells what a sentence names from what is listed, and from what is not', () => {
    expect(lineWith('Mentioned in the text')).toMatch(
      /ProseMirror \(.*#project-knowledge-base\)\), CRDT \(.*#about\)\), Markdown/,
    );
    expect(lineWith('Not listed')).not.toMatch(/ProseMirror|CRDT|Markdown/);
  });
});

describe.runIf(isSample)('a conversation', () => {
  test('keeps the project that it is about', () => {
    expect(askInTurn('Tell me about the admin panel system', 'What is it built with?')).toContain('shadcn-ui');
  });

  test('knows which the second one is', () => {
    expect(askInTurn('Which projects are there?', 'Tell me about the second one')).toContain('#project-admin-panel');
  });

  test('has one civil line for thanks', () => {
    expect(askInTurn('Do you know React?', 'thanks')).toBe(answersMessages.thanks.en);
  });
});

describe('the language of a question', () => {
  test.each(['学歴', '大学', '欠点', '写真', '会社名', '没頭'])('%s on the Japanese page is Japanese', (question) => {
    expect(ask(question, 'ja').text).toMatch(/[ぁ-ん]/);
  });

  test.each(['性能如何', 'React 水平如何', '何处', '辞职', '大学', '画图', '御用'])(
    '%s on the Chinese page is Chinese',
    (question) => {
      expect(ask(question, 'zh').text).not.toMatch(/[ぁ-んァ-ン]/);
    },
  );

  test('is told by what only one of the two writes, on any page', () => {
    expect([...languagesOf([{ role: 'user', content: '有什么项目' }], 'ja', {})]).toEqual(['zh']);
    expect([...languagesOf([{ role: 'user', content: '経歴' }], 'zh', {})]).toEqual(['ja']);
  });

  test('says what data a conversation needs: of every question that is read, and the page’s for names', () => {
    const asked = ['怎么联系？', 'どこですか', 'React?'].map((said) => ({ role: 'user' as const, content: said }));
    expect([...languagesOf(asked, 'en', {})].toSorted()).toEqual(['en', 'ja', 'zh']);
    expect([...languagesOf([], 'ja', {})]).toEqual(['ja']);
  });
});

test('sentences that were quoted in one language are not counted in another', () => {
  const before = { subject: { projects: ['i18n'], passages: [38] }, skills: ['React'], quoted: new Set([38]) };
  expect(inOtherLanguage(before)).toEqual({ subject: { projects: ['i18n'] }, skills: ['React'], quoted: new Set() });
});

describe.runIf(isSample)('levels', () => {
  test.each([
    ['below 80%', ['75%'], '80%'],
    ['80% or less', ['75%', '80%'], '85%'],
    ['above 90%', ['95%'], '90%'],
    ['at least 90%', ['95%', '90%'], '85%'],
  ])('%s', (wanted, held, lacking) => {
    const { text } = ask(`Which skills are ${wanted}?`);
    for (const one of held) expect(text).toContain(`(${one})`);
    expect(text).not.toContain(`(${lacking})`);
  });

  test('are no years', () => {
    expect(ask('経験は60年以上ですか', 'ja').parts.map(({ topic }) => topic)).not.toContain('levelSkills');
  });
});

describe('another owner', () => {
  const group = {
    id: 'sound',
    name: { zh: '音乐', en: 'Music', ja: '音楽' },
    skills: [{ name: 'Ableton', level: 60 }],
  };
  const [first, ...others] = content.skills.groups;
  const groups = [{ ...first, id: 'client' }, ...others.map((one, index) => ({ ...one, id: `other-${index}` })), group];
  const name = { zh: 'Will May', en: 'Will May', ja: 'Will May' };
  const own = createAnswerer(
    {
      ...content,
      person: { ...content.person, name, reading: name },
      skills: { ...content.skills, groups: groups as never },
    },
    [en, zh, ja],
  );
  const said = (asked: string, ofPage: Language = 'en') => own([{ role: 'user', content: asked }], ofPage).text;

  test('has groups of other names', () => {
    expect(said('Which Music skills?')).toContain('Music: Ableton (60%).');
    expect(said('Which Music skills?')).not.toContain('React');
    expect(said('有哪些音乐技能？', 'zh')).toContain('Ableton');
  });

  test.runIf(isSample)('needs no ids for the groups that everyone has', () => {
    expect(said('What front-end skills are there?')).not.toContain('Figma');
    expect(said('What front-end skills are there?')).toContain('React (95%)');
  });

  test('has a name of ordinary words', () => {
    expect(said('May I call?')).not.toContain('front-end engineer,');
    expect(said('Will the office be far?')).toBe(said('will the office be far?'));
  });
});

test.runIf(isSample)('the way to a section is said once', () => {
  const text = ask('React？それとGitは？', 'ja').text;
  expect(text.match(/#skills/g)).toHaveLength(1);
});

describe('what becomes of what is typed', () => {
  test.each([
    ['page', en],
    ['server', onServer(en)],
  ])('is told as it is where the answerer runs in the %s', (_, data) => {
    const own = createAnswerer(content, [data]);
    const [first = ''] = data.messages.chatPrivacy.split('{name}');
    expect(own([{ role: 'user', content: 'Do you store my messages?' }], 'en').text).toContain(first);
  });
});

test('hints that the build has sorted do as those of the content', () => {
  const { hints: _, ...withoutHints } = content;
  const inPage = createAnswerer(withoutHints, [{ ...en, hints: hintsIn('en', content) }]);
  const fromContent = createAnswerer(content, [en]);
  for (const { asked } of content.hints ?? []) {
    const conversation = [{ role: 'user', content: asked.en }] as const;
    expect(inPage(conversation, 'en')).toEqual(fromContent(conversation, 'en'));
  }
});

describe('whatever is asked', () => {
  const pieces = [
    '<img src=x onerror=alert(1)>',
    '](javascript:alert(1))',
    '{name}',
    '$&',
    '__proto__',
    '\u202E',
    '🗺️',
    '1000',
  ];
  const words = ['React', 'who', 'what', '公司', '在哪', 'です', 'なぜ', 'and', '？', 'project', 'second'];
  const question = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...words, ...pieces), { maxLength: 12 }).map((list) => list.join(' ')),
  );

  test('nothing of it is echoed, and something is said', () => {
    fc.assert(
      fc.property(question, fc.constantFrom(...LANGUAGES), (asked, ofPage) => {
        const { text, parts } = ask(asked, ofPage);
        expect(unknownWordsIn(text)).toEqual([]);
        expect(text).not.toMatch(/[<>{}]|javascript:/);
        expect(text.length).toBeGreaterThan(2);
        expect(parts.length).toBeLessThanOrEqual(2 * MOST_PARTS);
      }),
      { numRuns: 60 },
    );
  });

  test.each(['React ', '公司', 'あ', ' … ', 'where does ', "compan'", '\uFDFA', 'what and how, '])(
    '4,000 characters of %j are answered, in few parts',
    (piece) => {
      const { text, parts } = ask(piece.repeat(4_000).slice(0, 4_000));
      expect(text.length).toBeGreaterThan(2);
      expect(parts.length).toBeLessThanOrEqual(2 * MOST_PARTS);
    },
  );

  test('another owner’s page says nothing of this one’s', () => {
    const other = createAnswerer(awkward, [en, zh, ja]);
    for (const asked of ['Where do you live?', 'Do you know React?', 'contact', '有哪些项目', '連絡先は？']) {
      expect(other([{ role: 'user', content: asked }], 'en').text).not.toMatch(
        /Chen|陈|陳|Islet|hello@example|Shenzhen/,
      );
    }
  });
});

test.each(LANGUAGES)('the suggested questions in %s are answered', (language) => {
  for (const suggestion of content.suggestions) {
    expect(ask(suggestion[language], language).parts.every(({ found }) => found)).toBe(true);
  }
});
