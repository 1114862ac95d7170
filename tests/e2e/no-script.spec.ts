import { content } from '#content/index.ts';
import { contactMessages } from '../side-by-side.ts';
import { expect, inEveryLanguage, test } from './site.ts';

inEveryLanguage('without JavaScript', (language) => {
  test.use({ javaScriptEnabled: false });

  test('every text can be read, no control is dead, and lists and menu open', async ({ page }) => {
    await page.goto(`/${language}/`);
    const shown = compact(await page.locator('body').innerText());
    const { hero, about, experience, skills, projects, contact, person } = content;
    const texts = [
      person.name,
      person.title,
      hero.greeting,
      hero.subtitle,
      hero.description,
      ...about.lead,
      ...about.paragraphs,
      ...about.notes,
      ...Object.values(about.cards).flatMap((card) => [card.title, card.line]),
      ...Object.values(about.advantages).flatMap((advantage) => [advantage.label, advantage.text]),
      ...experience.flatMap((job) => [
        job.company,
        job.position,
        job.place,
        job.description,
        ...(job.achievements ?? []).flatMap(({ label, text }) => (label ? [label, text] : [text])),
      ]),
      skills.note,
      ...projects.flatMap(({ title, summary, description }) => [title, summary, description]),
      contact.subtitle,
      contact.mapNote,
    ];
    expect(texts.map((text) => text[language]).filter((text) => !shown.includes(compact(text)))).toEqual([]);
    expect(shown).toContain(compact(person.email));
    expect(shown).toContain(compact(person.phone ?? ''));

    const sentence = contactMessages.form.noScript[language].split('{email}')[0]!.trim();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.locator('form [type="submit"]:visible')).toHaveCount(0);
    await expect(page.locator('[data-chat="open"]:visible')).toHaveCount(0);

    await page.locator('button[data-menu="language"]').click();
    await page.locator('#languages a[hreflang="ja"]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('header button[aria-controls="menu"]').click();
    await expect(page.locator('#menu')).toBeVisible();
  });
});

function compact(text: string): string {
  return text.replaceAll(/[\s\u00a0\u200b]+/g, '');
}
