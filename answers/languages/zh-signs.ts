/** Chinese words and spellings that tell something about a question or a sentence, wherever they stand in it. */
import type { Measures, Signs } from '../language-data.ts';

export const measures: Measures = {
  figure: /[\d二三四五六七八九十百千万两半]/,
  duration: /\d\s?(ms|s\b|日|分)|秒|分钟|小时|半天|一周/,
  moment: /(19|20)\d\d|明年|[春夏秋冬]天|\d\s?月|今年|去年/,
  counter: /(?:几|多少)(?:个(?=人))?([行人名本台日分秒年点个次条种家位遍款层倍])/,
};

export const signs: Signs = {
  certificate: /certif|证书|认证/,
  talk: /演讲|讲座/,
  writing: /blog|文章|博客|发表|论文/,
  coordinates: /地球.{0,3}标记|[粉红紫]色?的?[那这]?个?[点标]|gps|[经纬]度|经纬|坐标/,
  form: /v-?card|通讯录|名片|联系表单|(填|提交|发送).{0,6}表单|表单.{0,8}[发寄]/,
  files: /下载/,
  chart: /海图|地图|水深/,
  described: /介绍|说说|讲讲|是什么|详细|说明/,
  written: /^[他她你]?叫[什啥]|名.*(怎么[读写]|读音|[念拼])|怎么念|[英中日]文名/,
  accounts: /sns|社交|账号|帐号/,
  everyWay: /所有|全部|都要|别的|其[他它]|juejin|掘金|wechat|微信/,
  phone: /电话|手机号|号码/,
  timeZone: /时区|时差/,
  which: /哪/,
  ofProjects: /哪(个|些|几个|一个)?(项目|作品)|三个(项目)?(里|当?中)/,
  list: /列出|列一下|清单/,
  skills: /skill|技能/,
  code: /\bcode\b|代码/,
  used: /用|使|^在?哪[里儿]?呢?\P{L}*$/u,
  knows: /用|使|会|经验/,
  lasts: /多久|几年|多长/,
  now: /现在|目前|如今/,
  earlier: /前(?!端)/,
  score: /%|分|点|以[上下]/,
  atLeast: /以上|\+/,
  atMost: /以[下内]/,
  above: /超|[高大]于/,
  below: /未满|不到|不足|[低小]于/,
  frontend: /front-?end|前端/,
  backend: /back-?end|server|后端|服务端/,
  tools: /tool|工具/,
  doing: /干[嘛啥]|做什么/,
  employer: /再之前|公司|工作|单位/,
  atWork: /上班|高就|就职|任职/,
  fillers: /\b(and|or|vs)\b|和|跟|呢/g,
  aroundLabel:
    /^(那|还有|再?说说)|(方面|[那这]?[条点块]|部分)?(呢|(能不能|可以)?(展开|详细|具体|细){0,4}(是?怎么)?[说讲写]?[说讲一下]*(的|吗)?|(是|指)?什么意思|(是?指)(的是)?(什么|啥)|怎么理解)?[?。]*$/g,
};
