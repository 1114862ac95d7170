import { useState } from 'react';
import { useTimeout } from './use-timeout.ts';

/** How long a button says that it copied, ms. */
const COPIED_MS = 3_000;

export type CopyOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'copied' }
  /** The page may lack the clipboard (plain http) or be refused it. */
  | { readonly kind: 'failed'; readonly text: string };

/** What a button that copies needs: what came of the last press, and the press itself. */
export function useCopy(): [outcome: CopyOutcome, copy: (text: string) => Promise<void>] {
  const [outcome, setOutcome] = useState<CopyOutcome>({ kind: 'none' });
  useTimeout(() => setOutcome({ kind: 'none' }), outcome.kind === 'copied' ? COPIED_MS : undefined, outcome);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({ kind: 'copied' });
    } catch {
      setOutcome({ kind: 'failed', text });
    }
  };
  return [outcome, copy];
}
