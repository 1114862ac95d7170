/**
 * Parts the styles in those that the first screen needs, which travel inside the HTML,
 * and those of the sections below it, which follow as a file.
 */
import { transform, type Selector } from 'lightningcss';

export interface SplitStyles {
  readonly first: string;
  readonly below: string;
}

/**
 * Every rule goes to one of the two parts with the `@layer`, `@media` and `@supports` around it:
 * below when it names a class or an animation that `isBelow`, registers a property or is for paper, else to the first.
 */
export function splitStyles(css: string, isBelow: (className: string) => boolean): SplitStyles {
  const part = (keepBelow: boolean) => {
    /** How many conditions deep in what is for paper. */
    let paper = 0;
    const drop = (below: boolean) => ((below || paper > 0) === keepBelow ? undefined : []);
    const { code } = transform({
      filename: 'page.css',
      code: new TextEncoder().encode(css),
      visitor: {
        Rule: {
          media({ value }) {
            const forPaper = value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print');
            if (forPaper && !keepBelow) return [];
            if (forPaper || paper > 0) paper += 1;
            return undefined;
          },
          style: ({ value }) => drop(value.selectors.some((selector) => classesOf(selector).some(isBelow))),
          keyframes: ({ value }) => drop(isBelow(value.name.value)),
          'font-face': () => drop(false),
          // Nothing of the first screen registers one.
          property: () => drop(true),
          page: () => drop(true),
          'layer-statement': () => drop(false),
        },
        RuleExit({ type }) {
          if (type === 'media') paper = Math.max(0, paper - 1);
        },
      },
    });
    return minify(code);
  };
  return { first: part(false), below: part(true) };
}

/** Drops the blocks that lost all of their rules. */
function minify(code: Uint8Array): string {
  return new TextDecoder().decode(transform({ filename: 'page.css', code, minify: true }).code);
}

function classesOf(selector: Selector): string[] {
  return selector.flatMap((component) => {
    if (component.type === 'class') return [component.name];
    // `:is`, `:not`, `:where`, `:has` hold a list of selectors, `:host` one or none.
    const inner = component.type === 'pseudo-class' && 'selectors' in component ? component.selectors : undefined;
    return inner ? (inner as Selector[]).flatMap(classesOf) : [];
  });
}
