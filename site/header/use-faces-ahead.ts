import { useEffect } from 'react';
import { askForFace } from '#ui/ask-for-face.ts';

/** The weights that headings and the name are set in. */
const WEIGHTS = ['400', '700'];
/** A letter for the Latin face of a stack and one for the Chinese or Japanese. */
const LETTERS = 'A永';

/** Asks for the faces of every language that may be chosen as soon as the choice is open: with them the texts change at once. */
export function useFacesAhead(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    for (const link of document.querySelectorAll('a[hreflang]'))
      for (const weight of WEIGHTS) askForFace(link, weight, LETTERS);
  }, [open]);
}
