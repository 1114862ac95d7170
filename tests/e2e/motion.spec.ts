import { allSkills } from '#content/all-skills.ts';
import { content } from '#content/index.ts';
import { expect, open, test } from './site.ts';

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a block waits until a tenth of it is in view, then comes in; bars run to their levels, layers follow the page', async ({
    page,
  }) => {
    await open(page, '/en/');
    await page.evaluate(() => (document.documentElement.style.scrollBehavior = 'auto'));
    const times = await page.locator('#about li [data-reveal]').evaluateAll((all) =>
      all.map((element) => {
        const { transitionDuration, transitionDelay } = getComputedStyle(element);
        return [transitionDuration.split(',')[0], transitionDelay.split(',')[0]].join(' ');
      }),
    );
    expect(times).toEqual(['0.5s 0.2s', '0.5s 0.3s', '0.5s 0.4s', '0.5s 0.5s', '0.5s 0.6s']);

    const block = page.locator('#skills [data-reveal]').first();
    const opacity = () => block.evaluate((element) => getComputedStyle(element).opacity);
    const showShare = (share: number) =>
      block.evaluate((element, of) => {
        const { top, height } = element.getBoundingClientRect();
        scrollBy(0, top - innerHeight + height * of);
      }, share);
    expect(await opacity()).toBe('0');
    await showShare(0.05);
    await expect(block).not.toHaveAttribute('data-revealed', 'true');
    await showShare(0.15);
    await expect(block).toHaveAttribute('data-revealed', 'true');
    await expect.poll(opacity).toBe('1');

    const [skill] = allSkills(content.skills);
    const bar = page.getByRole('meter', { name: skill!.name, exact: true });
    await bar.scrollIntoViewIfNeeded();
    const fill = () =>
      bar
        .locator('> span')
        .first()
        .evaluate((element) => {
          const { transitionDuration, clipPath } = getComputedStyle(element);
          return `${transitionDuration} ${clipPath}`;
        });
    await expect.poll(fill).toBe(`1s inset(0px ${100 - Number(skill!.level)}% 0px 0px)`);

    await page.evaluate(() => scrollTo(0, 2000));
    const layers = page.locator('#root > [aria-hidden="true"]').first().locator('> div');
    const shifts = () =>
      layers.evaluateAll((all) => all.map((layer) => new DOMMatrix(getComputedStyle(layer).transform).m42));
    await expect.poll(shifts).toEqual([120, 280, 440]);
  });
});

test('with reduced motion nothing moves or waits', async ({ page }) => {
  await open(page, '/en/');
  const hidden = await page
    .locator('[data-reveal]')
    .evaluateAll((all) => all.filter((element) => getComputedStyle(element).opacity !== '1').length);
  expect(hidden).toBe(0);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
});
