/**
 * Which faces an element may be set in: the cascade of the styles (CSS Cascading 5 §6) for two properties, family and
 * weight. What depends on the window or on a state (a media query, `:hover`, an attribute that scripts write) may hold
 * or not, so an element has all the values that it could have. Print has its own faces and is left out.
 */
import { transform, type Declaration, type Rule, type Selector, type SelectorComponent } from 'lightningcss';
import type { ElementNode } from './html-tree.ts';

type Property = 'family' | 'weight';
/** A family is the name of its custom property, `--serif`; a weight is a number. */
export type Value = string | number;

export interface StyleRule {
  readonly selector: Selector;
  readonly values: Readonly<Partial<Record<Property, Value>>>;
  /** By layer, then by specificity, then by place. */
  readonly rank: readonly number[];
  /** Inside a condition that may hold or not. */
  readonly conditional: boolean;
}

/** Whether a selector matches an element; `maybe` where a state decides. */
type Match = 'yes' | 'maybe' | 'no';

/** Before nesting, so that it is written out: `chrome 90`. */
const WITHOUT_NESTING = { chrome: 90 << 16 };
const BOLD_BY_ITSELF = /^(?:h[1-6]|b|strong|th)$/;

/** The rules of a style sheet that set a family or a weight. */
export function readStyles(css: string): StyleRule[] {
  const { code } = transform({ filename: 'styles.css', code: Buffer.from(css), targets: WITHOUT_NESTING });
  let sheet: Rule[] = [];
  transform({ filename: 'styles.css', code, visitor: { StyleSheet: ({ rules }) => void (sheet = rules) } });
  // As the sheet itself orders them; what is in none comes after all.
  const layers = sheet.flatMap((rule) =>
    rule.type === 'layer-statement' ? rule.value.names.map((name) => name.join('.')) : [],
  );
  return rulesIn(sheet, layers, layers.length, false).map(({ selector, values, layer, conditional }, index) => ({
    selector,
    values,
    rank: [layer, ...specificity(selector), index],
    conditional,
  }));
}

interface FoundRule extends Omit<StyleRule, 'rank'> {
  readonly layer: number;
}

function rulesIn(rules: readonly Rule[], layers: readonly string[], layer: number, conditional: boolean): FoundRule[] {
  return rules.flatMap((rule): FoundRule[] => {
    if (rule.type === 'layer-block') {
      const name = rule.value.name?.join('.') ?? '';
      return name === 'print' ? [] : rulesIn(rule.value.rules, layers, layers.indexOf(name), conditional);
    }
    if (rule.type === 'media' || rule.type === 'supports' || rule.type === 'container') {
      const isPrint = rule.type === 'media' && JSON.stringify(rule.value.query).includes('"print"');
      return isPrint ? [] : rulesIn(rule.value.rules, layers, layer, true);
    }
    if (rule.type !== 'style') return [];
    const values = valuesOf(rule.value.declarations?.declarations ?? []);
    if (Object.keys(values).length === 0) return [];
    return rule.value.selectors.map((selector) => ({ selector, values, layer, conditional }));
  });
}

/** As this project writes them: `font: 700 var(--size-5)/1.5 var(--serif)`, `font-weight: 600`, `font: inherit`. */
function valuesOf(declarations: readonly Declaration[]): Partial<Record<Property, Value>> {
  const values: Partial<Record<Property, Value>> = {};
  for (const declaration of declarations) {
    const source = JSON.stringify(declaration);
    const property = declaration.property === 'unparsed' ? declaration.value.propertyId.property : declaration.property;
    const inherits = source.includes('"inherit"');
    if (property === 'font' || property === 'font-family') {
      // The family stands last in the shorthand: the size before it is a token as well.
      const token = [...source.matchAll(/"(--[\w-]+)"/g)].at(-1)?.[1];
      values.family = inherits ? 'inherit' : (token ?? 'other');
    }
    if (property === 'font' || property === 'font-weight') {
      values.weight = inherits ? 'inherit' : Number(/"value":([1-9]\d\d)\b/.exec(source)?.[1] ?? 400);
    }
  }
  return values;
}

