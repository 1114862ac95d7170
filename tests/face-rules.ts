/** Reads the `@font-face` rules of a style sheet as far as this project writes them. */

export interface FaceRule {
  readonly family: string;
  /** The font's name in `src/styles/fonts`; undefined for a local font. */
  readonly file: string | undefined;
  readonly display: string | undefined;
  /** The characters of its `unicode-range`, of the Basic Multilingual Plane. */
  readonly characters: readonly string[];
  /** The percentages of its descriptors, such as `size-adjust`, as factors. */
  readonly factors: Readonly<Record<string, number>>;
  readonly weight: string | undefined;
  readonly style: string | undefined;
}

export function readFaceRules(css: string): FaceRule[] {
  return [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => {
    const descriptors = Object.fromEntries(
      body.split(';').map((line) => {
        const [name = '', ...value] = line.split(':');
        return [name.trim(), value.join(':').trim()];
      }),
    );
    return {
      family: descriptors['font-family']?.replaceAll("'", '') ?? '',
      file: /\/([\w-]+)\.woff2/.exec(descriptors['src'] ?? '')?.[1],
      display: descriptors['font-display'],
      characters: charactersIn(descriptors['unicode-range'] ?? ''),
      factors: Object.fromEntries(
        Object.entries(descriptors).flatMap(([name, value]) =>
          /^[\d.]+%$/.test(value) ? [[name, parseFloat(value) / 100]] : [],
        ),
      ),
      weight: descriptors['font-weight'],
      style: descriptors['font-style'],
    };
  });
}

function charactersIn(unicodeRange: string): string[] {
  return [...unicodeRange.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from = '', to = from]) => {
    const first = parseInt(from, 16);
    if (first > 0xffff) return [];
    return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, offset) => String.fromCodePoint(first + offset));
  });
}
