import { Fragment } from 'react';
import type { Text } from '#contract/text.ts';
import { BREAK_MARK } from '#contract/break-mark.ts';
import { useLanguage } from '#site/language.tsx';

/** Where a line may break, or what it must not break: a short name with a hyphen (`radix-ui`), a span of hours. */
const BREAK_OR_UNIT = new RegExp(`${BREAK_MARK}|\\b([A-Za-z]{2,8}-[A-Za-z]{2,6}|[\\d:]+–[\\d:]+)\\b`);

interface PhraseProps {
  readonly text: Text;
}

/** A short text that breaks between words in Chinese and Japanese too. Put it where `word-break: keep-all` holds. */
export function Phrase({ text }: PhraseProps) {
  const { say } = useLanguage();
  return say(text)
    .split(BREAK_OR_UNIT)
    .map((part, index) => {
      if (index % 2 === 0) return <Fragment key={index}>{part}</Fragment>;
      if (!part) return <wbr key={index} />;
      return (
        <span key={index} className="one-line">
          {part}
        </span>
      );
    });
}
