import { person } from './person.ts';
import type { Content } from '#content/schema.ts';

export const about = {
  lead: [
    { zh: '先写下来，', en: 'Write first.', ja: 'まず書く。' },
    { zh: '再连起来。', en: 'Link it later.', ja: 'あとでつなぐ。' },
  ],
  paragraphs: [
    {
      zh: '2019 年起，我在深圳写前端。头四年做后台管理系统，2023 年以后几乎只做一件事：让一款笔记工具打开快、搜得到、不丢字。',
      en: 'I’ve been writing front-end code in Shenzhen since 2019. The first four years went into admin systems. Since 2023 it has been mostly one thing: a note-taking tool that opens fast, finds what you wrote and never drops a character.',
      ja: '2019年から深圳（シンセン）でフロントエンドを書いています。はじめの4年は管理画面。2023年からは、ほぼ一つのことだけ。速く開き、すぐ見つかり、一文字も落とさないノートアプリづくりです。',
    },
    {
      zh: '我对编辑器有点执念。光标往哪儿跳，输入法上屏会不会吞字，一万条双向链接画出来卡不卡，需求文档里很少写，用户却天天碰到。',
      en: 'I’m a little obsessed with editors: where the caret lands, whether an input method eats a character, whether the screen stutters under ten thousand backlinks. Specs rarely mention any of it. Users run into it every day.',
      ja: 'エディターには、ちょっとうるさいほうです。カーソルがどこへ動くか。変換を確定したときに文字が消えないか。1万本のリンクを描いても、もたつかないか。仕様書にはまず載りませんが、使う人が毎日触れるところです。',
    },
    {
      zh: '我自己记笔记，也是先写下来，过几天再连。有几个设计就是这么来的：某天翻到两条旧笔记，发现说的是同一件事。',
      en: 'I keep my own notes like this: write first, link a few days later. Several of my designs began when I noticed that two old notes were about the same thing.',
      ja: '自分のノートも、まず書いて、数日たってからつなぎます。古い二つのノートに同じことが書いてあると気づき、そこから始まった設計もあります。',
    },
  ],
  notes: [
    { zh: '光标去哪儿了', en: 'Where the caret went', ja: 'カーソルの行方' },
    { zh: '输入法上屏', en: 'Input methods', ja: 'IMEの変換確定' },
    { zh: '一万条双链', en: 'Ten thousand links', ja: '1万本のリンク' },
    { zh: '日语断行', en: 'Japanese line breaks', ja: '日本語の改行' },
    { zh: 'CRDT 读书笔记', en: 'Notes on CRDTs', ja: 'CRDT読書ノート' },
  ],
  cards: {
    experience: {
      title: { zh: '从后台写到编辑器', en: 'From admin panels to an editor', ja: '管理画面からエディターへ' },
      line: {
        zh: '2019 年入行，2023 年起做知识库',
        en: 'Front-end work since 2019, a notes app since 2023',
        ja: '開発は2019年から、ノートアプリは2023年から',
      },
    },
    projects: {
      title: { zh: '三个还在维护的项目', en: 'Three I still maintain', ja: 'いまも保守している三つ' },
      line: { zh: '代码都公开', en: 'The code for all three is public', ja: 'コードはすべて公開' },
    },
    contact: {
      title: { zh: '通常当天回信', en: 'I usually reply the same day', ja: '返信はたいてい当日中' },
      line: person.hours,
    },
  },
  advantages: [
    {
      id: 'technical',
      label: { zh: '技术', en: 'Technical skill', ja: '技術' },
      text: {
        zh: '组件、状态、性能，从接口定义一路管到像素。',
        en: 'Components, state, performance: from the schema to the pixel.',
        ja: 'コンポーネント、状態管理、パフォーマンス。API設計から1ピクセルまで手を抜きません。',
      },
    },
    {
      id: 'experience',
      label: { zh: '经验', en: 'Experience', ja: '経験' },
      text: {
        zh: '接过老系统，也从零搭过新的，知道坑在哪儿。',
        en: 'I’ve inherited old systems and started new ones. I know where it hurts.',
        ja: '引き継ぎもゼロからの開発も経験済み。つまずきどころは、身をもって知っています。',
      },
    },
    {
      id: 'learning',
      label: { zh: '学习', en: 'Learning', ja: '学習' },
      text: {
        zh: '每年认真啃一样新东西，最近是 CRDT。',
        en: 'One new thing a year, properly. Lately it’s CRDTs.',
        ja: '年に一つ、新しい技術にじっくり取り組みます。最近はCRDTです。',
      },
    },
    {
      id: 'teamwork',
      label: { zh: '协作', en: 'Teamwork', ja: 'チーム開発' },
      text: {
        zh: '代码评审先问为什么，文档写给半年后入职的人。',
        en: 'In review I ask why first. I write docs for whoever joins in six months.',
        ja: 'レビューではまず理由を聞きます。ドキュメントは半年後に入る人に向けて書きます。',
      },
    },
    {
      id: 'innovation',
      label: { zh: '创新', en: 'Innovation', ja: '工夫' },
      text: {
        zh: '整理、查找交给 AI，省下时间试新做法，判断留给自己。',
        en: 'I let AI sort and search, and use the time to try things. The thinking stays human.',
        ja: '整理と検索はAIの仕事、考えるのは人の仕事。空いた時間で新しい方法を試します。',
      },
    },
  ],
} satisfies Content['about'];
