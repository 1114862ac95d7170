import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#tests/components/mount.tsx';
import { SkillGroups } from './skills.tsx';

const SKILLS = ['TypeScript', 'JavaScript', 'PostgreSQL', 'Kubernetes', 'Accessibility', 'Node.js', 'Storybook'];
const NAMES = ['Programming languages', 'Infrastructure', 'Databases', 'Localisation'];

/** @param every How many groups there are to one of more than a handful. */
function groupsOf(count: number, every: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: `group-${index}`,
    name: NAMES[index % NAMES.length]!,
    skills: SKILLS.slice(0, index % every === 1 % every ? 7 : 3).map((name) => ({
      name,
      ...(index % 2 === 0 && { level: 95 }),
    })),
  }));
}

/** The words of a text that stand on two lines. */
function brokenWords(node: Text): string[] {
  return [...node.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    return range.getClientRects().length > 1 ? [word] : [];
  });
}

test.each([
  [1440, 3, 1],
  [1440, 5, 1],
  [1440, 6, 2],
  [1440, 14, 5],
  [1100, 14, 5],
  [768, 14, 9],
  [390, 14, 14],
  [1440, 4, 1, 1],
])('at %i px, %i groups stand in %i rows with every word whole', async (width, count, rows, every = 4) => {
  await page.viewport(width, 900);
  await mount(
    <section className="section">
      <SkillGroups groups={groupsOf(count, every)} />
    </section>,
  );
  await expect.element(page.getByRole('group').nth(count - 1)).toBeInTheDocument();
  const groups = page.getByRole('group').elements();
  expect(new Set(groups.map((group) => group.getBoundingClientRect().top)).size).toBe(rows);
  const texts = groups.flatMap((group) => {
    const walker = document.createTreeWalker(group, NodeFilter.SHOW_TEXT);
    return Array.from({ length: group.textContent.length }, () => walker.nextNode()).filter((node) => node !== null);
  });
  expect(texts.flatMap((node) => brokenWords(node as Text))).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
