/**
 * Parts the styles in those that the first screen needs, which travel inside the HTML, and all others, which follow as
 * a file. A style sheet says so itself: what it puts into one of FIRST_LAYERS is there from the start, the rest can wait.
 */
import { transform, type Rule } from 'lightningcss';

/** The layers of the first screen; tokens.css says what each layer is for. */
const FIRST_LAYERS: ReadonlySet<string> = new Set(['tokens', 'base', 'first']);

interface SplitStyles {
  readonly first: string;
  readonly later: string;
}

/** Every rule goes to one of the two parts, in the order of the sheet. The order of the layers stands in the first. */
export function splitStyles(css: string): SplitStyles {
  const part = (wanted: boolean) => {
    /** How many rules stand around the one that is looked at. */
    let depth = 0;
    const { code } = transform({
      filename: 'page.css',
      code: new TextEncoder().encode(css),
      minify: true,
      visitor: {
        Rule(rule) {
          if (depth === 0 && isFirst(rule) !== wanted) return [];
          depth += 1;
          return undefined;
        },
        RuleExit() {
          depth -= 1;
        },
      },
    });
    return new TextDecoder().decode(code);
  };
  return { first: part(true), later: part(false) };
}

function isFirst(rule: Rule): boolean {
  if (rule.type === 'layer-statement' || rule.type === 'property') return true;
  return rule.type === 'layer-block' && FIRST_LAYERS.has(rule.value.name?.join('.') ?? '');
}
