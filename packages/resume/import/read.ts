/** What the parts of an import read from, and what they conclude. */
import type { Resume } from '../read/read-resume.ts';
import type { fieldWriter, InLanguages, TextWriter } from './several.ts';

export interface Source {
  readonly resumes: InLanguages<Resume>;
  readonly text: TextWriter;
  readonly field: ReturnType<typeof fieldWriter>;
  /** Tells the owner of something that the résumé does not say in so many words. */
  readonly conclude: (line: string) => void;
}

/** `2014-06-29` → `2014-06`; a year alone is taken for its first or last month. */
export function monthOf(date: string, month: '01' | '12'): string {
  return date.length === 4 ? `${date}-${month}` : date.slice(0, 7);
}

export function yearOf(date: string | undefined): number | undefined {
  return date === undefined ? undefined : Number(date.slice(0, 4));
}

/** `Speed: from 4.8 s to 1.6 s.` in two; undefined where a sentence only has a colon. */
export function labelled(words: string): { readonly label: string; readonly text: string } | undefined {
  const match = /^(?<label>[^:：.。,，、]{1,24}?)(?::\s+|：\s*)(?<text>\S.*)$/su.exec(words);
  const { label = '', text = '' } = match?.groups ?? {};
  return match ? { label: label.trim(), text } : undefined;
}
