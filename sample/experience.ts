/** The jobs, newest first. Company, product and figures are invented. */
import { person } from './person.ts';
import type { Content } from '#content/schema.ts';

export const experience = [
  {
    id: 'islet',
    company: { zh: '屿记科技', en: 'Islet Technology', ja: '嶼記科技（Islet）' },
    position: person.title,
    place: person.place.fullName,
    start: '2019-07',
    description: {
      zh: '屿记是一款给团队用的知识库，六百多个团队在用。我负责 Web 端：编辑器、双向链接、全文搜索，还有后台。前端小组三个人（含我），我带队，既写代码，也定规范。',
      en: 'Islet is a knowledge base for teams, and over six hundred teams use it. I’m responsible for the web app: the editor, backlinks, full-text search and the admin side. There are three of us on the front end, and I lead. I write code and set the conventions.',
      ja: 'Isletはチーム向けのナレッジベースで、600を超えるチームが使っています。担当はWeb版のエディター、バックリンク、全文検索、管理画面。フロントエンドは自分を含め3人で、リーダーを務めています。コードを書きながら、コーディング規約も整えています。',
    },
    achievements: [
      {
        id: 'architecture',
        label: { zh: '架构', en: 'Architecture', ja: '設計' },
        text: {
          zh: '把 40 万行的单体前端拆成 11 个包，首屏从 4.8 秒降到 1.6 秒。',
          en: 'Split a 400,000-line front end into 11 packages, cutting first load from 4.8\u00A0s to 1.6\u00A0s.',
          ja: '40万行のフロントエンドを11のパッケージに分割し、初期表示を4.8秒から1.6秒に短縮。',
        },
      },
      {
        id: 'i18n',
        label: { zh: '国际化', en: 'Localization', ja: '多言語化' },
        text: {
          zh: '中、英、日三语上线，日语断行和中文标点挤压都单独调过。',
          en: 'Shipped in Chinese, English and Japanese, with line breaking and punctuation tuned for each.',
          ja: '中・英・日の3言語で公開。改行位置も、句読点や括弧の詰めも、言語ごとに調整。',
        },
      },
      {
        id: 'admin',
        label: { zh: '后台', en: 'Admin', ja: '管理画面' },
        text: {
          zh: '权限、审计日志、批量导入全部重写，客服的操作步骤少了一半。',
          en: 'Rewrote permissions, the audit log and bulk import. Support staff now need half the steps.',
          ja: '権限、監査ログ、一括インポートを刷新し、サポート担当の手順を半分に削減。',
        },
      },
      {
        id: 'components',
        label: { zh: '组件', en: 'Components', ja: '共通UI' },
        text: {
          zh: '基于 radix-ui 做了 46 个组件，CI 里也跑无障碍测试。',
          en: 'Built 46 components on radix-ui, with accessibility tests in CI.',
          ja: 'radix-uiで46のコンポーネントを整備。アクセシビリティもCIで自動テスト。',
        },
      },
    ],
    technologies: ['React', 'TypeScript', 'GraphQL', 'Tailwind CSS', 'radix-ui', 'Vite'],
  },
] satisfies Content['experience'];
