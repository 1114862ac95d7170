/** Greetings, thanks, farewells, and questions about the answerer itself: the whole message is nothing else. */
import type { Language } from '#contract/language.ts';
import { MARKS } from './vocabulary/vocabulary.ts';

export type SmallTalk = 'greeting' | 'thanks' | 'farewell' | 'help' | 'identity';

/** Matched against the message without punctuation and without a greeting in front of something else. */
const PATTERNS: Readonly<Record<Language, Readonly<Record<SmallTalk, RegExp>>>> = {
  en: {
    greeting:
      /^(hi|hello|hey|hiya|howdy|greetings|good (morning|afternoon|evening|day)|how are you|nice to meet you)( there| you| all)?$/,
    thanks:
      /^(ok |okay |great |cool |perfect )?(thanks?|thank you|thx|cheers|much appreciated|many thanks)( a lot| so much| very much| you)?( bye)?$/,
    farewell: /^(good ?bye|bye)( bye| for now)?$|^see (you|ya)( later| soon)?$/,
    help: /^(help|help me|menu)$|what (can|do|could) (you|this( chat| bot| assistant)?) (do|help|answer|know|tell)|what (can|could|should|may) i ask|how (do(es)?|can) (you|this|i use)( chat| bot| assistant)? ?(work|this)|how can you help|what are you (for|able)/,
    identity:
      /are you (an? |the )?(real |actual )?(ro)?bot|are you (an? )?(ai|human|real|person|machine|program|model|chatgpt|gpt|llm|language model)|are you (an? )?(real )?(person|human)|^(who|what) are you$|which (ai )?model|what (ai|model|llm)|am i (talking|speaking|chatting) (to|with) (a|an) |are you theowner|what is your name|what's your name/,
  },
  zh: {
    greeting: /^(你好|您好|嗨|哈喽|哈啰|hi|hello|hey|早上好|早|上午好|下午好|晚上好|大家好|在吗|在么)(呀|啊|吗)?$/,
    thanks: /^(好的|好|嗯|ok)?(多谢|谢谢|感谢|谢啦|谢了|非常感谢|辛苦了|thanks|thx)(你|您|啦|了|你的帮助|解答)*$/,
    farewell: /^(再见|拜拜|回头见|下次见)(了|啦)?$/,
    help: /^(帮助|帮忙|菜单|怎么用)$|你(都)?(能|会|可以)(做|干|帮|回答|告诉)(我)?(些)?(什么|啥|哪些)|(能|可以)问(你)?(些)?(什么|啥|哪些)|(该|应该)?怎么(用|使用)(你|这个)|你有什么(用|功能)|你能帮/,
    identity:
      /你是(不是)?(个)?(机器人|真人|人吗|人类|ai|人工智能|程序|机器|模型|gpt|chatgpt|theowner)|^你是(谁|什么|啥)$|你是(一个)?(人|机器)|你叫什么|什么模型|哪个模型|你用的是什么(模型|ai)|我在(和|跟)谁(说话|聊)/,
  },
  ja: {
    greeting:
      /^(こんにちは|こんばんは|おはよう|おはようございます|はじめまして|やあ|どうも|ハロー|hi|hello|hey|もしもし|よろしくお願いします)$/,
    thanks:
      /^(どうも|本当に|大変)?(ありがとう|ありがとうございます|ありがとうございました|感謝します|助かりました|サンキュー|thanks|thx)$/,
    farewell: /^(さようなら|((では|じゃあ?)?また)ね?|失礼(します|いたします))$/,
    help: /^(ヘルプ|助けて|使い方|メニュー)(は|を教えて|を教えてください)?$|(何|なに)(が|を)(できます|できる|聞け|聞いたら|答え|教えてくれ|質問でき|手伝)|(どんな|どのような)(こと|質問)(が|を|に)(聞け|聞いて|でき|答え|質問)|どうやって使|何について(聞|質問|答)/,
    identity:
      /(あなた|君|きみ|これ)(は|って|が)?(誰|だれ|何者|何です|ロボット|ボット|ai|人間|人です|人工知能|本人|機械|プログラム|chatgpt|gpt|theowner)|^(ロボット|ai|人間|本人|ボット)(です|なの)|(どの|何の|どんな)(ai)?モデル|誰と話して|(ai|ロボット|人間|本人)ですか$/,
  },
};

const GREETED = /^(hi|hello|hey|你好|您好|嗨|こんにちは|はじめまして)[\s,，、。.!！]+(?=\S)/;

/** A greeting in front of a question belongs to no answer. */
export function withoutGreeting(question: string): string {
  return question.replace(GREETED, '');
}

/** `question` in lower case, its names turned into marks. */
export function smallTalkIn(question: string, language: Language): SmallTalk | undefined {
  const separator = language === 'en' ? ' ' : '';
  const bare = question
    .replaceAll("'", '’')
    .replaceAll(/[\p{P}\p{S}\s]+/gu, (run) => (run.includes('’') ? "'" : separator))
    .trim();
  const patterns = PATTERNS[language];
  const isAboutOwner = bare.includes(MARKS.owner) && !patterns.identity.test(bare);
  const kinds: readonly SmallTalk[] = ['greeting', 'thanks', 'farewell', 'identity', 'help'];
  return isAboutOwner ? undefined : kinds.find((kind) => patterns[kind].test(bare));
}
