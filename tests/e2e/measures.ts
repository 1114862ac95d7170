/** What can be measured of a page as it stands, in every browser, and read of the owner there and on paper. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';
import { content } from '#content/index.ts';
import type { Language } from '#shared/language.ts';

// What is measured runs in the page.

/** The texts that are cut off, run over their neighbour or out of the window, which the page itself clips. */
export function spillingTexts(): string[] {
  const { clientWidth: width } = document.documentElement;
  const texts = 'h1,h2,h3,h4,p,b,li,a,button,dt,dd,label,[data-message-id] > div';
  return [...document.querySelectorAll<HTMLElement>(`:is(header,main,footer,[data-chat]) :is(${texts})`)]
    .filter(
      (element) =>
        (element.scrollWidth > element.clientWidth + 1 || element.getBoundingClientRect().right > width + 1) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[aria-hidden="true"], .visually-hidden, svg, dialog:not([open])') &&
        getComputedStyle(element).display !== 'inline',
    )
    .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
}

/** Why the focus is not seen: nothing shows it, or something covers the middle of the element that has it. */
export function hiddenFocus(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  if (getComputedStyle(focused).outlineStyle === 'none') return `${focused.outerHTML.slice(0, 80)} has no outline`;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const seen = document.elementFromPoint(x, y);
  if (seen && (focused.contains(seen) || seen.contains(focused))) return undefined;
  return `${focused.outerHTML.slice(0, 80)} lies under ${seen?.outerHTML.slice(0, 80) ?? 'the edge'}`;
}

/** The controls that the chat's button lies over: on the first screen it covers none. */
export function coveredControls(): string[] {
  const button = document.querySelector('button[data-chat="open"]')!.getBoundingClientRect();
  const covered = [...document.querySelectorAll('main :is(a, button)')].filter((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return left < button.right && right > button.left && top < button.bottom && bottom > button.top;
  });
  return covered.filter((control) => control.checkVisibility()).map(({ outerHTML }) => outerHTML.slice(0, 100));
}

/** What one can press with less than 44 px of height or width, but for links within a text (WCAG 2.2 2.5.5). */
export function smallTargets(): string[] {
  const beyond = (edge: string) => Math.max(0, -Number.parseFloat(edge) || 0);
  return [...document.querySelectorAll<HTMLElement>('a, button, input, textarea')].flatMap((element) => {
    const isInText =
      element.matches('p a, [data-message-id] a') && getComputedStyle(element).display.startsWith('inline');
    if (isInText || element.closest('.skip-link, dialog:not([open])')) return [];
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    let { width, height } = element.getBoundingClientRect();
    for (const pseudo of ['::before', '::after']) {
      const { content: drawn, position, top, bottom, left, right } = getComputedStyle(element, pseudo);
      if (drawn === 'none' || position !== 'absolute') continue;
      width += beyond(left) + beyond(right);
      height += beyond(top) + beyond(bottom);
    }
    // What a browser rounds is no fault.
    return Math.min(width, height) < 43.5 ? `${width} × ${height}: ${element.outerHTML.slice(0, 100)}` : [];
  });
}

/** The line ends of all texts in sight within an element: some characters before and after each, with a bar between. */
export function lineEnds(within: string): string[] {
  const blockOf = (element: Element): Element =>
    getComputedStyle(element).display.startsWith('inline') ? blockOf(element.parentElement!) : element;
  const blocks = new Map<Element, { character: string; box: DOMRect }[]>();
  const texts = document.createTreeWalker(document.querySelector(within)!, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    const block = blockOf(text.parentElement);
    const characters = blocks.get(block) ?? [];
    blocks.set(block, characters);
    for (let at = 0; at < text.data.length; at += 1) {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      // A space at the end of a line takes no room: it stands where the line ends.
      const box = [...range.getClientRects()].find(({ width }) => width > 0) ?? characters.at(-1)?.box;
      if (box) characters.push({ character: text.data[at]!, box });
    }
  }
  return [...blocks.values()].flatMap((characters) => {
    const text = (from: number, to: number) =>
      characters.slice(Math.max(from, 0), to).map(({ character }) => character);
    return characters.flatMap(({ box }, at) => {
      const last = characters[at - 1]?.box;
      if (!last || box.top < last.bottom - 2 || box.left > last.left) return [];
      return [...text(at - 12, at), '|', ...text(at, at + 12)].join('');
    });
  });
}

/** Closes what stands before it: no line begins with it (JLREQ 3.1.7, CLREQ 3.1.3). */
export const LOST_MARK = /\|[、。，．！？：；）」』】〕]/;
const TORN_FIGURE = /\d\s*\|\s*(?:%|(?:ms|s|kB|KB|MB|px|fps)\b|[年月日件万个秒分条行人点時歳本種])/;
const TORN_WORD = /[\p{Script=Latin}\d]\|[\p{Script=Latin}\d]/u;

export function isTorn(lineEnd: string): boolean {
  return [LOST_MARK, TORN_FIGURE, TORN_WORD].some((pattern) => pattern.test(lineEnd));
}

/** The owner's sentences that a text does not hold. Lines may break anywhere, and a font may lack a compatibility form. */
export function missingSentences(text: string, language: Language): string[] {
  const { person, hero, about, experience, skills, projects } = content;
  const sentences = [
    person.name,
    person.title,
    hero.description,
    skills.note,
    ...about.paragraphs,
    ...experience.flatMap(({ company, description, achievements = [] }) => [
      company,
      description,
      ...achievements.map((achievement) => achievement.text),
    ]),
    ...projects.flatMap(({ title, description }) => [title, description]),
  ].map((sentence) => sentence[language]);
  return sentences.filter((sentence) => !compact(text).includes(compact(sentence)));
}

/** The owner's addresses that a text does not hold. */
export function missingAddresses(text: string): string[] {
  const { person, projects } = content;
  const profiles = (person.profiles ?? []).map(({ url, handle }) => url ?? handle);
  const addresses = [
    person.email,
    person.phone,
    ...profiles,
    ...projects.flatMap(({ link, github }) => [link, github]),
  ];
  return addresses
    .filter((address) => address !== undefined)
    .filter((address) => !compact(text).includes(compact(address)));
}

export function compact(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s\u00AD\u200B\u2011-]+/g, '');
}

/** A PDF's words in the order in which they were set. */
export function printedIn(pdf: Uint8Array, info: TestInfo): { pages: number; text: string } {
  const file = info.outputPath('page.pdf');
  writeFileSync(file, pdf);
  const text = execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' });
  return { pages: text.split('\f').length - 1, text: compact(text) };
}
