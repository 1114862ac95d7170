import { content } from '#content/index.ts';
import { CODE_HOST, isAt, MICROBLOG } from '#content/profiles.ts';
import { inLanguage } from '#shared/text.ts';
import { expect, open, test } from './site.ts';

test('a letter opens the mail client within the visitor’s own act, and the mark answers it without a jump of the page', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    window.open = (address) => {
      document.documentElement.dataset['mailed'] = `${String(address)} ${navigator.userActivation.isActive}`;
      return null;
    };
  });
  await open(page, '/en/');
  const form = page.locator('form[data-state]');
  const height = () => form.evaluate((element) => element.getBoundingClientRect().height);
  const idle = await height();
  await form.locator('[name="name"]').fill('Mei');
  await form.locator('[name="email"]').fill('mei@example.com');
  await form.locator('[name="message"]').fill('Hello there');
  const mark = page.locator('header a[href="#top"] svg');
  await mark.evaluate((svg) => svg.addEventListener('animationstart', () => (svg.dataset['flashed'] = '')));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await form.locator('[type="submit"]').click();
  await page.clock.runFor(1_000);
  await expect(form).toHaveAttribute('data-state', 'sent');
  await expect(page.locator('html')).toHaveAttribute('data-mailed', /^mailto:.*Hello%20there.* true$/);
  await expect(mark).toHaveAttribute('data-flashed', '');
  expect(await height()).toBeGreaterThanOrEqual(idle);
});

test('email, phone and profiles stand as links; the footer says the year of the visit; a copied address is on the clipboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: new Date('2031-06-01T12:00:00Z') });
  await open(page, '/ja/');
  const { email, phone = '', profiles = [] } = content.person;
  const contact = page.locator('#contact');
  await expect(contact.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  const call = contact.getByRole('link', { name: phone });
  await expect(call).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© 2031 ${content.person.name.ja}`);
  for (const profile of inLanguage(profiles, 'ja')) {
    const item = contact.getByRole('listitem').filter({ hasText: profile.label });
    if (profile.url === undefined) await expect(item).toContainText(profile.handle ?? '');
    else await expect(item.getByRole('link')).toHaveAttribute('href', profile.url);
    if (profile.url !== undefined && [CODE_HOST, MICROBLOG].some((service) => isAt(service, profile)))
      await expect(footer.getByRole('link', { name: profile.label })).toHaveAttribute('href', profile.url);
  }
  await contact.locator('dl button').first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(email);
});

test('the chart loads near the section, and only in the theme that shows', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const charts: string[] = [];
  page.on('request', (request) => request.url().includes('estuary-') && charts.push(request.url()));
  await open(page, '/en/');
  expect(charts).toEqual([]);
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expect.poll(() => charts.join()).toContain('estuary-dark');
  expect(charts.join()).not.toContain('estuary-light');
});
