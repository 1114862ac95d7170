import { describe, expect, test } from 'vitest';
import { content } from '#content/index.ts';
import type { Content } from '#content/schema.ts';
import { content as lena } from '#tests/answers/foreign/lena.ts';
import { content as joao } from '#tests/answers/foreign/joao.ts';
import { content as mina } from '#tests/answers/foreign/mina.ts';
import { answersOnServer as enOnServer } from '#messages/en/answers-on-server.ts';
import { answersOnServer as jaOnServer } from '#messages/ja/answers-on-server.ts';
import { answersOnServer as zhOnServer } from '#messages/zh/answers-on-server.ts';
import { isSample } from '#tests/sample.ts';
import { createAnswerer } from './answerer.ts';
import { data as en } from './languages/en-data.ts';
import { data as ja } from './languages/ja-data.ts';
import { onServer } from './languages/on-server.ts';
import { data as zh } from './languages/zh-data.ts';
import { isOneOf, SOCIAL } from './understand/topics.ts';

const ON_SERVER = { en: enOnServer, zh: zhOnServer, ja: jaOnServer };

const ANSWERERS = {
  page: createAnswerer(content, [en, zh, ja]),
  server: createAnswerer(content, [en, zh, ja].map(onServer)),
};

describe.runIf(isSample).each(Object.entries(ANSWERERS))('the rules of the %s’s answerer', (_, answer) => {
  function ask(...questions: string[]) {
    return answer(
      questions.map((question) => ({ role: 'user' as const, content: question })),
      'en',
    );
  }

  test('P1.1 slips of one letter in longer words are mended', () => {
    expect(ask('how mnay yeras of experiance do you have').text).toContain('2019');
    expect(ask('知识库的许可正是什么').text).toContain('MIT');
  });

  test('P1.2 a question that leans keeps what was asked before', () => {
    expect(ask('What is the knowledge base built with?', 'and the third project?').text).toContain('Vite');
    expect(ask('Which skill is the weakest on the back end?', 'how good, in numbers?').text).toContain('75');
  });

  test('P1.2 `the others`, `by how much` and `who scored it` ask about what was said', () => {
    expect(ask('Tell me about the admin panel', 'what about the other two projects?').text).toContain('#project-i18n');
    expect(ask('React or TypeScript, which is better?', 'by how much?').text).toMatch(/95.*90/);
    expect(ask('你最弱的技能是哪个', '这分谁打的').text).toContain('自己打的分');
  });

  test('P1.2 after a team, a degree and a first job, the time before and after them is that of jobs', () => {
    expect(ask('Where does he work?', 'is he the lead?', 'what was before that?').text).toContain('admin systems');
    expect(ask('哪里毕业的', '毕业之后呢').text).toContain('后台');
    expect(ask('今の仕事は？', 'その前は', '何をしていたんですか').text).toContain('管理画面');
  });

  test('P1.2 `when` after a degree, and a level after what a project uses, are of those', () => {
    expect(ask('Which degree does he have?', 'when').text).toContain('2019');
    expect(ask('What is the admin panel built with?', 'how good is he at those?').text).toContain('shadcn-ui (85%)');
  });

  test('P1.2 of projects that were listed, one is told by its technology, and none is the most popular', () => {
    expect(ask('Which projects are there?', 'which one uses Vite?', 'and which uses GraphQL?').text).toMatch(
      /#project-knowledge-base.*#project-admin-panel/,
    );
    expect(ask('有哪些项目', '哪个最火').text).not.toContain('95%');
    expect(ask('3つの中でshadcn-ui使ってるのどれ').text).toContain('#project-admin-panel');
  });

  test('P1.2 of a list of skills, the first is the first of the list', () => {
    expect(ask("what's in the tools group of the skills", 'score of the first').text).toContain('Git (95%)');
  });

  test('P1.2 of this site and of the résumé, languages are theirs, and who made it is the owner', () => {
    expect(ask('what is this site built with?', 'how many languages?').text).toContain('Chinese, English and Japanese');
    expect(ask('这网站用什么做的', '谁做的').text).toContain('陈屿的网站');
    expect(ask('can i get the cv?', 'in english?').text).toContain('/resume.en.pdf');
  });

  test('P1.2 whether a company uses a project is told where the project names the company', () => {
    expect(ask('国际化系统是什么', '屿记用吗').text).toContain('用的就是它');
    expect(ask('多言語対応システムとは', '嶼記で使われてる？').text).toContain('これで動いています');
  });

  test('P1.2 a sentence of the project that is talked about goes before a topic that its words are like', () => {
    expect(ask('管理画面システムって何？', '変更前の値も残る？').text).toContain('変更前の値');
    expect(ask('OSSのやつ、一人で作ってるんですか', 'いつ作業してるの？').text).toContain('仕事のあと');
    expect(ask('多言語対応システムとは', '具体的には何語？').text).toContain('中・英・日');
  });

  test('P1.2 what was before is told by the sentence before, and another year by its own', () => {
    expect(ask('ノートアプリはいつから作ってるんですか？', 'その前は？').text).toContain('管理画面');
    expect(ask('2019年に何があった？', '2023年は？').text).toContain('2023年から');
  });

  test('P1.2 a project that is to be described is described, whatever was asked of the one before', () => {
    const asked = ['作ったもの一覧', '2番目の技術スタックは？', '3番目のやつの説明も'];
    expect(ask(...asked).text).toContain('訳し忘れ');
  });

  test('P1.2 further accounts are asked of an account, and a language of a call', () => {
    expect(ask('GitHubは？', 'ほかには？').text).toContain('Juejin');
    expect(ask('連絡先は？', '日本語でも平気？').text).toContain('日常会話');
  });

  test('P2.2 an age that is asked politely is no count of things', () => {
    expect(ask('おいくつの方なんでしょう').parts).toEqual([{ topic: 'age', found: false }]);
  });

  test('P1.2 an example is asked of what was said', () => {
    expect(ask('What is he obsessed with?', 'such as?').text).toContain('caret');
  });

  test('P1.2 what asks only how much, when or where keeps the sentence, the job, the skill that was said', () => {
    expect(ask('what is built on prosemirror?', 'and how many notes can it take').text).toContain('ten thousand');
    expect(ask('Isletって誰が使ってるの', 'どれくらいの数？').text).toContain('600');
    expect(ask('does she use radix-ui?', 'where').text).toContain('Islet');
    expect(ask('有哪些技能分类', '最后一类有什么').text).toContain('Figma');
    expect(ask('Tell me about the second project', 'is there a backend?').text).toContain('GraphQL');
  });

  test('P1.2 thanks before a question leave it as it is', () => {
    expect(ask('show me the projects', 'ok thanks. is she available right now?').text).toContain('in no hurry');
    expect(ask('日本語はどの程度ですか', 'ありがとうございます。どちらにお住まいですか').text).toContain('深圳');
  });

  test('P1.3 two questions in a sentence are answered or declined each', () => {
    const { text, parts } = ask('your age and your phone number please');
    expect(text).toContain(content.person.phone);
    expect(parts.map(({ found }) => found)).toContain(false);
  });

  test('P2.1 what the page tells is said, with the way to its section', () => {
    expect(ask('Where do you live?').text).toContain('[Contact](#contact)');
  });

  test('P2.1 the coordinates of the mark on the globe are told', () => {
    expect(ask('深圳的经纬度是多少').text).toContain('22.5431°N 114.0579°E');
  });

  test('P2.2 what a question needs, and no sentence holds, is declined with what comes nearest', () => {
    const { text, parts } = ask('how many github stars does the knowledge base have');
    expect(text).toContain('The closest it comes');
    expect(parts.every(({ found }) => !found)).toBe(true);
  });

  test('P2.2 a language that is named, and that no sentence names, is not passed over', () => {
    const reply = ask('翻訳のチェックはいつ走るの？', 'ドイツ語にも対応してるのかな');
    expect(reply.parts.some(({ found }) => !found)).toBe(true);
  });

  test('P2.3 a technology that is not listed is never passed over', () => {
    expect(ask('Do you know React and Svelte?').text).toContain('Svelte');
    expect(ask('Rust or Go?').text).toMatch(/Rust.*Go/);
  });

  test('P2.4 counts, comparisons and superlatives are computed from what is listed', () => {
    expect(ask('How many projects are shown?').text).toContain('3 in all');
    expect(ask('What is the lowest of the tools?').text).toContain('Figma (75%)');
  });

  test('P2.5 years with a single technology are not made up', () => {
    expect(ask('How many years of React?').parts.map(({ found }) => found)).toContain(false);
  });

  test('P2.6 a sum gets one civil line', () => {
    expect(ask('what is 17 x 23').parts.map(({ topic }) => topic)).toEqual(['world']);
  });
});

