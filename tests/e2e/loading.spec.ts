/** The first seconds: what is painted, what is fetched, and what a visitor does before the script is there. */
import type { Page } from '@playwright/test';
import { content } from '#content/index.ts';
import { resumeIn } from '#resume';
import { LANGUAGES } from '#shared/language.ts';
import { alive, expect, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Paint {
  shift: number;
  largest: string;
  /** What could be read of the page when its document was there. */
  atFirst: string;
}

const paintOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { paint: Paint }).paint);

/** Resolves when what stands there now has been painted. */
function nextPaint(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
}

/** Holds files back until they are let go. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(files, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

function compact(text: string): string {
  return text.replaceAll(/[\s\u00a0\u200b]+/g, '');
}

for (const [language, width] of [
  ['zh', 390],
  ['en', 1440],
  ['ja', 390],
] as const)
  test(`all can be read as soon as the document is there, the largest paint is text, and nothing shifts (${language}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      const paint: Paint = { shift: 0, largest: '', atFirst: '' };
      Object.assign(globalThis, { paint });
      addEventListener('DOMContentLoaded', () => (paint.atFirst = document.querySelector('main')?.innerText ?? ''));
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
          if (!entry.hadRecentInput) paint.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        const entry = list.getEntries().at(-1) as unknown as { url: string; element: Element | null };
        paint.largest = entry.url || (entry.element?.textContent ?? '');
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    // The faces come when the page already stands there: on a slow machine they may, and a swap has a bound of its own.
    const letGo = await hold(page, /\.woff2$/);
    await page.goto(`/${language}/`, { waitUntil: 'commit' });
    await alive(page);
    await expect.poll(async () => (await paintOf(page)).largest).not.toBe('');
    expect((await paintOf(page)).largest).not.toMatch(/^(?:https?|data):/);
    const read = compact((await paintOf(page)).atFirst);
    const { hero, about, experience, skills, projects, contact } = content;
    for (const text of [
      hero.description,
      about.paragraphs[0],
      experience[0]?.description,
      skills.note,
      projects.at(-1)?.summary,
      contact.subtitle,
    ])
      expect(read).toContain(compact(text?.[language] ?? ''));

    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += 600) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
      await nextPaint(page);
    }
    expect((await paintOf(page)).shift).toBe(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    letGo();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await nextPaint(page);
    // The fallback faces have the width and height of what follows them: what still moves is not seen.
    expect((await paintOf(page)).shift).toBeLessThan(0.01);
  });

test('a visitor who touches nothing loads one script after the first paint, the other languages when idle, and nothing of the chat', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script')
      scripts.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\.js$/, ''));
  });
  // The browser is idle when the test says so.
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Object.assign(globalThis, {
      requestIdleCallback: (act: () => void) => waiting.push(act),
      beIdle: () => waiting.splice(0).forEach((act) => act()),
    });
  });
  await page.goto('/en/');
  await alive(page);
  const [painted, asked] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/client-'))?.startTime ?? 0,
  ]);
  expect(asked).toBeGreaterThan(painted as number);
  expect(scripts.filter((path) => !/globe|renderer/.test(path))).toEqual(['/assets/client', '/assets/page-en']);
  await page.evaluate(() => (globalThis as unknown as { beIdle: () => void }).beIdle());
  await expect
    .poll(() => scripts.filter((path) => path.includes('page-')).toSorted())
    .toEqual(LANGUAGES.map((language) => `/assets/page-${language}`).toSorted());
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => !/page-|globe|renderer/.test(path))).toEqual(['/assets/client']);
});

test.describe('before the script is there', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('links lead, the menu opens and letters are taken; nothing of it is lost when it comes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const letGo = await hold(page, /\/assets\/client-/);
    await page.goto('/en/', { waitUntil: 'domcontentloaded' });
    await page.locator('textarea[name="message"]').fill('Hello');
    await page.locator('main > section').first().locator('a[href="#about"]').first().click();
    const top = () => page.locator('#about').evaluate((section) => Math.round(section.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThan(200);
    const reached = await top();
    const burger = page.locator('button[aria-controls="menu"]');
    await burger.click();
    await expect(page.locator('#menu')).toBeVisible();
    letGo();
    await alive(page);
    expect(await top()).toBe(reached);
    await expect(page.locator('#menu')).toBeVisible();
    await expect(burger).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('textarea[name="message"]')).toHaveValue('Hello');
    await expect(page.locator('form [type="submit"]')).toBeEnabled();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of LANGUAGES)
    test(`every text can be read, no control is dead, lists, menu and documents open (${language})`, async ({
      page,
    }) => {
      await page.goto(`/${language}/`);
      const shown = compact(await page.locator('body').innerText());
      // Names in other languages, tags and addresses are not set as they are written.
      const resume = resumeIn({ content, publicUrl: '', modified: new Date(0) }, language);
      const texts = [
        resume.title,
        resume.description,
        ...resume.paragraphs,
        resume.skills.note,
        resume.invitation,
        ...resume.cards.map(({ line }) => line),
        ...resume.advantages.map(({ text }) => text),
        ...resume.jobs.flatMap(({ description, achievements }) => [
          description,
          ...achievements.map(({ text }) => text),
        ]),
        ...resume.projects.flatMap(({ summary, description }) => [summary, description]),
      ];
      expect(texts.length).toBeGreaterThan(20);
      expect(texts.filter((text) => !shown.includes(compact(text)))).toEqual([]);
      expect(shown).toContain(compact(content.person.email));
      await expect(page.locator('form [type="submit"]:visible, [data-chat="open"]:visible')).toHaveCount(0);
      for (const address of [`/resume.${language}.pdf`, `/contact.${language}.vcf`])
        for (const link of await page.locator(`a[href="${address}"]`).all())
          expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expect(page.locator(`a[href="/resume.${language}.pdf"]`)).toHaveCount(2);

      await page.locator('button[data-menu="language"]').click();
      await page.locator('#languages a[hreflang="ja"]').click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator('header button[aria-controls="menu"]').click();
      await expect(page.locator('#menu')).toBeVisible();
    });
});
