import { pagePath } from '#shared/language.ts';
import { test, UNLESS_LINUX } from './fixtures.ts';
import { SIZES } from './visitor.ts';

test.skip(...UNLESS_LINUX);
test.use({ script: false });

// Firefox’s driver cannot switch script off.
test(
  'without script every section is painted, and lists and languages work',
  { tag: '@webkit' },
  async ({ visitor, site }) => {
    await visitor.resize(SIZES.phone);
    await visitor.goTo(site.url + pagePath('zh'));
    await visitor.expectPainted();
    await visitor.expectNoOverflow();
    await visitor.expectStillGlobe();
    await visitor.expectVisible('[data-chat="open"], form [type="submit"]').toBe(0);
    await visitor.click('header button[aria-controls="menu"]');
    await visitor.click('#menu a[hreflang="ja"]');
    await visitor.expectAttribute('html', 'lang').toBe('ja');
  },
);