describe('what the owner expects to be asked', () => {
  const questions = {
    en: [
      { says: 'I keep my own notes like this', asked: ['Is there a shoebox for stray thoughts?'] },
      { asked: ['Does the owner have a tortoise?'] },
    ],
  };
  const expecting = createAnswerer({ ...content, questions }, [onServer(en)]);
  const said = (question: string) => expecting([{ role: 'user', content: question }], 'en');

  test.runIf(isSample)('P1.4 is answered by the sentence beside which it stands, also in other words', () => {
    expect(said('a shoebox for the stray thoughts, is there one').text).toContain('I keep my own notes');
    expect(said('Where do you live?').text).not.toContain('I keep my own notes');
  });

  test('P1.4 is declined where the owner says that the page does not tell it', () => {
    expect(said('does the owner have a tortoise').parts).toEqual([expect.objectContaining({ found: false })]);
  });
});

describe('who is free', () => {
  const said = (question: string) =>
    createAnswerer(lena, [en, zh, ja].map(onServer))([{ role: 'user', content: question }], 'en');

  test('P2.2 is asked of a person: code and files are there or not', () => {
    expect(said('Is the source code available?').parts).toMatchObject([{ found: true }]);
    expect(said('is the CV available in Chinese').parts).toMatchObject([{ topic: 'resume', found: true }]);
    expect(said('Is she available soon?').text).toContain('free from next spring');
  });
});

