import { Fragment } from 'react';
import type { Text } from '#contract/text.ts';
import { useLanguage } from '#site/language.tsx';

/** A short name with a hyphen, such as `radix-ui`: it must not break there. Longer compounds may. */
const HYPHENATED_NAME = /\b([A-Za-z]{2,8}-[A-Za-z]{2,6})\b/;

interface ProseProps {
  readonly text: Text;
}

/** A running text whose hyphenated names stay on one line. */
export function Prose({ text }: ProseProps) {
  const { say } = useLanguage();
  return say(text)
    .split(HYPHENATED_NAME)
    .map((part, index) =>
      index % 2 === 1 ? (
        <span key={index} className="one-line">
          {part}
        </span>
      ) : (
        <Fragment key={index}>{part}</Fragment>
      ),
    );
}
