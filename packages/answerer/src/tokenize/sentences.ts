/** Texts in sentences. */

/** `Replies within a day. No spam.` → two. Figures such as 1.6 and names such as Node.js stay whole. */
export function sentencesOf(text: string): string[] {
  return (text.match(/.+?(?:[。！？!?]+[」』”）)]?|\.(?=\s+[^\p{Ll}\s]|$)|$)\s*/gsu) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