describe.runIf(isSample)('what leans on what was said, on a server', () => {
  const ask = (...questions: string[]) =>
    ANSWERERS.server(
      questions.map((question) => ({ role: 'user', content: question })),
      'en',
    );

  test('P1.2 a library that a project uses is told of that project', () => {
    expect(ask('后台管理系统能查谁改了数据吗', 'ui用的啥库').text).toMatch(/后台管理系统.*shadcn-ui/);
    expect(ask('What is the admin panel project?', 'which UI library?').text).toContain('uses React, shadcn-ui');
    expect(ask('管理画面システムって何？', 'UIのライブラリは').text).toMatch(/管理画面システム.*shadcn-ui/);
  });

  test.each([
    ['What is the admin panel project?', 'what frameworks do you know?'],
    ['What is the admin panel project?', 'why no framework?'],
    ['后台管理系统是什么', '为什么不用框架'],
    ['管理画面システムって何？', 'コンポーネントライブラリを作ったことは？'],
  ])('P1.2 after “%s” “%s” asks for none of its parts', (before, asked) => {
    expect(ask(before, asked).parts).not.toContainEqual(expect.objectContaining({ topic: 'projectTech' }));
  });

  test.each([
    ['what did you do in the first four years', 'how long have you been coding?', '2019'],
    ['头四年的经历说说', '入行多久了', '2019'],
    ['what does chen do?', 'how long in the current job?', 'July 2019'],
  ])('P1.2 after “%s” “%s” is of another length', (before, asked, told) => {
    expect(ask(before, asked).text).toContain(told);
  });

  test('P1.2 which of all projects uses something is asked of all, whichever was talked about', () => {
    expect(ask('后台管理那个项目能看到修改记录吗', '三个项目里哪个用到了 Vite').text).toContain('#project-i18n');
    expect(ask('管理画面システムって何？', 'このプロジェクトの中でReactは何に使っていますか').text).not.toContain(
      '#project-knowledge-base',
    );
  });

  test('P1.2 after the use of AI its score is that skill’s, and the model that one uses no chat’s', () => {
    expect(ask('你平时用AI写代码么', '给自己打了几分').text).toContain('AI Coding 自评 85%');
    expect(ask('How do you feel about AI?', 'which model do you use').parts).toContainEqual(
      expect.objectContaining({ found: false }),
    );
  });

  test.each(['are you a language model?', 'are you chatgpt?', '你是什么模型', 'あなたはどのモデル？'])(
    'P1.2 after the use of AI “%s” still asks who answers',
    (asked) => {
      expect(ask('How do you feel about AI?', asked).parts).toEqual([{ topic: 'identity', found: true }]);
    },
  );

  test.each([
    ['How do you feel about AI?', 'how good is your English?', 'ownerLanguages'],
    ['你平时用AI写代码么', '日语水平呢', 'ownerLanguages'],
    ['How do you feel about AI?', 'what is your highest score?', 'bestSkills'],
  ])('P1.2 after “%s” “%s” asks for another level', (before, asked, topic) => {
    expect(ask(before, asked).parts).toContainEqual({ topic, found: true });
  });

  test('P1.2 what agrees first and asks after that is a question', () => {
    expect(ask('how good at react', 'ok typescript then').text).toContain('90%');
    expect(ask('人在哪', '好吧 简历哪里下').text).toContain('resume.zh.pdf');
  });

  test.each([
    ['how good at react', 'ok that is impressive'],
    ['how good at react', 'nice, that is good to know'],
    ['人在哪', '好的 我想想'],
    ['人在哪', '哦 没什么了'],
    ['どこに住んでる？', 'わかりました、検討したいと思います'],
  ])('P1.2 after “%s” “%s” is no question', (before, remark) => {
    expect(ask(before, remark).parts.every(({ topic }) => isOneOf([...SOCIAL, 'unclear'], topic))).toBe(true);
  });

  test.each([
    'I wish my last team had one of those',
    'That’s the answer I was hoping for.',
    'same here tbh, my notes are chaos',
    'Thanks, I’ll give it a go this term!',
    '哈哈，我的笔记一团乱',
    'うちの会社にも見習わせたい…',
  ])('P2.6 who says “%s” asks nothing of the page', (remark) => {
    expect(ask('What is the admin panel?', remark).parts.every(({ topic }) => isOneOf(SOCIAL, topic))).toBe(true);
  });

  test.each([
    ['I’d like to see the code', '/code/'],
    ['I was wondering who he works for', 'Islet'],
    ['I need the résumé', 'resume.en.pdf'],
    ['a summary of his career', '2019'],
    ['Hi, where does Chen work at the moment?', 'Islet'],
    ['笑、このナレッジベースのライセンスは？', 'MIT'],
  ])('P2.6 who says “%s” asks for something', (asked, told) => {
    expect(ask(asked).text).toContain(told);
  });

  test('P1.2 another project is asked what the job was asked, and a year before the job is told', () => {
    expect(ask('What’s the stack at Islet?', 'and the admin panel?').text).toContain('shadcn-ui');
    expect(ask('what was he doing in 2021').text).toContain('Islet');
    expect(ask('what was he doing in 2011').text).not.toContain('Islet');
  });

  test('P2.8 two groups of skills are both told, and the best of a group is no comparison', () => {
    expect(ask('Is there any backend experience or just front end?').text).toMatch(/React \(95%\).*Node\.js \(75%\)/s);
    expect(ask('node?', 'figma?', 'and which tool does he rate highest').text).toContain('Git (95%)');
  });

  test('P1.3 what happens when something is done is one question', () => {
    expect(ask('フォームから送るとどうなるの').parts).toEqual([{ topic: 'form', found: true }]);
  });

  test('P1.5 the open source project is the one whose title says so', () => {
    expect(ask('What is the open source project built with?').text).toMatch(/knowledge-base\) uses React/);
    expect(ask('开源项目用什么技术做的').text).not.toContain('#project-i18n');
    expect(ask('Which open source projects are there?').text).toContain('#project-i18n');
  });

  test('P1.2 how long after who somebody is asks for the profession, and now after before for the present job', () => {
    expect(ask('what does chen do?', 'for how long already').text).toContain('2019');
    expect(ask('2019年から2023年は何を', 'で、いまは？').text).toContain('Islet');
    expect(ask('2019年から2023年は何を', '今の趣味は？').parts).not.toContainEqual(
      expect.objectContaining({ topic: 'employer' }),
    );
  });

  test('P1.2 who says it asks for the project that is talked about, and hears of no other', () => {
    const talk = ['Show me the projects', 'the second one', 'who is it for', 'what is it built with'];
    expect(ask(...talk.slice(0, 3)).text).toContain('#project-admin-panel');
    expect(ask(...talk.slice(0, 3)).text).not.toContain('over six hundred');
    expect(ask(...talk)).toMatchObject({
      text: '[Admin panel system](#project-admin-panel) uses React, shadcn-ui, GraphQL.',
      parts: [{ topic: 'projectTech', found: true }],
    });
  });

  test('P2.1 nothing of a project stands beside how long a job is, and nothing beside what the site is built with', () => {
    expect(ask('How many years has Chen Yu been doing this professionally?').text).not.toContain('#project-');
    expect(ask('这网站是用什么做的').text).toMatch(/Vite 搭建。$/);
  });

  test('P1.2 how much faster is asked of what was said', () => {
    expect(ask('性能优化做了什么', '快了多少').text).toContain('1.6 秒');
  });

  test.each([
    ['who do they report to', 'does Chen lead a team?'],
    ['is there a word version of the cv', 'is there a cv?'],
    ['which project are you most proud of?', 'which projects are there?'],
    ['這個網站部署在哪個雲', '这个网站用什么做的'],
    ['LINEはありますか', 'GitHubはありますか'],
  ])('P2.2 “%s” is declined, “%s” is not', (untold, told) => {
    expect(ask(untold).parts).toContainEqual(expect.objectContaining({ found: false }));
    expect(ask(told).parts.every(({ found }) => found)).toBe(true);
  });

  test.each([
    ['Hello! I’m a CS student from Nairobi :)', 'Hello, where does he work?'],
    ['你好，我是做招聘的小周', '你好，我是猎头，麻烦说下他的工作经历'],
    ['はじめまして！27卒で就活中の学生です', 'こんにちは。どの会社で働いていますか'],
  ])('P1.4 “%s” only says who greets, “%s” asks', (greeting, question) => {
    expect(ask(greeting).parts).toEqual([{ topic: 'greeting', found: true }]);
    expect(ask(question).parts).not.toContainEqual(expect.objectContaining({ topic: 'greeting' }));
  });

  test('P1.2 a sentence that tells the topic goes before a question that is hardly like it', () => {
    expect(ask('知识库那个项目什么协议').text).toContain('MIT');
  });

  test('P1.1 Go by itself is the language', () => {
    expect(ask('does he know rust', 'Go?').parts).toEqual([{ topic: 'techKnow', found: false }]);
  });
});

