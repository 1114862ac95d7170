import { Fragment, type HTMLAttributes } from 'react';
import { BREAK_MARK, directionOf, type Template } from '#shared/text.ts';

/**
 * Where a line may break, or what it must not break: a short name with a hyphen (`radix-ui`), a span of hours.
 * It may break after full-width punctuation and before a bracket, too, where WebKit lets no line of `keep-all` end.
 */
const BREAK_OR_UNIT = new RegExp(
  `${BREAK_MARK}|(?<=[，。、：；？！）])(?=[\\p{L}\\p{N}（])|(?<=\\p{L})(?=（)|\\b([A-Za-z]{2,8}-[A-Za-z]{2,6}|[\\d:]+–[\\d:]+)\\b`,
  'u',
);

/** The last character before a break and the first behind it, one of them Latin, none of them punctuation. */
const NEEDS_GAP = /^(?:\w[^\w\p{P}]|[^\w\p{P}]\w)$/u;

/** Sentences, and the items of a list. */
const BETWEEN_SENTENCES = /(?<=[。！？；／])/;

interface PhraseProps {
  /** With break marks. */
  readonly text: string;
}

/** A short text that breaks between words in Chinese and Japanese too (src/styles/base.css). */
export function Phrase({ text }: PhraseProps) {
  return text.split(BREAK_OR_UNIT).map((part, index, parts) => {
    if (index % 2 === 0) return <Fragment key={index}>{part}</Fragment>;
    if (part)
      return (
        <span key={index} className="one-line">
          {part}
        </span>
      );
    // Across a break the browser opens no gap between Latin and Chinese or Japanese.
    const gap = NEEDS_GAP.test((parts[index - 1]?.at(-1) ?? '') + (parts[index + 1]?.at(0) ?? ''));
    return (
      <Fragment key={index}>
        {gap && <span className="gap" />}
        <wbr />
      </Fragment>
    );
  });
}

/** The same where lines are balanced: a Chinese or Japanese sentence, or item of a list, that fits on a line stays on one. */
export function PhrasedSentences({ text }: PhraseProps) {
  const sentences = text.split(BETWEEN_SENTENCES);
  if (sentences.length < 2) return <Phrase text={text} />;
  return sentences.map((sentence, index) => (
    <span key={index} className="sentence">
      <Phrase text={sentence} />
    </span>
  ));
}

interface OwnTextProps extends PhraseProps, HTMLAttributes<HTMLElement> {
  readonly as?: 'p' | 'b' | 'span' | 'h3' | 'dd';
}

/** An element with a short text of the owner's, in the text's own direction. */
export function OwnText({ as: Element = 'p', text, ...rest }: OwnTextProps) {
  return (
    <Element dir={directionOf(text)} {...rest}>
      <Phrase text={text} />
    </Element>
  );
}

interface FilledProps<Names extends string> {
  readonly template: Template<Names>;
  readonly values: Readonly<Record<NoInfer<Names>, string | number>>;
}

/** `fill` for what a visitor reads: a name in the sentence keeps its own direction, and the sentence its order. */
export function Filled<Names extends string>({ template, values }: FilledProps<Names>) {
  const given: Readonly<Record<string, string | number>> = values;
  return (template as string).split(/\{(\w+)\}/).map((part, index) => {
    const value = index % 2 === 0 ? part : given[part];
    return index % 2 === 0 || typeof value === 'number' ? value : <bdi key={index}>{value}</bdi>;
  });
}

interface TechnologiesProps {
  readonly names: readonly string[];
  /** The list's accessible name, where no heading says it. */
  readonly label?: string;
}

/** Names of technologies as plain words in a row. They are proper names, the same in every language. */
export function Technologies({ names, label }: TechnologiesProps) {
  return (
    <ul className="technologies" aria-label={label}>
      {names.map((name) => (
        <li key={name} lang="en">
          {name}
        </li>
      ))}
    </ul>
  );
}
