import type { Text } from '#shared/text.ts';

const SENTENCE: Text = {
  zh: '多瑙河轮船公司船长的救生艇停在港口，记录员把每一次靠岸、每一阵风都写进航海日志，然后再抄一遍。',
  en: 'The Donaudampfschifffahrtsgesellschaftskapitän keeps a Rettungsbootbesatzungsverzeichnis of every landing and of every wind. ',
  ja: 'ドナウ汽船会社の船長は、入港のたびに風向きと乗組員名簿を航海日誌へ書きうつし、念のためもう一度書きうつします。',
};

/**
 * A text as long as its field holds, in every language: `max` UTF-16 units in English, `maxCjk` in the others.
 * @param begin What tells it from the other texts.
 */
export function full(max: number, maxCjk: number, begin = ''): Text {
  return {
    zh: cut(begin + SENTENCE.zh, maxCjk),
    en: cut(begin + SENTENCE.en, max),
    ja: cut(begin + SENTENCE.ja, maxCjk),
  };
}

function cut(sentence: string, max: number): string {
  return sentence
    .repeat(Math.ceil(max / sentence.length))
    .slice(0, max)
    .replace(/ $/, '.');
}