test('P2.1 a pastime is told, whatever it is', () => {
  const collector = JSON.parse(
    JSON.stringify(lena).replace('On Sundays I row on the Alster', 'On Sundays I collect stamps'),
  );
  const { text, parts } = createAnswerer(collector, [en, zh, ja].map(onServer))(
    [{ role: 'user', content: 'Hobbies?' }],
    'en',
  );
  expect(text).toContain('stamps');
  expect(parts).toMatchObject([{ found: true }]);
});

test('P2.1 where somebody works is one fact: nothing that they write of work stands beside it', () => {
  const { text } = createAnswerer(lena, [en, zh, ja].map(onServer))(
    [{ role: 'user', content: 'where does she work?' }],
    'en',
  );
  expect(text).toContain('Elbtakt');
  expect(text).not.toContain('words:');
});

describe('what a project or a job is about', () => {
  const lenas = createAnswerer(lena, [en, zh, ja].map(onServer));
  const minas = createAnswerer(mina, [en, zh, ja].map(onServer));
  const joaos = createAnswerer(joao, [en, zh, ja].map(onServer));
  const conversationOf = (...questions: string[]) =>
    questions.map((question) => ({ role: 'user' as const, content: question }));

  test('P1.5 names it, where it has words of its own', () => {
    expect(minas(conversationOf('工资那张表收集了多少条了'), 'zh').text).toContain('412');
    expect(lenas(conversationOf('听歌那个网页，歌单特别长会不会卡'), 'zh').text).toContain('#project-music-player');
  });

  test('P1.5 is talked about by what is asked next', () => {
    expect(lenas(conversationOf('那个菜谱工具怎么记菜谱的', '多来几个客人咋办'), 'zh').text).toContain(
      '#project-recipe-box',
    );
  });

  test('P1.5 weighs nothing where its sentences are told apart: where none answers, all are told', () => {
    expect(minas(conversationOf('傘のやつ、サーバーいらないの？'), 'ja').text).toContain('静的ファイル');
    expect(lenas(conversationOf('株のツールは誰のために作ったんですか'), 'ja').text).toContain('父のため');
  });

  test('P1.5 knows a job by what its company does', () => {
    const { text } = joaos(conversationOf('農業ローンの会社にいたころはどの街で働いてたんですか'), 'ja');
    expect(text).toContain('ベロオリゾンテ');
    expect(text).not.toContain('サンパウロ');
  });

  test('P1.5 knows a thing by one word of its own that nobody asks of a page otherwise', () => {
    const { text } = joaos(conversationOf('something of his checks backups overnight, name?'), 'en');
    expect(text).toContain('#project-night-watch');
  });

  test('P1.2 what came after a job is the next one', () => {
    const asked = conversationOf('What did he do in 2019?', 'where did he go next?');
    expect(joaos(asked, 'en').text).toContain('Consórcio Paulista');
    const inJapanese = conversationOf('2019年ごろは何をしてた人ですか', 'その次はどこへ移ったんですか？');
    expect(joaos(inJapanese, 'ja').text).toContain('Frete');
  });

  test('P1.5 is not what a list of all is asked by', () => {
    expect(minas(conversationOf('都做过哪些项目'), 'zh').text).toContain('#project-lost-umbrella');
  });
});

describe.runIf(isSample)('a firm of the past that no job lists', () => {
  const [first, ...paragraphs] = content.about.paragraphs;
  const named = {
    zh: first!.zh.replace('头四年', '头四年在北岸软件'),
    en: first!.en.replace('admin systems', 'admin systems at Northbank Software'),
    ja: first!.ja.replace('はじめの4年は', 'はじめの4年は北岸ソフトウェアで'),
  };
  const jobs = content.experience.map((job) => ({ ...job, start: '2023-03' }));
  const answer = createAnswerer(
    { ...content, experience: jobs, about: { ...content.about, paragraphs: [named, ...paragraphs] } } as Content,
    [en, zh, ja].map(onServer),
  );
  const ask = (...questions: string[]) =>
    answer(
      questions.map((question) => ({ role: 'user' as const, content: question })),
      'en',
    );

  test('P1.2 how long a job was that only a sentence tells is told by that sentence', () => {
    expect(ask('what did you do at Northbank', 'for how long?')).toMatchObject({
      text: expect.stringContaining('first four years'),
      parts: [{ topic: 'previousJob', found: true }],
    });
    expect(ask('北岸软件那段经历说说', '待了多长时间')).toMatchObject({
      text: expect.stringContaining('头四年'),
      parts: [{ topic: 'previousJob', found: true }],
    });
  });

  test('P1.2 a firm that no job lists is known by the sentence that names it', () => {
    expect(ask('What did Chen Yu do at Northbank?').text).toMatch(/^In Chen Yu’s words: The first four years/);
    expect(ask('在北岸做什么').text).toMatch(/^陈屿自己写道：头四年/);
    expect(ask('北岸ソフトウェアでは何をしていましたか').text).toMatch(/^本人の紹介文から：はじめの4年/);
    expect(ask('What did you do at Northbank?', 'what came after?').text).toContain('Islet');
    expect(ask('What did you do at Northbank?', 'and at Islet?').text).toContain('responsible for the web app');
    expect(ask('在北岸待了几年', '屿记呢').text).toContain('2023');
  });

  test.each([
    'Did you use React at Northbank?',
    'How many people worked at Northbank?',
    '为什么离开北岸',
    '北岸での技術は',
  ])('P1.2 what no sentence tells of that firm is declined: %s', (asked) => {
    expect(ask(asked).parts).toContainEqual(expect.objectContaining({ found: false }));
  });

  test.each([
    ['en', 'how big was the team at Northbank?', 'three of us'],
    ['zh', '北岸软件那会儿用的什么技术栈', 'GraphQL'],
    ['ja', '北岸ソフトウェア時代のチームは何人体制でしたか', '3人'],
  ] as const)(
    'P2.2 of a former firm nothing is told that holds for the present one (%s: %s)',
    (_language, asked, other) => {
      expect(ask(asked).text).not.toContain(other);
    },
  );
});

