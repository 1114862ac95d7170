/**
 * From a click in the first second to its effect, on a processor four times slower: what a visitor turns to is clicked as
 * soon as it is painted, whether the script is there or not.
 */
import type { Browser, Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { medianAndRange } from './figures.ts';
import { buildFloor } from './floor.ts';
import type { Machine } from './machine.ts';
import { inRounds } from './rounds.ts';
import { serveBuilt } from './serve-built.ts';
import { launchBrowser, newSlowPage, newVisitor, SLOWDOWN, NO_CARD } from './visits.ts';

const ROUNDS = 5;
/** ms, after which a click counts as lost. */
const PATIENCE = 20_000;

interface Click {
  readonly name: string;
  /** What is clicked first, because it works without a script and leads to the target. */
  readonly opener?: string;
  readonly target: string;
  /** What there is when the click has had its effect. */
  readonly effect: string;
}

const CLICKS: readonly Click[] = [
  { name: 'a project', target: '#projects button', effect: 'dialog[open]' },
  {
    name: 'the language, in the menu',
    opener: '[aria-controls="menu"]',
    target: '#menu a[hreflang="ja"]',
    effect: 'html[lang="ja"]',
  },
  { name: 'the menu', target: '[aria-controls="menu"]', effect: '#menu:popover-open' },
  { name: 'the chat', target: '[data-chat="open"]', effect: '[data-chat="panel"]' },
];

/** ms: since the visit began, and since the click. */
interface Outcome {
  readonly clickedAt: number;
  readonly effectAfter: number;
}

export async function earlyClicksTable(machine: Machine): Promise<string> {
  const [site, floor] = [await serveBuilt(), await serveBuilt(await buildFloor())];
  const browser = await launchBrowser(NO_CARD);
  const address = `http://localhost:${site.port}/en/`;
  const subjects = [
    ...CLICKS.map((click) => ({ name: click.name, measure: () => outcomeOf(browser, address, click) })),
    { name: 'floor', measure: () => outcomeOnFloor(browser, `http://localhost:${floor.port}/en/`) },
  ];
  try {
    const measured = await inRounds({ rounds: ROUNDS, machine }, subjects, ({ measure }) => measure());
    return [
      `Median of ${ROUNDS} visitors, and the range. Browser: \`${NO_CARD.join(' ')}\`. ` +
        'The chat’s button comes with the script. The floor has nothing to click: its line says when it was painted, and how long after that React had taken it over.',
      '',
      `| click at ${SLOWDOWN}× slowdown | clicked, ms | effect after the click, ms | lost |`,
      '| --- | --: | --: | --: |',
      ...measured.map(([{ name }, all]) => {
        const outcomes = all.filter((outcome) => outcome !== undefined);
        const times = (['clickedAt', 'effectAfter'] as const).map((time) =>
          medianAndRange(outcomes.map((outcome) => outcome[time])),
        );
        return `| ${[name, ...times, `${all.length - outcomes.length} of ${all.length}`].join(' | ')} |`;
      }),
    ].join('\n');
  } finally {
    await browser.close();
    await Promise.all([site.stop(), floor.stop()]);
  }
}

function outcomeOf(browser: Browser, address: string, { opener, target, effect }: Click): Promise<Outcome | undefined> {
  return visit(browser, address, (page) =>
    page.addInitScript(clickAndWatch, { targets: opener ? [opener, target] : [target], effect }),
  );
}

function outcomeOnFloor(browser: Browser, address: string): Promise<Outcome | undefined> {
  return visit(browser, address, (page) => page.addInitScript(watchFloor));
}

/** What a page may ask for and tell. */
interface Hands {
  readonly pressAt: (x: number, y: number) => Promise<void>;
  readonly report: (outcome: Outcome) => Promise<void>;
}

/** Resolves to what the page reports, to nothing when it does not. */
async function visit(
  browser: Browser,
  address: string,
  prepare: (page: Page) => Promise<unknown>,
): Promise<Outcome | undefined> {
  const visitor = await newVisitor(browser, { reducedMotion: 'no-preference' });
  const page = await newSlowPage(visitor);
  const mouse = await visitor.newCDPSession(page);
  let report: (outcome: Outcome) => void = () => {};
  const reported = new Promise<Outcome>((resolve) => {
    report = resolve;
  });
  await page.exposeFunction('report', (outcome: Outcome) => report(outcome));
  // Both at once: a finger does not wait until a busy page has heard of its press.
  await page.exposeFunction('pressAt', (x: number, y: number) =>
    Promise.all(
      (['mousePressed', 'mouseReleased'] as const).map((type) =>
        mouse.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 }),
      ),
    ),
  );
  await prepare(page);
  await page.goto(address, { waitUntil: 'commit' });
  const outcome = await Promise.race([reported, wait(PATIENCE, undefined, { ref: false })]);
  await visitor.close();
  return outcome;
}

/**
 * In the page, and in the one that a click may lead to: has the targets clicked one after another, each as soon as it is
 * painted and keeps its place for two frames, and reports when the effect of the last click was there.
 */
function clickAndWatch({ targets, effect }: { readonly targets: readonly string[]; readonly effect: string }): void {
  const { pressAt, report } = globalThis as unknown as Hands;
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  const last = targets.at(-1)!;
  const waiting = [...targets];
  let place = '';
  addEventListener(
    'click',
    ({ target, timeStamp, isTrusted }) => {
      // The page repeats an early click itself.
      if (!isTrusted || !(target as Element).closest(last)) return;
      sessionStorage.setItem('click', JSON.stringify([performance.timeOrigin, timeStamp]));
    },
    true,
  );
  const press = (selector: string) => {
    const element = document.querySelector(selector);
    if (!element?.checkVisibility()) return;
    const { x, y, width, height } = element.getBoundingClientRect();
    const before = place;
    place = `${x} ${y}`;
    if (y < 0 || y + height > innerHeight) return element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [middle, centre] = [x + width / 2, y + height / 2];
    // A menu that is still coming in is not yet where it is laid out.
    if (place !== before || !element.contains(document.elementFromPoint(middle, centre))) return;
    waiting.shift();
    place = '';
    void pressAt(middle, centre);
  };
  const look = () => {
    const click = sessionStorage.getItem('click');
    if (click && isPainted() && document.querySelector(effect)) {
      const [origin, clickedAt] = JSON.parse(click) as [number, number];
      const effectAfter = performance.timeOrigin + performance.now() - origin - clickedAt;
      return void report({ clickedAt, effectAfter });
    }
    if (!click && waiting[0]) press(waiting[0]);
    return void requestAnimationFrame(look);
  };
  look();
}

/** In the floor page. */
function watchFloor(): void {
  const { report } = globalThis as unknown as Hands;
  const look = () => {
    const paintedAt = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    // React's own mark on what it has taken over.
    const isAlive = Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber'));
    if (paintedAt === undefined || !isAlive) return void requestAnimationFrame(look);
    return void report({ clickedAt: paintedAt, effectAfter: Math.max(0, performance.now() - paintedAt) });
  };
  look();
}
