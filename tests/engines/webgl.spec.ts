import { expect, test, UNLESS_LINUX } from './fixtures.ts';

test.skip(...UNLESS_LINUX);
test.use({ window: true });

test('the globe comes alive and obeys buttons and hand', async ({ visitor, site }) => {
  const globe = '[data-globe]';
  await visitor.open(`${site.url}/en/`);
  await visitor.scrollIntoView(globe);
  await visitor.expectAttribute(globe, 'data-globe').toBe('live');
  const distance = async () => Number(await visitor.attribute(globe, 'data-globe-distance'));
  const button = (place: number) => `${globe} [role="group"] button:nth-of-type(${place})`;
  const start = await distance();
  await visitor.click(button(2));
  await expect.poll(distance).toBeLessThan(start);
  await visitor.click(button(1));
  await expect.poll(distance).toBe(start);
  // Where the system asks for little motion it stands still at first.
  await visitor.expectAttribute(globe, 'data-paused').toBe('true');
  for (const paused of ['false', 'true']) {
    await visitor.click(button(3));
    await visitor.expectAttribute(globe, 'data-paused').toBe(paused);
  }
  const marker = async () => (await visitor.boxes('[data-part="marker"]'))[0]?.left ?? 0;
  const before = await marker();
  await visitor.drag('[data-part="stage"]', -60);
  await expect.poll(marker).toBeLessThan(before - 30);
});
