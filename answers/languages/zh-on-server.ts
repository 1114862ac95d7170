/** What the server knows of Chinese besides what a page has room for. */
import type { LanguageRules } from '../language-data.ts';
import { unlessBeside, withMore } from './with-more.ts';
import { simplified, traditional } from './zh-traditional.ts';
import { zh } from './zh.ts';

const needs: LanguageRules['needs'] = [
  [/(包|打包|构建)(的)?体积|多少 ?(kb|mb)|几 ?(kb|mb)/, /kb|mb|体积/],
  [/书面|合同/, /书面|合同/],
  [/美院|美术学院|艺术学院|艺校|科班/, /美院|美术|艺术|科班|专业/],
  [/最(受欢迎|火|热门)|(用的人|用户)最多/, /欢迎|最火|热门|最多/],
  [/导师|班主任/, /导师|班主任/],
  [/键盘|鼠标|显示器/, /键盘|鼠标|显示器/],
  [/(多人|实时|同时|一起)[^，。]{0,4}(协作|协同|编辑|改)|协同编辑|两个人同时/, /多人|实时|同时|协作|协同/],
  [/(最|引以为)(骄傲|自豪|得意|满意)/, /骄傲|自豪|得意|满意/],
  [/薪|工资|待遇/, /薪|工资|待遇|每(天|日|小时).{0,8}(元|欧|美元|刀)|[€$£¥￥]/],
  [/哪一?年(生|出生)|几几年/, /出生|生于|岁/],
  [/结婚|已婚|单身|老婆|老公|妻子|丈夫|成家/, /结婚|已婚|单身|妻|老婆|丈夫|先生|太太|爱人/],
  [/宠物|养(了|过)?[只条]?[猫狗]|有[猫狗]/, /宠物|(?<![天熊])猫|(?<!搜)狗|犬|鹦鹉|兔|仓鼠|乌龟|蜜蜂/],
  [
    /(多少|几个).{0,3}(用户|团队|客户|人在?用)|用户(数(?!据)|量|规模)/,
    /[\d一二两三四五六七八九十百千万]+多?[个家位]?(用户|团队|客户|人)/,
  ],
  [/(你们|团队|公司|组里?).{0,3}(招人|招聘|招新)(不|吗|么|嘛)/, /招/],
  [/(付费|收费)版|花了(公司)?多少钱/, /付费|收费|价|元|许可/],
  [/最大的?客户|客户名单/, /客户(有|包括|是)/],
  [
    /(直属|顶头)?(上级|上司|领导|老板)(是谁|叫|是哪)|(向|跟|给)(谁|哪个).{0,2}汇报|汇报(给谁|对象|线)/,
    /汇报|上级|上司/,
  ],
  [/word ?(版|格式|文件|文档)|docx?(?![a-z])|(英文以外|纯文本|markdown|md) ?(版|格式)的?(简历|cv)/, /word|docx/],
  [
    /(部署|托管)在(哪|什么|谁)|放在(哪|什么).{0,3}(服务器|云|平台)|(网站|页面|这站).{0,6}(服务器|托管|部署|域名|备案)|用(什么|哪家)(服务器|云)|cdn/,
    /部署在|托管|阿里云|腾讯云|cdn|域名/,
  ],
  [/npm|yarn|pnpm|包管理/, /npm|yarn|pnpm/],
  [
    /谁(来|负责|帮忙|给)?(做的?|在)?(翻译|设计|测试|画)|(翻译|设计稿|测试)(是)?谁/,
    /(翻译|设计|测试)(由|是)|设计师|译者|测试(员|同事)/,
  ],
  [/付费(用户|客户|团队)|(多少|几个).{0,4}(付费|付钱|流失)|(定价|卖多少钱|怎么收费)/, /付费|收费|价|[€$£¥￥]/],
  [/机器翻译|自动翻译|机翻|deepl|谷歌翻译/, /机器|机翻|deepl|谷歌/],
  [/实习(过|经历|经验|机会|生)?/, /实习/],
  [/弹性(工作|上班)|(加不加|要不要)班|几点(上|下)班|朝九晚/, /弹性|加班|[0-9]{1,2}[:：点]/],
  [/(下周|下个月|这个月|马上|立刻|立即|随时|尽快).{0,4}(到岗|入职|开始|上班|过来)/, /到岗|入职|通知期|档期/],
  [/(长|照|相|自拍).{0,2}(啥样|什么样|片)|有(照片|自拍|帅照)/, /照片|头像|自拍/],
  [
    /(单点|sso|双因素|加密|备份|离线模式|深色模式|夜间模式|移动端|手机版|小程序)/,
    /sso|双因素|加密|备份|离线|深色|夜间|移动|手机|小程序/,
  ],
  [
    /竞品|对手|(和|跟|比).{0,4}(obsidian|语雀|飞书|印象笔记|有道|思源|logseq|roam)|语雀|飞书|印象笔记|有道云|思源|obsidian/,
    /竞品|语雀|飞书|印象笔记|有道|思源|obsidian/,
  ],
];

