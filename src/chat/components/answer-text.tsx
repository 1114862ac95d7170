/** An answer as it is read. What understands Markdown is downloaded with the first one; until then its text stands bare. */
import { lazy, Suspense, type ReactNode } from 'react';
import { loadMarkdown } from './downloads.ts';

interface AnswerTextProps {
  readonly text: string;
  /** The text is still arriving. */
  readonly growing: boolean;
}

/** What cannot be downloaded must not take the answer with it. */
const Markdown = lazy(async (): Promise<{ default: (props: AnswerTextProps) => ReactNode }> => {
  try {
    return { default: (await loadMarkdown()).Markdown };
  } catch {
    return { default: ({ text }) => text };
  }
});

export function AnswerText(props: AnswerTextProps) {
  return (
    <Suspense fallback={props.text}>
      <Markdown {...props} />
    </Suspense>
  );
}

/** The words of an answer without its marks, for reading aloud. */
export async function spokenAnswer(text: string): Promise<string> {
  try {
    return (await loadMarkdown()).plainMarkdown(text);
  } catch {
    return text;
  }
}
