/**
 * Asks for a face of an element's serif before a text needs it: what is laid out when it comes is laid out anew.
 * @param style as in the shorthand `font`
 * @param text decides which of the faces of that style: those that have its letters
 */
export function askForFace(element: Element, style: string, text: string): void {
  const serif = getComputedStyle(element).getPropertyValue('--serif');
  // What fails is asked for again when a text needs it, and until then another face stands in.
  document.fonts.load(`${style} 1em ${serif}`, text).catch(() => {});
}
