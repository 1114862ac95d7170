import type { AnswersOnServer } from '../translation.ts';

export const answersOnServer: AnswersOnServer = {
  chatPrivacy:
    '你输入的内容会发到本站的服务器，在那里从这一页的文字里找答案；不保存，不写进日志，不交给第三方，{name}也看不到。只有一个会话 cookie 用来数消息条数。',
  theme: '有浅色和深色两种主题。先跟着你的系统走，想换就按右上角的按钮，手机上在菜单里。',
  globe:
    '那个地球标出了{name}在哪儿：洋红色的记号是{place}。拖一拖就会转，能放大缩小，也能暂停；凑近了会变成一张海图。',
  form: '[联系](#contact)里的表单会打开你的邮件应用，内容已经填好，在那里点发送就行；本站不代发，也不保存。表单需要 JavaScript，没开的话请直接写信到 [{email}](mailto:{email})。',
  noCode: '[{title}](#project-{id})没有放代码链接。',
  practices: {
    editor: '编辑器',
    inputMethod: '输入法',
    search: '搜索',
    knowledge: '笔记和知识库',
    openSource: '开源',
    together: '协同编辑',
    offline: '离线',
    typography: '排版',
    forms: '表单',
    selling: '电商和支付',
    pictures: '图表和地图',
    mobile: '移动端',
    accessibility: '无障碍',
    testing: '测试',
    review: '代码评审',
    conventions: '规范',
    translation: '多语言',
    speed: '速度',
    configured: '配置生成页面',
    documents: '文档',
    old: '接手老系统',
    scratch: '从零搭建',
    design: '设计',
    security: '安全',
    operations: '运维',
    ai: 'AI',
  },
};