describe.runIf(isSample)('the rules of the server’s answerer for the sample', () => {
  const ask = (language: 'en' | 'zh' | 'ja', ...questions: string[]) =>
    ANSWERERS.server(
      questions.map((question) => ({ role: 'user' as const, content: question })),
      language,
    ).text;

  test('P1.1 traditional characters are read as simplified ones', () => {
    expect(ask('zh', '電話號碼多少？')).toContain('755');
    expect(ask('zh', '會日語嗎')).toContain('日语');
  });

  test.each([
    ['en', 'my eyes hurt, can this be made dark', 'dark theme'],
    ['en', 'whats that spinning ball', 'magenta mark is Shenzhen'],
    ['zh', '有黑夜模式吗，晚上看太刺眼', '深色'],
    ['zh', '那个转来转去的球是什么', '洋红色的记号是深圳'],
    ['ja', '夜だと画面がまぶしいんだけど', 'ダーク'],
    ['ja', '回ってる地球みたいなのは何ですか', 'マゼンタの印が深圳'],
    ['ja', 'このサイト何語で読めて、ダークモードある？', '英語'],
    ['en', 'does the site have dark mode and can i read it in japanese', 'Japanese'],
    ['en', 'what happens when I press send in the contact form?', 'you send it from there'],
    ['en', 'I turned off JavaScript, can I use the form?', 'hello@example.com'],
    ['zh', '那个表单点了发送会怎么样', '邮件应用'],
    ['zh', '我浏览器关了 js 咋办', 'hello@example.com'],
    ['ja', '問い合わせフォームで送るとどうなりますか', 'メールアプリ'],
    ['en', 'lowest scores on the skill chart?', '75%'],
    ['zh', '地球仪上的坐标是多少', '22.5431'],
    ['zh', '地球仪那儿的水深数字是真的吗', '水深'],
  ] as const)('P2.7 what the page itself can do is told (%s: %s)', (language, question, told) => {
    expect(ask(language, question)).toContain(told);
  });

  test.each([
    ['en', 'did he take a course on CRDTs?'],
    ['en', 'is there a paid version of the admin panel?'],
    ['en', 'who are the biggest customers of Islet?'],
    ['en', 'what salery does he ask for'],
    ['zh', '你们组现在招人不'],
    ['ja', 'ロゴも作ってもらえますか'],
  ] as const)('P2.2 what the page does not tell is declined, whatever is near it (%s: %s)', (language, question) => {
    const { parts } = ANSWERERS.server([{ role: 'user', content: question }], language);
    expect(parts.map(({ found }) => found)).toContain(false);
  });

  test.each([
    ['en', 'Of course, what is his phone number?', '755'],
    ['zh', '我们在招聘前端，怎么联系你？', 'hello@'],
    ['zh', '周末能联系你吗？', '10:00'],
    ['zh', '用户数据存在哪里？', '硬盘'],
    ['ja', '採用している技術は何ですか？', 'React'],
    ['ja', '週末に連絡できますか？', '平日'],
  ] as const)('P2.2 what sounds like it is answered (%s: %s)', (language, question, told) => {
    const { text, parts } = ANSWERERS.server([{ role: 'user', content: question }], language);
    expect(text).toContain(told);
    expect(parts.map(({ found }) => found)).not.toContain(false);
  });

  test('P2.8 which skills are at the bottom is asked of all of them', () => {
    expect(ask('en', 'what is he best at', 'and which ones are at the bottom?')).toMatch(/Node\.js.*Figma/);
    expect(ask('ja', '一番得意なスキルは？', '逆に低いのは？')).toMatch(/Node\.js.*Figma/);
    expect(ask('zh', '技能里分最高的有哪些', '垫底的呢')).toMatch(/Node\.js.*Figma/);
    expect(ask('en', 'what is he best at', 'and at least he speaks English?')).not.toContain('75%');
  });

  test('P2.8 after the best skills, or the least, the next ones are asked for', () => {
    expect(ask('en', 'what is he best at', 'and second?')).toMatch(
      /TypeScript \(90%\), ES6\+ \(90%\), Tailwind CSS \(90%\)/,
    );
    expect(ask('en', 'what is he best at', 'and second?', 'then?')).toMatch(/GraphQL \(85%\)/);
    expect(ask('zh', '最强的技能是什么', '第二呢')).toContain('TypeScript（90%）');
    expect(ask('ja', '一番得意なスキルは？', '次は？')).toContain('TypeScript（90%）');
    expect(ask('ja', '一番低いスキルは？', '次は？')).toContain('Notion（80%）');
    for (const other of [
      'what does he want to learn next',
      'is there a second interview?',
      'can we talk next Tuesday?',
    ])
      expect(ask('en', 'what is he best at', other)).not.toContain('90%');
    expect(ask('ja', '一番得意なスキルは？', '次に転職するのはいつ？')).not.toContain('90%');
    expect(ask('zh', '最强的技能是什么', '他的第二份工作呢')).not.toContain('90%');
  });

  test('P1.5 where a technology was used is asked of the one that was named', () => {
    expect(ask('en', 'does he know GraphQL?', 'where was it used?')).toContain('Admin panel system');
  });

  test('P1.5 what is called by another name than what is talked about is another thing', () => {
    expect(ask('en', 'what is the admin panel written in', 'and the translation one?')).toContain('Vite');
    expect(ask('en', 'what is the admin panel written in', 'and the first one?')).not.toContain('Vite, Node.js');
  });

  test('P2.8 why a project was made is told where its description begins', () => {
    expect(ask('en', 'tell me about the admin panel', 'why was it made?')).toContain('sixty times');
    expect(ask('en', 'tell me about the admin panel', 'why did you make it?')).toContain('sixty times');
    expect(ask('en', 'tell me about the knowledge base', 'why did you build it on ProseMirror?')).toContain(
      'ProseMirror',
    );
  });

  test('P2.8 what something stands on is asked of the technology that was named', () => {
    const turns = ['what did you do for accessibility', 'how many components was that?', 'built on top of what?'];
    expect(ask('en', ...turns)).toContain('radix-ui');
    expect(ask('en', ...turns)).not.toContain('ProseMirror');
    expect(ask('ja', 'OSSのエディターは？', 'ベースは？')).toContain('ProseMirror');
  });

  test('P2.8 the town and its time zone are told together', () => {
    expect(ask('en', 'what city and what timezone')).toMatch(/Shenzhen.*UTC\+8/s);
  });

  test('P2.8 after AI, writing code with it is asked of AI', () => {
    expect(ask('en', 'how do you feel about AI?', 'do you code with it?')).toContain('85%');
    expect(ask('en', 'do you code with it?')).not.toContain('85%');
  });

  test.each([
    ['en', 'yoe frontend?', '2019'],
    ['en', 'what are you teaching yourself these days?', 'CRDT'],
    ['en', 'if i write today when do i hear back', 'same day'],
    ['en', 'which one of the three projects has no React in it?', '#project-i18n'],
    ['zh', '有没有用过 Kubernetes', '里没有列 Kubernetes'],
    ['en', 'what do they pay you', 'pay or rates'],
    ['en', 'Who do you work for now, and who was it before?', 'Islet'],
  ] as const)('P1.1 what is said for short is read in full (%s: %s)', (language, question, told) => {
    expect(ask(language, question)).toContain(told);
  });

  test.each([
    ['en', 'is he very bright?'],
    ['en', 'does he work with teams across the globe?'],
    ['zh', '全球都能远程吗'],
    ['zh', '我们换个主题聊吧'],
    ['zh', '履历太亮眼了'],
    ['zh', '你做的网站支持多语言吗'],
    ['ja', 'このサイトのプログラミング言語は？'],
  ] as const)('P2.7 what sounds like it is nothing of the page’s (%s: %s)', (language, question) => {
    const { theme, globe } = ON_SERVER[language];
    const text = ask(language, question);
    for (const own of [theme, globe.split('{')[0]!]) expect(text).not.toContain(own);
    expect(text).not.toMatch(/^(This site is in|这个网站有|このサイトは)/);
  });

  test.each([
    ['en', 'how do I reach him?', 'does it send straight from the site?', 'mail app'],
    ['zh', '怎么联系', '会自动发出去吗', '邮件应用'],
    ['ja', '連絡先は？', 'JavaScriptなしだと？', 'メールアプリ'],
  ] as const)('P2.7 what the form does is asked on from where to write (%s)', (language, before, question, told) => {
    expect(ask(language, before, question)).toContain(told);
  });

  test.each([
    ['en', 'Do you know JavaScript?', '95%'],
    ['en', 'what projects are there?', '#project-i18n'],
    ['zh', '怎么存到通讯录', 'vCard'],
  ] as const)('P2.7 what names a word of it asks for no form (%s: %s)', (language, question, told) => {
    expect(ask(language, question)).toContain(told);
  });

  test.each([
    ['en', 'what projects are there', 'are they all open source?', 'The code for all three is public'],
    ['en', 'what projects are there', 'do you still maintain them all?', 'Three I still maintain'],
    ['zh', '有哪些项目', '都开源吗', '代码都公开'],
    ['ja', 'どんな制作物がある？', 'どれもソース見れる？', 'すべて公開'],
  ] as const)('P2.8 what holds for all projects is told at once (%s: %s, %s)', (language, before, question, told) => {
    expect(ask(language, before, question)).toContain(told);
  });

  test.each([
    ['en', 'what can I write to him about?', 'link is broken'],
    ['zh', '什么样的事可以写信找他', '链接'],
    ['ja', 'どんな話なら連絡していいですか', 'リンク切れ'],
    ['en', 'can you design, too?', 'Figma (75%)'],
    ['zh', '会做设计吗', 'Figma'],
    ['ja', 'デザインもできますか', 'Figma'],
    ['en', 'Do you manage anyone, or do you only code?', 'I lead'],
  ] as const)('P2.8 is answered by what tells it (%s: %s)', (language, question, told) => {
    expect(ask(language, question)).toContain(told);
  });

  test.each([
    ['zh', '客服后台改了哪些东西', '效果怎么样', '少了一半'],
    ['zh', '日语那边有什么特别处理', '中文呢', '标点'],
    ['en', 'what was rewritten in the admin part of Islet?', 'and what did that bring?', 'half the steps'],
  ] as const)(
    'P1.2 what the sentence before tells, too, it tells again (%s: %s, %s)',
    (language, before, asked, told) => {
      expect(ask(language, before, asked)).toContain(told);
    },
  );
  test.each([
    ['en', 'Can two people edit a note at once?', 'Chen Yu directly'],
    ['zh', '大学导师是谁', '没写'],
    ['ja', 'ゼミの指導教官は誰でしたか', '書かれていません'],
  ] as const)('P2.2 what is not on the page is declined (%s: %s)', (language, question, told) => {
    expect(ask(language, question)).toContain(told);
  });

  test('P2.7 what a project can do is none of the page’s', () => {
    expect(ask('en', 'tell me about the admin panel', 'does it have a dark mode?')).not.toContain('theme');
  });

  test('P2.2 of two sentences that come nearest both are said', () => {
    expect(ask('zh', '关于那一段旁边的小便签都写了些啥题目')).toContain('光标去哪儿了');
  });
});

