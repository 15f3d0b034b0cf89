import { hourMs } from '#lib/core/time/durations.ts';
import { createSportsIndex } from './sports-index.ts';

const region = { slug: 'europe' };
const catalogue = { sports: [{ slug: 'football', competitions: [{ slug: 'cup', region }] }] };

function setUp() {
  const clock = { now: 1_000_000 };
  const world = { isDown: false, calls: [] as string[], events: ['a-b-2026-11-28'] };
  globalThis.fetch = (async (address: string) => {
    const { pathname, searchParams } = new URL(address);
    world.calls.push(`${pathname} ${searchParams.get('competition') ?? ''}`.trim());
    if (world.isDown) throw new Error('refused');
    return Response.json(pathname.endsWith('/sports') ? catalogue : { at: '', events: world.events.map((slug) => ({ slug })) });
  }) as typeof fetch;
  return { clock, world, index: createSportsIndex('http://sports', () => clock.now) };
}
const cup = ['football', 'europe', 'cup'];

test('RTE-35 knows sports, regions, competitions and events, and nothing else', async () => {
  const { index } = setUp();
  const known = [['football'], ['football', 'europe'], cup, [...cup, 'a-b-2026-11-28']];
  expect(await Promise.all(known.map((slugs) => index.has(slugs)))).toEqual([true, true, true, true]);
  const unknown = [['golf'], ['europe'], ['football', 'asia'], ['football', 'europe', 'league'], [...cup, 'a-c-2026-11-28']];
  expect(await Promise.all(unknown.map((slugs) => index.has(slugs)))).toEqual([false, false, false, false, false]);
});

test('invented addresses ask the service at most once a second, and those of an unknown competition ask for no events', async () => {
  const { clock, world, index } = setUp();
  await index.has(['football']);
  clock.now += 5_000;
  world.calls.length = 0;
  for (let each = 0; each < 50; each += 1) await index.has([`junk-${each}`, 'europe', 'cup', 'x']);
  expect(world.calls).toEqual(['/api/catalogue/sports']);
  world.calls.length = 0;
  for (let each = 0; each < 50; each += 1) await index.has([...cup, `junk-${each}`]);
  expect(world.calls).toEqual(['/api/catalogue/events cup']);
});

test('a new event is found at once, and fixtures that changed are read again', async () => {
  const { clock, world, index } = setUp();
  expect(await index.has([...cup, 'new-2026-11-29'])).toBe(false);
  world.events.push('new-2026-11-29');
  clock.now += 1_001;
  expect(await index.has([...cup, 'new-2026-11-29'])).toBe(true);
  world.events.length = 0;
  index.published();
  expect(await index.has([...cup, 'new-2026-11-29'])).toBe(false);
});

test('what is known stays while the service is down; before its first answer nothing is known', async () => {
  const { clock, world, index } = setUp();
  await index.has([...cup, 'a-b-2026-11-28']);
  world.isDown = true;
  clock.now += hourMs;
  index.published();
  expect(await Promise.all([['football'], ['golf'], [...cup, 'a-b-2026-11-28']].map((slugs) => index.has(slugs)))).toEqual([
    true,
    false,
    true,
  ]);
  expect(await setUpDown().has(['football'])).toBeUndefined();
});

function setUpDown() {
  const { world, index } = setUp();
  world.isDown = true;
  return index;
}