/** Tells every value that a property of an element may have. */
export function createCascade(rules: readonly StyleRule[]) {
  const known = {
    family: new Map<ElementNode, ReadonlySet<Value>>(),
    weight: new Map<ElementNode, ReadonlySet<Value>>(),
  };
  return valuesFor;

  function valuesFor(element: ElementNode, property: Property): ReadonlySet<Value> {
    const values = known[property].get(element) ?? new Set(cascaded(element, property));
    known[property].set(element, values);
    return values;
  }

  function* cascaded(element: ElementNode, property: Property): Generator<Value> {
    for (const { rule, match } of matching(element, property)) {
      const value = rule.values[property];
      if (value === 'inherit') yield* inherited(element, property);
      else if (value !== undefined) yield value;
      if (match === 'yes' && !rule.conditional) return;
    }
    if (property === 'weight' && BOLD_BY_ITSELF.test(element.name)) yield 700;
    else yield* inherited(element, property);
  }

  function matching(element: ElementNode, property: Property) {
    return rules
      .filter(({ values }) => values[property] !== undefined)
      .map((rule) => ({ rule, match: matchOf(rule.selector, element) }))
      .filter(({ match }) => match !== 'no')
      .toSorted((one, other) => compareRanks(other.rule.rank, one.rule.rank));
  }

  function inherited({ parent }: ElementNode, property: Property): Iterable<Value> {
    return parent ? valuesFor(parent, property) : [];
  }
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  const different = one.findIndex((value, index) => value !== other[index]);
  return (one[different] ?? 0) - (other[different] ?? 0);
}

/** [ids, classes, types], as far as the selectors of this project go (Selectors 4 §17). */
function specificity(selector: Selector): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  for (const component of selector) {
    if (component.type === 'id') sum[0] += 1;
    if (component.type === 'type') sum[2] += 1;
    if (component.type === 'class' || component.type === 'attribute') sum[1] += 1;
    if (component.type !== 'pseudo-class' || component.kind === 'where') continue;
    const inner = innerSelectors(component).map(specificity).toSorted(compareRanks).at(-1);
    if (inner) inner.forEach((value, index) => (sum[index]! += value));
    else sum[1] += 1;
  }
  return sum;
}

function innerSelectors(component: SelectorComponent): Selector[] {
  if (component.type !== 'pseudo-class') return [];
  return component.kind === 'is' || component.kind === 'where' || component.kind === 'not' ? component.selectors : [];
}

export function matchOf(selector: Selector, element: ElementNode): Match {
  const cut = selector.findLastIndex(({ type }) => type === 'combinator');
  const own = all(selector.slice(cut + 1).map((component) => matchComponent(component, element)));
  const combinator = selector[cut];
  if (own === 'no' || combinator?.type !== 'combinator') return own;
  const rest = selector.slice(0, cut);
  if (combinator.value === 'child') return all([own, element.parent ? matchOf(rest, element.parent) : 'no']);
  if (combinator.value !== 'descendant') return 'maybe';
  return all([own, any(ancestorsOf(element).map((ancestor) => matchOf(rest, ancestor)))]);
}

function matchComponent(component: SelectorComponent, element: ElementNode): Match {
  const { id, class: classes = '' } = element.attributes;
  if (component.type === 'type') return component.name === element.name ? 'yes' : 'no';
  if (component.type === 'id') return component.name === id ? 'yes' : 'no';
  if (component.type === 'class') return classes.split(/\s+/).includes(component.name) ? 'yes' : 'no';
  if (component.type === 'pseudo-class') return matchPseudoClass(component, element);
  if (component.type === 'pseudo-element') return 'no';
  return component.type === 'attribute' ? 'maybe' : 'yes';
}

function matchPseudoClass(component: SelectorComponent & { type: 'pseudo-class' }, element: ElementNode): Match {
  const inner = () => any(innerSelectors(component).map((selector) => matchOf(selector, element)));
  if (component.kind === 'root') return element.parent ? 'no' : 'yes';
  if (component.kind === 'lang') {
    return component.languages.some((language) => languageOf(element).split('-')[0] === language) ? 'yes' : 'no';
  }
  if (component.kind === 'is' || component.kind === 'where') return inner();
  if (component.kind === 'not') return OPPOSITE[inner()];
  return 'maybe';
}

const OPPOSITE = { yes: 'no', maybe: 'maybe', no: 'yes' } as const;

/** The nearest `lang`. */
export function languageOf({ attributes, parent }: ElementNode): string {
  return attributes['lang'] ?? (parent ? languageOf(parent) : '');
}

function ancestorsOf({ parent }: ElementNode): ElementNode[] {
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

function all(matches: readonly Match[]): Match {
  if (matches.includes('no')) return 'no';
  return matches.includes('maybe') ? 'maybe' : 'yes';
}

function any(matches: readonly Match[]): Match {
  if (matches.includes('yes')) return 'yes';
  return matches.includes('maybe') ? 'maybe' : 'no';
}