describe('the rules of the server’s answerer for other owners', () => {
  const askIn = (language: 'en' | 'zh' | 'ja', owner: Content, questions: readonly string[]) =>
    createAnswerer(owner, [en, zh, ja].map(onServer))(
      questions.map((question) => ({ role: 'user' as const, content: question })),
      language,
    ).text;
  const ask = (owner: Content, ...questions: string[]) => askIn('en', owner, questions);
  /** Lena, with a line of her own about what is asked. */
  const withLine = (line: string) => {
    const [first, ...others] = lena.about.paragraphs;
    return { ...lena, about: { ...lena.about, paragraphs: [all(line), first!, ...others] } };
  };

  test.each([
    ['en', 'what does Mina use at work?', 'and for her own stuff?', 'Svelte'],
    ['zh', '美奈上班用什么技术', '自己的项目呢', 'Svelte'],
  ] as const)(
    'P1.2 what one uses for oneself is told where a sentence names it (%s)',
    (language, before, asked, told) => {
      expect(askIn(language, mina, [before, asked])).toContain(told);
    },
  );

  test('P1.2 the size of a company is told by who writes a studio of six', () => {
    expect(ask(mina, 'how big is the studio?')).toContain('studio of six');
  });

  test('P2.2 a school that is not told of is declined beside what is', () => {
    expect(ask(mina, 'did she go to art school?')).toContain('doesn’t say');
  });

  test('P1.2 how many there were, and why somebody left, is asked of the job that is talked about', () => {
    expect(ask(lena, 'What was her first job?', 'how many people were there?')).toContain('A studio of five');
    const left = structuredClone(lena);
    left.experience.at(-1)!.description.en += ' I went home for the light.';
    expect(ask(left, 'What was her first job?', 'why did she leave?')).toContain('for the light');
    expect(ask(left, 'What was her job before Elbtakt?', 'why did she leave?')).not.toContain('for the light');
  });

  test('P1.2 what has no answer by itself leans on the project that is talked about', () => {
    const atlas = structuredClone(mina);
    atlas.projects[0]!.description.ja = '大阪の古い建物の地図です。写真はわたしと19人の有志によるものです。';
    const question = '写真は全部自分で撮ったんですか？';
    expect(askIn('ja', atlas, ['給料の表ってなに', question])).toMatch(/^\[給料の表\].*19人の有志/);
    expect(askIn('ja', atlas, [question])).toContain('このページには書かれていません');
  });

  test('P1.5 a job is known by what its company does, whatever a sentence says that sums up all of them', () => {
    const radio = structuredClone(lena);
    radio.experience[1]!.description.zh = '一家地方电台，七十名员工。直播和播客都由我写。';
    radio.about.paragraphs[0]!.zh =
      '2013 年入行，一直只做手机：先在一家小公司，然后是电台，2023 年起做公共交通的车票。';
    expect(askIn('zh', radio, ['电台那份工作是从哪年到哪年？'])).toContain('2019 年 2 月至 2022 年 3 月');
  });

  test('P2.8 where somebody is from is told where the page tells it, beside where one is now if that is asked', () => {
    expect(ask(mina, 'where is she from?')).toContain('Kanazawa');
    expect(ask(lena, 'where is she from?')).toContain('Hamburg');
    const both = askIn('ja', mina, ['出身はどちらで、今はどちらにお住まいですか？']);
    expect(both).toMatch(/金沢.*大阪/s);
    expect(askIn('ja', mina, ['出身はどちらですか'])).not.toContain('拠点');
  });

  test.each([
    ['en', 'where does she work from?'],
    ['en', 'where can I download the CV from?'],
    ['en', 'when was she born?'],
    ['zh', '出生在哪一年'],
    ['zh', '做过天猫的项目吗'],
  ] as const)('P2.8 what sounds like it is no question of where somebody is from (%s: %s)', (language, question) => {
    const text = askIn(language, mina, [question]);
    expect(text.split('\n')[0]).not.toMatch(/^(In Mina Morimoto’s words: I was born|森本美奈自己写道：我出生)/);
  });

  test('P2.8 what came of something is told by what was achieved, and of a project by the project', () => {
    expect(askIn('ja', lena, ['購入フローの改善、離脱率はどう変わった？'])).toContain('18');
    expect(ask(mina, 'how did the brewery site turn out')).toContain('three times');
    expect(ask(mina, 'what is the family calendar?', 'what was the result?')).not.toContain('three times');
  });

  test('P2.2 a pet is no pastime, whether or not it is called one', () => {
    expect(askIn('ja', lena, ['週末は何してるの', '犬とか飼ってる？'])).toContain('書かれていません');
    expect(ask(lena, 'does she have a dog?')).toContain('doesn’t say');
  });

  test('P2.8 what a job has brought is told of that job', () => {
    expect(askIn('zh', joao, ['诊所那个系统有啥成果没'])).toContain('12%');
    expect(ask(joao, 'what came out of the archive work at the freight company?')).toMatch(
      /62|40 million|forty million/,
    );
  });

  test('P2.8 a pet is told of, by its name too, and a word about it is a word', () => {
    expect(ask(mina, 'cat’s name??')).toContain('Mugi');
    expect(ask(mina, 'your cat sounds adorable haha')).not.toContain('Mugi');
  });

  test('P2.1 a level of accessibility is known by the standard that it is measured by', () => {
    expect(askIn('ja', lena, ['アクセシビリティの基準は何に準拠してる？'])).toContain('WCAG');
  });

  test('P2.8 a pastime is told before what somebody builds at weekends', () => {
    expect(ask(joao, 'hobbies??')).toContain('bouldering');
    expect(ask(joao, 'what has he made in his spare time?')).toContain('#project-bus-stop');
  });

  test('P2.7 where the owner writes of dark themes, the page’s own is not what is asked for', () => {
    expect(ask(withLine('I draw a dark theme for every map.'), 'does she make a dark theme?')).toContain('every map');
  });

  test('P2.3 a database is known by the two letters that engineers write', () => {
    expect(ask(joao, 'how good is he at pg?')).toMatch(/^PostgreSQL: 93%/);
    expect(askIn('zh', joao, ['pg 打几分'])).not.toContain('88');
  });

  test('P2.1 an account that is asked for beside the address is told with it', () => {
    const signal = { label: 'Signal', url: 'https://example.com/signal' };
    const person = { ...lena.person, profiles: [...(lena.person.profiles ?? []), signal] };
    const text = askIn('zh', { ...lena, person }, ['邮箱发我一下，有 Signal 吗']);
    expect(text).toContain('lena@example.com');
    expect(text).toContain(signal.url);
  });

  test('P2.1 a fact that holds the sentence which answers best is told whole', () => {
    const tea = structuredClone(lena);
    tea.experience[0]!.description.en =
      'An oolong tea company that makes half of its sales in live streams. I look after every tool in the studio.';
    expect(ask(tea, 'What does she do at the tea company?')).toContain('every tool in the studio');
  });

  test('P2.1 a weakness is told where it stands, in a job too', () => {
    const honest = structuredClone(lena);
    honest.experience[0]!.description.en =
      'I lead the front end. In July a release of mine broke the shop and charged 61 riders twice.';
    expect(ask(honest, 'has she ever broken production?')).toContain('61 riders');
  });

  test('P2.2 what is plainly needed is said as near, wherever about the owner it stands', () => {
    expect(askIn('ja', mina, ['出身は？'])).toContain('生まれは金沢');
  });

  test('P1.5 a company is known by the first word of its name, but for a name that means something else', () => {
    expect(ask(joao, 'What did he do at Cooperativa?')).toContain('lends to farmers');
    const berlin = structuredClone(joao);
    berlin.experience.at(-1)!.company = { zh: 'Paulo Data', en: 'Paulo Data', ja: 'Paulo Data' };
    expect(ask(berlin, 'Is he in Paulo?')).not.toContain('Paulo Data');
  });

  test('P1.1 a technology with a level of its own is not taken for a shorter one, nor an ordinary word for one', () => {
    const swift = structuredClone(lena);
    swift.skills.groups[0]!.skills = [
      { name: 'Swift', level: 92 },
      { name: 'SwiftUI', level: 84 },
    ];
    expect(ask(swift, 'How good is her SwiftUI?')).toContain('84%');
    expect(ask(withLine('At weekends I sail a dinghy.'), 'I heard she sails. Where?')).not.toContain('Rails');
  });

  test('P1.5 a compound in katakana is called by its last word', () => {
    const curry = structuredClone(mina);
    curry.projects[0]!.title.ja = 'スープカレー時計';
    curry.projects[0]!.summary.ja = 'スープカレーの行列。2024年に終了。';
    expect(askIn('ja', curry, ['カレーのやつ、もうやってないの？'])).toContain('2024年に終了');
  });

  test('P2.1 whether offers are welcome is told by what the owner says of them', () => {
    const booked = { zh: '约满到六月。', en: 'Booked until June.', ja: '6月まで予約済み。' };
    const person = { ...lena.person, availability: booked };
    expect(ask({ ...lena, person }, 'Is she available for a project?')).toContain('Booked until June.');
  });

  test('P2.2 age and a pastime are not told by sentences about something else', () => {
    const line = withLine('I was born in Gandia and swim in the sea.');
    for (const question of ['how old is she', 'does she play the piano'])
      expect(ask(line, question)).toContain('This page doesn’t say');
  });

  test('P2.1 what a talk costs is told by a sentence, not by the list of talks', () => {
    const person = {
      ...lena.person,
      publications: [{ kind: 'talk' as const, title: all('Locks in the cold'), where: all('Web Meeting'), year: 2024 }],
    };
    const owner = { ...withLine('My talks are free for universities; companies pay a fee.'), person };
    expect(ask(owner, 'Does she charge a fee for talks?')).toContain('free for universities');
    expect(ask(owner, 'Any talks?')).toContain('Locks in the cold');
  });

  test('P2.3 a technology is named by its whole name, and an advertisement knows those that a sentence names', () => {
    const owner = withLine('I write JavaScript, and once built an app in React Native at Google.');
    for (const asked of ['Do you know Java?', 'Golang?', 'Do you know the C language?'])
      expect(ask(owner, asked)).toMatch(/isn’t listed|not listed/i);
    const advertisement = `We are looking for a developer. ${'You will build our app with us. '.repeat(12)}
      Requirements: React Native, JavaScript. We offer a good salary. Apply now!`;
    expect(ask(owner, advertisement)).not.toMatch(/Not listed[^\n]*React Native/);
  });

  test('P2.8 where a child was born is not where the owner is from', () => {
    const owner = withLine('My daughter was born in Lisbon. I grew up in Porto.');
    expect(ask(owner, 'Where are you from?')).toContain('grew up in Porto');
    expect(ask(owner, 'Where are you from?')).not.toContain('daughter');
  });

  test.each(['Are you available 9-5?', 'Would 3-4 days a week be possible?', '团队有3-5个人吗'])(
    'P2.6 a range is no sum: “%s”',
    (asked) => {
      const { parts } = ANSWERERS.server([{ role: 'user', content: asked }], 'en');
      expect(parts.map(({ topic }) => topic)).not.toContain('world');
    },
  );

  test('P2.6 a sum is one', () => {
    const { parts } = ANSWERERS.server([{ role: 'user', content: 'what is 17 - 4?' }], 'en');
    expect(parts).toEqual([{ topic: 'world', found: false }]);
  });

  test('P1.2 in another language, the second of what was listed is no sentence of another place', () => {
    const asked = ['What did you achieve in your current job?', '第二个呢？'].map((said) => ({
      role: 'user' as const,
      content: said,
    }));
    expect(ANSWERERS.server(asked, 'en').text).not.toContain('打的分');
  });
});

function all(text: string) {
  return { zh: text, en: text, ja: text };
}
