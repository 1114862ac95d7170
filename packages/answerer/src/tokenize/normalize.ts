/** Text as it is compared. */

/** Lower case, full-width letters as plain ones, curly quotes as straight ones, umlauts as who has no key for them writes them. */
export function normalize(text: string): string {
  return namedGo(text)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[äöü]/g, (letter) => `${letter.normalize('NFD')[0]}e`)
    .replaceAll('ß', 'ss');
}

/** The language whose name is a word: known by its capital among other names. */
function namedGo(text: string): string {
  return text.replaceAll(
    /(?<=([^\p{Script=Latin}\s]|\b(?:or|and|in|with)) ?)Go(?! ?[\p{Script=Latin}\p{N}])|(?<![\p{L}\p{N}])(Go(?= ?([、,，/／・)）]|または|or\b|and\b))|[Gg]o(?= ?([和跟与とや或]|还是)))/gu,
    'golang',
  );
}
