import { useEffect } from 'react';

/** The weights that headings and the name are set in. */
const WEIGHTS = [400, 700];
/** A letter for the Latin face of a stack and one for the Chinese or Japanese. */
const LETTERS = 'A永';

/** Asks for the faces of every language that may be chosen as soon as the choice is open: with them the texts change at once. */
export function useFacesAhead(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    // Not the links of the menu, which are held while it opens: to ask for their style would work it out at once.
    for (const link of document.querySelectorAll('#languages a')) {
      const serif = getComputedStyle(link).getPropertyValue('--serif');
      // What fails is asked for again when a text needs it, and until then another face stands in.
      for (const weight of WEIGHTS) document.fonts.load(`${weight} 1em ${serif}`, LETTERS).catch(() => {});
    }
  }, [open]);
}
