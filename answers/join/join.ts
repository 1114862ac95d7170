/** Puts the parts of an answer together: each once, the way to a section said once. */
import type { Template } from '#contract/text.ts';
import { isLatin, spaceIn } from '#contract/known-languages.ts';
import type { Voice } from '../language-data.ts';
import type { Said } from '../say/said.ts';

export function joined(parts: readonly Said[], voice: Voice): string {
  const all = [...new Set(parts.map(({ text }) => quotedOnce(text, voice)))];
  const texts = all.filter((text) => !all.some((other) => isWithin(text, other, voice)));
  const once = texts.map((text, index) => {
    const way = wayOf(text, voice);
    return way !== '' && texts.slice(index + 1).some((later) => wayOf(later, voice) === way)
      ? withoutWay(text, voice)
      : text;
  });
  const isLong =
    once.some((text) => text.includes('\n')) ||
    (once.length > 1 && once.join('').length > (isLatin(voice.language) ? 240 : 100));
  return once.join(isLong ? '\n\n' : spaceIn(voice.language));
}

/** Whether a longer text says it too; of two that differ in their ways alone, the longer one stays. */
function isWithin(text: string, other: string, voice: Voice): boolean {
  const body = withoutWay(text, voice);
  const longer = withoutWay(other, voice).length - body.length || other.length - text.length;
  return longer > 0 && other.includes(body);
}

/** Whose words they are is said once before sentences of one place, and no sentence twice in a row. */
function quotedOnce(text: string, { messages, language }: Voice): string {
  const space = spaceIn(language);
  const [before = '', way = ''] = patternOf(messages.quote).split('{text}');
  const [ofProject = ''] = patternOf(messages.project).split('{text}');
  return text
    .replaceAll(new RegExp(`(${way})${space}${before}(?=[^\\n[]*\\1)`, 'g'), space)
    .replaceAll(new RegExp(`(?<=(${ofProject})[^\\n[]*)${space}\\1`, 'g'), space)
    .replaceAll(/(?<=^|[.。:：] ?)(.{15,}?[.。！？!?]) ?\1/g, '$1');
}

function withoutWay(text: string, voice: Voice): string {
  const way = wayOf(text, voice);
  return text.slice(0, text.length - way.length).trimEnd();
}

/** `See [Skills](#skills).` at the end of a text, in the words of the messages. */
function wayOf(text: string, voice: Voice): string {
  const ways = [voice.messages.see, voice.messages.from].map((way) => new RegExp(`${patternOf(way)}$`).exec(text));
  return ways.find((way) => way !== null)?.[0] ?? '';
}

/** What a template looks like when it is filled with names; `{text}` stays. */
function patternOf(template: Template<never>): string {
  return template
    .replace(/[\\^$.*+?()[\]|]/g, (sign) => `\\${sign}`)
    .replaceAll(/\{(?!text)\w+\}/g, String.raw`[^\n\].。]+?`);
}
