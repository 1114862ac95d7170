/** How well the built-in answerer answers the sets in `tests/answers/`, how long it takes, and what it weighs. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { createAnswerer, type Answerer } from '#answers/answerer.ts';
import { data as en } from '#answers/languages/en-data.ts';
import { data as ja } from '#answers/languages/ja-data.ts';
import { onServer } from '#answers/languages/on-server.ts';
import { data as zh } from '#answers/languages/zh-data.ts';
import { content } from '#content/index.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { examine, findUnknownWords, type ExaminationSet, type Tally } from '#tests/answers/judge.ts';
import { content as joao } from '#tests/answers/foreign/joao.ts';
import { content as lena } from '#tests/answers/foreign/lena.ts';
import { content as mina } from '#tests/answers/foreign/mina.ts';

const root = join(import.meta.dirname, '..');
const SETS = join(root, 'tests/answers');
const FOREIGN = join(SETS, 'foreign');
const HOSTILE = [
  'React ',
  '公司',
  'あ',
  ' … ',
  'where does ',
  "compan'",
  '\uFDFA',
  'what and how, ',
  '(a|b)',
  'ファイル',
];

const unknownWordsIn = findUnknownWords(content);

export async function answersTable(): Promise<string> {
  const own = answerersOf(content);
  const rows: string[] = [];
  for (const set of setsIn(SETS, /^set-/)) {
    for (const language of LANGUAGES) {
      const file = join(SETS, set, `${language}.json`);
      if (existsSync(file)) rows.push(row(`${set} ${language}`, read(file), own, language));
    }
  }
  for (const file of setsIn(FOREIGN, /^questions.*\.json$/)) {
    const foreign = JSON.parse(readFileSync(join(FOREIGN, file), 'utf8')) as Record<
      string,
      Record<Language, ExaminationSet>
    >;
    for (const [name, owner] of Object.entries({ joao, lena, mina })) {
      const answerers = answerersOf(owner);
      for (const language of LANGUAGES) {
        const set = foreign[name]?.[language];
        if (set) rows.push(row(`${name}, ${file.replace('.json', '')} ${language}`, set, answerers, language));
      }
    }
  }
  return [
    '| set | questions right | in the page | denied | beside | wrong | conversations | in the page | advertisements | invented |',
    '| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |',
    ...rows,
    '',
    '| | ms |',
    '| --- | --: |',
    ...times(own.server),
    '',
    '| in the browser, brotli | bytes |',
    '| --- | --: |',
    ...(await bytes()),
  ].join('\n');
}

/** What answers for an owner: in the server, and in a page without one. */
function answerersOf(owner: Parameters<typeof createAnswerer>[0]): Record<'server' | 'page', Answerer> {
  return { server: createAnswerer(owner, [en, zh, ja].map(onServer)), page: createAnswerer(owner, [en, zh, ja]) };
}

/** The sets in a folder, from the oldest. */
function setsIn(folder: string, name: RegExp): string[] {
  return readdirSync(folder)
    .filter((entry) => name.test(entry))
    .toSorted();
}

function read(file: string): ExaminationSet {
  return JSON.parse(readFileSync(file, 'utf8')) as ExaminationSet;
}

function row(
  name: string,
  set: ExaminationSet,
  { server, page }: ReturnType<typeof answerersOf>,
  language: Language,
): string {
  const { questions, conversations, advertisements, replies } = examine(set, server, language);
  const inPage = examine(set, page, language);
  const invented = name.startsWith('set') ? replies.filter(({ text }) => unknownWordsIn(text).length > 0).length : '–';
  const share = (tally: Tally) =>
    `${tally.right} of ${tally.all} (${Math.round((100 * tally.right) / Math.max(1, tally.all))} %)`;
  const { denied, beside, wrong } = questions;
  return `| ${[name, share(questions), share(inPage.questions), denied, beside, wrong, share(conversations), share(inPage.conversations), share(advertisements), invented].join(' | ')} |`;
}

function times(answer: Answerer): string[] {
  const asks = LANGUAGES.flatMap((language) =>
    read(join(SETS, `set-a/${language}.json`)).questions.map(({ ask }) => ({ ask, language })),
  );
  const measure = (ask: string, language: Language) => {
    const start = performance.now();
    answer([{ role: 'user', content: ask }], language);
    return performance.now() - start;
  };
  asks.forEach(({ ask, language }) => measure(ask, language));
  const usual = asks.map(({ ask, language }) => measure(ask, language)).toSorted((a, b) => a - b);
  const hostile = HOSTILE.flatMap((piece) =>
    LANGUAGES.map((language) => measure(piece.repeat(4_000).slice(0, 4_000), language)),
  );
  const at = (share: number) => (usual[Math.floor(usual.length * share)] ?? 0).toFixed(2);
  return [
    `| an answer, p50 | ${at(0.5)} |`,
    `| an answer, p99 | ${at(0.99)} |`,
    `| 4,000 hostile characters, the longest | ${Math.max(...hostile).toFixed(2)} |`,
  ];
}

/** The answerer for one language, as a browser would load it. */
async function bytes(): Promise<string[]> {
  return Promise.all(
    LANGUAGES.map(async (language) => {
      const entry = join(root, `generated/answers/entry-${language}.ts`);
      const lines = [
        "import { createAnswerer } from '#answers/answerer.ts';",
        `import { data } from '#answers/languages/${language}-data.ts';`,
        'export const start = (content) => createAnswerer(content, [data]);',
      ];
      writeFileSync(entry, lines.join('\n'));
      const result = await build({
        root,
        configFile: false,
        logLevel: 'silent',
        build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
      });
      const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
      const code = outputs.map((output) => ('code' in output ? output.code : '')).join('');
      return `| ${language} | ${brotliCompressSync(code).length} |`;
    }),
  );
}
