/** What visitors do, on a processor four times slower: the longest task of each, and how long the next frame takes. */
import type { Browser, Page } from '@playwright/test';
import { launchBrowser, median, newSlowPage, serveBuilt, SLOWDOWN } from './site.ts';

const ROUNDS = 7;
/** ms: shorter tasks are not reported by the browser, and not felt by anybody. */
const LONG = 50;
/** ms: the least that the browser reports of an input. */
const SHORTEST_INPUT = 16;

interface Step {
  readonly name: string;
  /** What must have happened before, and is not measured. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}

/** ms; 0 where the browser reported none. */
interface Outcome {
  readonly longestTask: number;
  readonly slowestInput: number;
}

interface Measures {
  readonly tasks: number[];
  readonly inputs: number[];
}

const openMenu = async (page: Page) => {
  await page.locator('[aria-controls="menu"]').click();
  await page.locator('#menu').waitFor();
};
const firstProject = (page: Page) => page.locator('#projects button').first();
const openProject = async (page: Page) => {
  await firstProject(page).click();
  await page.locator('dialog[open]').waitFor();
};
const submitButton = (page: Page) => page.locator('form[data-state] [type="submit"]');
const openChat = async (page: Page) => {
  await page.locator('button[data-chat="open"]').click();
  await page.locator('[data-chat="panel"]').waitFor();
};
const typeQuestion = (page: Page) =>
  page.locator('[data-chat="panel"] textarea').pressSequentially('What do you work on?');

const STEPS: readonly Step[] = [
  { name: 'open the menu', act: openMenu },
  {
    name: 'switch the language',
    prepare: openMenu,
    act: async (page) => {
      await page.locator('#menu a[hreflang="ja"]').click();
      await page.locator('html[lang="ja"]').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'switch the theme',
    prepare: openMenu,
    act: async (page) => {
      await page.locator('#menu > button').click();
      await page.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
    },
  },
  // Who presses something has scrolled to it before.
  { name: 'open a project', prepare: (page) => firstProject(page).scrollIntoViewIfNeeded(), act: openProject },
  {
    name: 'close the project',
    prepare: openProject,
    act: async (page) => {
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'send the form',
    prepare: async (page) => {
      // The visitor's mail client.
      await page.evaluate(() => void (globalThis.open = () => null));
      for (const [field, text] of [
        ['name', 'Mei'],
        ['email', 'mei@example.com'],
        ['message', 'Hello'],
      ])
        await page.locator(`form[data-state] [name="${field}"]`).fill(text!);
      await submitButton(page).scrollIntoViewIfNeeded();
    },
    act: async (page) => {
      await submitButton(page).click();
      await page.locator('form[data-state="sent"]').waitFor();
    },
  },
  { name: 'open the chat', act: openChat },
  { name: 'type a question', prepare: openChat, act: typeQuestion },
  {
    name: 'stream the answer',
    prepare: async (page) => {
      await openChat(page);
      await typeQuestion(page);
    },
    act: async (page) => {
      await page.keyboard.press('Enter');
      // An answer that is whole can be copied.
      await page.locator('[data-message-type="ai"] time + button').waitFor();
    },
  },
];

export async function interactionsTable(): Promise<string> {
  const site = await serveBuilt();
  const browser = await launchBrowser(['--disable-software-rasterizer']);
  const rows: string[] = [];
  try {
    for (const step of STEPS) {
      const outcomes: Outcome[] = [];
      for (let round = 0; round < ROUNDS; round += 1) outcomes.push(await measure(browser, site.port, step));
      const task = median(outcomes.map(({ longestTask }) => longestTask));
      const input = median(outcomes.map(({ slowestInput }) => slowestInput));
      rows.push(`| ${[step.name, atLeast(LONG, task), atLeast(SHORTEST_INPUT, input)].join(' | ')} |`);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return [
    `Median of ${ROUNDS} visitors, a page each, without WebGL and motion.`,
    '',
    `| interaction at ${SLOWDOWN}× slowdown | longest task, ms | press to the next frame, ms |`,
    '| --- | --: | --: |',
    ...rows,
  ].join('\n');
}

async function measure(browser: Browser, port: number, { prepare, act }: Step): Promise<Outcome> {
  const page = await newSlowPage(browser);
  await page.addInitScript(watch, SHORTEST_INPUT);
  await page.goto(`http://localhost:${port}/en/`, { waitUntil: 'networkidle' });
  // The script has taken over, and every part is laid out.
  await page.locator('html[data-reveals]').waitFor({ state: 'attached' });
  await prepare?.(page);
  await takeMeasures(page);
  await act(page);
  const { tasks, inputs } = await takeMeasures(page);
  await page.context().close();
  return { longestTask: Math.max(0, ...tasks), slowestInput: Math.max(0, ...inputs) };
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
  const note = (durations: number[], entries: PerformanceEntry[]) =>
    durations.push(...entries.map(({ duration }) => duration));
  new PerformanceObserver((list) => note(measures.tasks, list.getEntries())).observe({ type: 'longtask' });
  // A press or a key; a mouse that passes over something is none, and has no number.
  const isInteraction = (entry: PerformanceEntry) => (entry as PerformanceEventTiming).interactionId !== 0;
  new PerformanceObserver((list) => note(measures.inputs, list.getEntries().filter(isInteraction))).observe({
    type: 'event',
    durationThreshold,
  } as PerformanceObserverInit);
}

function atLeast(least: number, ms: number): string {
  return ms === 0 ? `under ${least}` : ms.toFixed(0);
}
