/** What visitors do, on a processor four times slower: the longest task of each, and how long the next frame takes. */
import { chromium, type Browser, type Page } from '@playwright/test';

const ROUNDS = 7;
/** How much slower than this machine the visitor's processor is. */
const SLOWDOWN = 4;
/** ms: shorter tasks are not reported by the browser, and not felt by anybody. */
const LONG = 50;
/** ms: the least that the browser reports of an input. */
const SHORTEST_INPUT = 16;

type Act = (page: Page) => Promise<unknown>;

/** ms */
interface Measures {
  readonly tasks: number[];
  readonly inputs: number[];
}

/** Presses what a selector finds, and waits for another to be there. */
const press =
  (selector: string, shown: string): Act =>
  async (page) => {
    await page.locator(selector).first().click();
    await page.locator(shown).waitFor({ state: 'attached' });
  };
const openMenu = press('[aria-controls="menu"]', '#menu');
const openProject = press('#projects button', 'dialog[open]');
const openChat = press('button[data-chat="open"]', '[data-chat="panel"] textarea');
const typeQuestion: Act = (page) =>
  page.locator('[data-chat="panel"] textarea').pressSequentially('What do you work on?');
/** Who presses something has scrolled to it before. */
const scrollTo =
  (selector: string): Act =>
  (page) =>
    page.locator(selector).first().scrollIntoViewIfNeeded();
const fillForm: Act = async (page) => {
  // The visitor's mail client.
  await page.evaluate(() => void (globalThis.open = () => null));
  for (const [field, text] of Object.entries({ name: 'Mei', email: 'mei@example.com', message: 'Hello' }))
    await page.locator(`form[data-state] [name="${field}"]`).fill(text);
};
const closeProject: Act = async (page) => {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};
const readAnswer: Act = async (page) => {
  await page.keyboard.press('Enter');
  // An answer that is whole can be copied.
  await page.locator('[data-message-type="ai"] time + button').waitFor();
};
const SUBMIT = 'form[data-state] [type="submit"]';

/** What is measured is the last act of each; those before it must have happened. */
const STEPS: Readonly<Record<string, readonly Act[]>> = {
  'open the menu': [openMenu],
  'switch the language': [openMenu, press('#menu a[hreflang="ja"]', 'html[lang="ja"]')],
  'switch the theme': [openMenu, press('#menu > button', 'html[data-theme="dark"]')],
  'open a project': [scrollTo('#projects button'), openProject],
  'close the project': [openProject, closeProject],
  'send the form': [fillForm, scrollTo(SUBMIT), press(SUBMIT, 'form[data-state="sent"]')],
  'open the chat': [openChat],
  'type a question': [openChat, typeQuestion],
  'stream the answer': [openChat, typeQuestion, readAnswer],
};

/** @param site The address of the served build. */
export async function interactionsTable(site: string): Promise<string> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-software-rasterizer'],
  });
  const rows: string[][] = [];
  for (const [name, acts] of Object.entries(STEPS)) {
    const rounds: Measures[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(browser, site, acts));
    const longest = (key: keyof Measures) => median(rounds.map((measures) => Math.max(0, ...measures[key])));
    rows.push([name, atLeast(LONG, longest('tasks')), atLeast(SHORTEST_INPUT, longest('inputs'))]);
  }
  await browser.close();
  return table(
    `Median of ${ROUNDS} visitors, a page each, without WebGL and motion.`,
    [`interaction at ${SLOWDOWN}× slowdown`, 'longest task, ms', 'press to the next frame, ms'],
    rows,
  );
}

/** A visitor who has never been here, with a phone. */
async function measure(browser: Browser, site: string, acts: readonly Act[]): Promise<Measures> {
  const viewport = { width: 390, height: 844 };
  const visitor = await browser.newContext({ viewport, colorScheme: 'light', reducedMotion: 'reduce' });
  const page = await visitor.newPage();
  // What loads TypeScript here wraps named functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  const session = await visitor.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(watch, SHORTEST_INPUT);
  await page.goto(`${site}/en/`, { waitUntil: 'networkidle' });
  // The script has taken over, and every part is laid out.
  await page.locator('html[data-reveals]').waitFor({ state: 'attached' });
  let measures: Measures | undefined;
  await takeMeasures(page);
  for (const act of acts) {
    await act(page);
    measures = await takeMeasures(page);
  }
  await visitor.close();
  return measures!;
}

/** What an act sets off is done once a frame is shown and the browser has had two idle moments. */
function takeMeasures(page: Page): Promise<Measures> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(done));
    await new Promise((done) => requestIdleCallback(() => requestIdleCallback(done)));
    const { measures } = globalThis as unknown as { measures: Measures };
    return { tasks: measures.tasks.splice(0), inputs: measures.inputs.splice(0) };
  });
}

/** In the page, before its own script. */
function watch(durationThreshold: number): void {
  const measures: Measures = { tasks: [], inputs: [] };
  Object.assign(globalThis, { measures });
  const observe = (to: number[], options: object) =>
    new PerformanceObserver((list) => {
      // A press or a key; a mouse that passes over something is none, and has no number.
      const entries = list.getEntries().filter((entry) => (entry as PerformanceEventTiming).interactionId !== 0);
      to.push(...entries.map(({ duration }) => duration));
    }).observe(options);
  observe(measures.tasks, { type: 'longtask' });
  observe(measures.inputs, { type: 'event', durationThreshold });
}

function atLeast(least: number, ms: number): string {
  return ms === 0 ? `under ${least}` : ms.toFixed(0);
}

/** What a table is of, and the table in Markdown. */
export function table(about: string, head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [head, head.map((_, index) => (index === 0 ? '---' : '--:')), ...rows];
  return [about, '', ...lines.map((cells) => `| ${cells.join(' | ')} |`)].join('\n');
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
