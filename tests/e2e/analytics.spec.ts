/** A counter of visits in a real browser, under the policy that the build writes for it. */
import { askForAnalytics } from '#scripts/analytics.ts';
import { securityHeaders } from '#scripts/security-headers.ts';
import { analytics } from '../fixtures/awkward/analytics.ts';
import { noise } from './chat.ts';
import { expect, open, test } from './site.ts';

test.use({ expectedNoise: noise(/^other origin: https:\/\/(stats|collect)\.example\.com/) });

test('its script is asked for once the page lives, carries what it needs, and may report where the content says', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('**/en/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      '</head>',
      () => `<script>${askForAnalytics(analytics)}</script></head>`,
    );
    const headers = { ...response.headers(), ...securityHeaders({ pages: [html], analytics }) };
    await route.fulfill({ response, headers, body: html });
  });
  await page.route(analytics.script, (route) => {
    asked.push('script');
    const body = `fetch('${analytics.origins[1]}/hit?' + document.currentScript.dataset.site, { mode: 'no-cors' })`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.route(`${analytics.origins[1]}/**`, (route) => {
    asked.push(decodeURIComponent(new URL(route.request().url()).search.slice(1)));
    return route.fulfill({ status: 204 });
  });
  await open(page, '/en/');
  await expect.poll(() => asked).toEqual(['script', analytics.attributes?.['data-site']]);
});
