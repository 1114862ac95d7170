import { Fragment } from 'react';
import type { Text } from '#contract/text.ts';
import { BREAK_MARK } from '#contract/break-mark.ts';
import { useLanguage } from '#site/language.tsx';

interface PhraseProps {
  readonly text: Text;
}

/** A short text that breaks between words in Chinese and Japanese too. Put it where `word-break: keep-all` holds. */
export function Phrase({ text }: PhraseProps) {
  const { say } = useLanguage();
  return say(text)
    .split(BREAK_MARK)
    .map((word, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {word}
      </Fragment>
    ));
}