/** What few pages tell: asked for by such a word, it is told by the same. */
const specifics =
  /公众号|小红书|抖音|b站|bilibili|知乎(?!识)|微博|视频号|qq|钉钉|telegram|discord|slack(?![a-z])|zoom|腾讯会议|rss|黑客松|训练营|奖学金|当兵|退伍|残疾|过敏|五年后|十年后|梦想|logo(?![a-z])|插画|海报|网课|路线图/;

/** What somebody does besides work: told of the same, or not. */
const pastimes =
  /钢琴|吉他|小提琴|大提琴|围棋|象棋|麻将|网球|足球|篮球|羽毛球|乒乓|高尔夫|瑜伽|滑雪|冲浪|游泳|攀岩|跳舞|唱歌|橄榄球|棒球|排球|保龄球|马拉松|打游戏/;

/** Who greets and says who they are asks nothing yet. */
const introduction =
  /^(?:学长|学姐|老师|大佬)?(你好|您好|嗨|哈喽|hello|hi|早上好|下午好|晚上好)[\s,，!！~。]*(我|这边|这里)(是|叫|来自|也|在读|刚|正在|大[一二三四])(?!.*(想|招|找|需要|请问|咨询|了解|机会|岗位|麻烦|说|介绍|发|给))[^?？吗呢]{1,20}$/;

/** Who laughs and tells something of themselves asks nothing. */
const remark =
  /^[哈呵嘿]+[，,！!~。\s]*(我|咱)(?!.*(想|问|要|找|能|可以|请|[吗呢么?？]|什么|哪|谁|怎|多少|几|不[。]?$|没[。]?$)).{1,16}$/;

/** More words by which a sentence that tells a matter is known. */
const tells: LanguageRules['tells'] = {
  multilingual: /双语|多语种/,
  salary: /\d\s?(元|欧|美元|美金|英镑|日元|纽币|澳元|加元|港币|法郎|克朗|雷亚尔)|预付|先付|开工时付|付款/,
  hobby:
    /滑雪|唱|合唱|游泳|画画|跳舞|(?:飞机|船|火车)模型|拼模型|钓鱼|(?<![全地])球|瑜伽|编织|乐队|电影|小说|下厨|(?<!培)养了?[一只条]|菜园|夏天|冬天/,
  companyFacts: /[一二两三四五六七八九十百\d]+个?人的?(小|设计|数字)?(工作室|公司|事务所)/,
  components: /wcag|a11y/,
  weakness: /事故|宕机|故障|倒了|挂了|扣了|出错|写错|搞砸|弄坏|教训/,
};

/** The rules of a page, and those that it has no room for. */
export const rules: LanguageRules = {
  ...zh,
  ...(zh.stopPhrases && {
    stopPhrases: new RegExp(`那[一两]?[次回]|怎么回事|咋回事|${zh.stopPhrases.source}`, 'g'),
  }),
  slips: [
    [traditional, simplified],
    [/专案/g, '项目'],
    ...zh.slips,
    [/(?:最|更|主要)关注(?:啥|什么|哪些|的)/g, '看重什么'],
    [/有没有(?=用|做|写|学|接触|碰|玩)/g, '是否'],
  ],
  advertisement: new RegExp(`${zh.advertisement.source}|你要做的|希望你|任职条件|急招|诚聘|诚邀|薪酬|我们是一家`, 'g'),
  needs: [...zh.needs, ...needs],
  specifics: new RegExp([zh.specifics, specifics, pastimes].map(({ source }) => source).join('|'), 'g'),
  aspects: withMore(zh.aspects, { manner: /怎么(进|去|来|开始|想到|入)/ }),
  asides: {
    ...zh.asides,
    ...withMore(
      { greeting: zh.asides?.greeting ?? /$^/, ack: zh.asides?.ack ?? /$^/ },
      { greeting: introduction, ack: remark },
    ),
  },
  signs: { ...zh.signs, talk: unlessBeside(zh.signs.talk, /语言|[英中日]语|收费|费用|提前/) },
  tells: withMore(zh.tells, tells),
};
