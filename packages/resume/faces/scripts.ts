/** The scripts beside Latin, Chinese and Japanese that an owner's words may have, and a whole face for each. */

export interface WholeFace {
  /** The name that the font itself carries. */
  readonly family: string;
  readonly package: string;
  /** Regular and bold. */
  readonly files: readonly [string, string];
}

const face = (family: string, versioned: string): WholeFace => {
  const name = family.replaceAll(' ', '');
  return {
    family,
    package: `@expo-google-fonts/${versioned}`,
    files: [`400Regular/${name}_400Regular.ttf`, `700Bold/${name}_700Bold.ttf`],
  };
};

const SANS = face('Noto Sans', 'noto-sans@0.4.2');

/** By script; of Arabic, text that is copied out of Noto's face is spoilt. */
const FACES: Readonly<Record<string, WholeFace>> = {
  Hangul: face('Noto Sans KR', 'noto-sans-kr@0.4.3'),
  Cyrillic: SANS,
  Greek: SANS,
  Arabic: face('Vazirmatn', 'vazirmatn@0.4.1'),
  Hebrew: face('Noto Sans Hebrew', 'noto-sans-hebrew@0.4.1'),
  Thai: face('Noto Sans Thai', 'noto-sans-thai@0.4.2'),
  Devanagari: face('Noto Sans Devanagari', 'noto-sans-devanagari@0.4.1'),
};

/** The faces that a text needs beside those of the project. */
export function wholeFacesFor(text: string): WholeFace[] {
  const found = Object.entries(FACES).flatMap(([script, own]) =>
    new RegExp(`\\p{Script=${script}}`, 'u').test(text) ? [own] : [],
  );
  return [...new Set(found)];
}

const EMOJI = new RegExp('\\p{RGI_Emoji}', 'gv');

/** Without emoji, for which no face is embedded; figures and © are none. */
export function withoutEmoji<Value>(value: Value): Value {
  if (typeof value === 'string') {
    const without = value.replace(EMOJI, '');
    return (without === value ? value : without.replace(/ {2,}/g, ' ').trim()) as Value;
  }
  if (Array.isArray(value)) return value.map(withoutEmoji) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, withoutEmoji(own)])) as Value;
}
