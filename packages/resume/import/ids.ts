/** Makes the ids of jobs, projects, groups and achievements from their names (content/rules.ts says what an id is). */

const LONGEST = 40;
/** Letters that are no Latin letter with a mark, or that German, of the languages of a site, spells without it. */
const SPELT: Readonly<Record<string, string>> = {
  ß: 'ss',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** One id an entry, from the first of its names that can be written in Latin letters; else its kind and number. */
export function idsOf(kind: string, entries: readonly (readonly string[])[]): string[] {
  const taken = new Set<string>();
  return entries.map((names, index) => {
    const own = names.map(kebab).find((id) => id.length > 1) ?? `${kind}-${index + 1}`;
    const id = free(/^[a-z]/.test(own) ? own : shortened(`${kind}-${own}`), taken);
    taken.add(id);
    return id;
  });
}

/** `Café Lumen & Söhne` → `cafe-lumen-soehne`; empty where less than half of a name is Latin. */
function kebab(name: string): string {
  const letters = name.match(/\p{L}/gu) ?? [];
  const latin = name.match(/\p{Script=Latin}/gu) ?? [];
  if (latin.length * 2 < letters.length) return '';
  const plain = name
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöü]/g, (letter) => SPELT[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\P{ASCII}/gu, (letter) => SPELT[letter] ?? (/\p{M}/u.test(letter) ? '' : ' '));
  return shortened(plain.replace(/['’]/g, '').replace(/[^a-z0-9]+/g, '-'));
}

function shortened(id: string): string {
  return id.replace(/^-+/, '').slice(0, LONGEST).replace(/-+$/, '');
}

function free(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id;
  for (let number = 2; ; number += 1) {
    const numbered = `${id.slice(0, LONGEST - 4)}-${number}`;
    if (!taken.has(numbered)) return numbered;
  }
}
