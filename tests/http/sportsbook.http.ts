import { expect, test } from '@playwright/test';
import { documentId } from '../../sandbox/data/content/document.ts';
import { cacheFolder, siteUrl } from '../journeys/support/addresses.ts';
import { edit, readDocument } from '../journeys/support/editor.ts';
import { getMessages } from '../journeys/support/messages.ts';
import { operate } from '../journeys/support/operator.ts';
import { headOf } from '../journeys/support/pages/head.ts';
import { structuredDataFaults, thingsIn } from '../journeys/support/pages/structured-data.ts';
import { labelled, linksIn, readPage, textAt, textIn } from './support/page.ts';
import { findUpcoming, pathOf, readCatalogue, readSportsList, sendFixtures } from './support/sports.ts';
import { readStoredPages } from './support/stored-pages.ts';

const words = getMessages('fi-FI');
const catalogue = { service: 'sports', pathPattern: '^/api/catalogue/' };

test.afterEach(async () => {
  await operate('faults', { reset: true });
});

test('RTE-35 SPB-04 sports, regions, competitions and events have pages with their own names, and lead to those above them', async ({
  request,
}) => {
  const { sport, region, competition, ...event } = await findUpcoming({ language: 'fi' });
  const named = [sport, region, competition, { slug: event.slug, name: `${event.home} – ${event.away}` }];
  for (let level = 1; level <= named.length; level += 1) {
    const path = `/sportsbook/${named
      .slice(0, level)
      .map(({ slug }) => slug)
      .join('/')}`;
    const { status, document, html } = await readPage(request, `/fi-FI${path}`);
    expect(status, path).toBe(200);
    expect(textAt(document, 'h1')).toBe(named[level - 1]?.name);
    const crumbs = labelled(document, words.sports.trail);
    expect(crumbs && linksIn(crumbs), path).toEqual(
      [
        '',
        ...named.slice(0, level - 1).map(
          (_, at) =>
            `/${named
              .slice(0, at + 1)
              .map(({ slug }) => slug)
              .join('/')}`,
        ),
      ].map((each) => `/fi-FI/sportsbook${each}`),
    );
    const head = headOf(html);
    expect([head.canonical, head.isKept]).toEqual([`${siteUrl}/fi-FI${path}`, false]);
    expect(head.siblings.get('en'), path).toBe(`${siteUrl}/en-UN${path}`);
    expect(thingsIn(html).map((thing) => thing['@type'])).toContain('BreadcrumbList');
    expect(await structuredDataFaults(html)).toEqual([]);
  }
});

test('SPB-05 live betting and the history of bets are pages of every locale, and the history is not for search engines', async ({
  request,
}) => {
  const live = await readPage(request, '/fi-FI/sportsbook/live-betting');
  expect([live.status, textAt(live.document, 'h1')]).toEqual([200, words.sportsFrame['live-betting']]);
  const history = await readPage(request, '/fi-FI/sportsbook/bet-history');
  expect([history.status, textAt(history.document, 'h1')]).toEqual([200, words.sportsFrame['bet-history']]);
  expect([headOf(history.html).isKept, history.headers['x-robots-tag']]).toEqual([true, 'noindex']);
});

test('SPB-04 CNT-24 a competition lists its events with time, sides and odds, and describes them for search engines', async ({
  request,
}) => {
  const { sport, region, competition } = await findUpcoming();
  const query = { sport: sport.slug, region: region.slug, competition: competition.slug };
  const { document, html } = await readPage(request, `/en-UN/sportsbook/${Object.values(query).join('/')}`);
  const { slug, home, away, startsAt, venue } = (await readCatalogue(query)).find(({ status }) => status === 'UPCOMING') ?? {};
  const card = [...document.querySelectorAll('main article')].find((each) => linksIn(each)[0]?.endsWith(`/${slug}`));
  expect(card && textAt(card, 'a')).toBe(`${home} ${away}`);
  expect(card?.querySelector('time')?.getAttribute('datetime')).toBe(startsAt);
  const odds = [...(card?.querySelectorAll('dd') ?? [])].map(textIn);
  expect(odds.length).toBeGreaterThan(1);
  for (const each of odds) expect(each).toMatch(/^\d+\.\d\d$/);
  const list = thingsIn(html).find((thing) => thing['@type'] === 'ItemList') as unknown as {
    itemListElement: { item: { url: string } }[];
  };
  expect(list.itemListElement.map(({ item }) => item)).toContainEqual(
    expect.objectContaining({
      '@type': 'SportsEvent',
      url: expect.stringMatching(new RegExp(`/${slug}$`)),
      startDate: startsAt,
      location: expect.objectContaining({ name: venue }),
      competitor: [expect.objectContaining({ name: home }), expect.objectContaining({ name: away })],
      organizer: expect.objectContaining({ name: competition.name }),
    }),
  );
});

test('RTE-35 RTE-20 unknown sports, regions, competitions and events are the 404 page of the locale, and store nothing', async ({
  request,
}) => {
  const event = pathOf(await findUpcoming());
  const [, , sport, region, competition] = event.split('/');
  const unknown = (turn: number) => [
    `/sportsbook/none-${turn}`,
    `/sportsbook/${sport}/none-${turn}`,
    `/sportsbook/${sport}/${region}/none-${turn}`,
    `/sportsbook/${sport}/${region}/${competition}/none-${turn}`,
    `${event}/none-${turn}`,
    `/sportsbook/live-betting/none-${turn}`,
  ];
  for (const path of unknown(0)) {
    const { status, document } = await readPage(request, `/fi-FI${path}`);
    expect([path, status, textAt(document, 'h1')]).toEqual([path, 404, words.status.notFoundTitle]);
  }
  test.skip(!cacheFolder, 'the cache of a running stack is not known');
  const stored = () => [...readStoredPages().keys()].filter((page) => page.includes('none-'));
  for (let turn = 1; turn <= 10; turn += 1) await Promise.all(unknown(turn).map((path) => request.get(`/fi-FI${path}`)));
  expect(stored()).toEqual([]);
});

test('RTE-35 an event that has ended says so and leads to its competition; one of long ago leads there by itself', async ({
  request,
}) => {
  let ended: Awaited<ReturnType<typeof readCatalogue>>[number] | undefined;
  for (const { slug, competitions } of await readSportsList()) {
    for (const { slug: competition, region } of competitions) {
      const events = await readCatalogue({ sport: slug, region: region.slug, competition, include: 'ENDED' });
      ended ??= events.find(({ status }) => status === 'ENDED');
    }
  }
  if (!ended) throw new Error('no event has ended');
  const path = pathOf(ended);
  const competition = path.slice(0, path.lastIndexOf('/'));
  const { status, html, document } = await readPage(request, `/fi-FI${path}`);
  const main = document.querySelector('main');
  expect([status, headOf(html).isKept]).toEqual([200, true]);
  expect(main && textIn(main)).toContain(words.sports.ended);
  expect(main && linksIn(main)).toContain(`/fi-FI${competition}`);
  const old = await readPage(request, `/fi-FI${competition}/home-away-2020-01-31`);
  expect([old.status, old.headers.location]).toEqual([307, `/fi-FI${competition}`]);
});

test('CNT-16 SPB-04 editors choose the competitions on show for each market', async ({ request }) => {
  const id = documentId('sportsSettings', 'UN', 'en');
  const original = await readDocument(id);
  const { sport, region, competition } = await findUpcoming();
  const chosen = `${sport.slug}/${region.slug}/${competition.slug}`;
  const messages = getMessages('en-UN').sports;
  const onShow = async () => {
    const section = labelled((await readPage(request, '/en-UN/sportsbook')).document, messages.featured);
    return section ? linksIn(section).filter((href) => href.split('/').length === 6) : [];
  };
  try {
    await edit(id, { featuredEvents: [chosen, 'none/at/all'] });
    expect(await onShow()).toEqual([`/en-UN/sportsbook/${chosen}`]);
    await edit(id, { featuredEvents: [] });
    expect(await onShow()).toEqual([]);
  } finally {
    await edit(id, { featuredEvents: original.featuredEvents });
  }
});

test('SPB-04 the signed webhook of the sports service refreshes the pages of its sports, and no one else can', async ({
  request,
}) => {
  const event = await findUpcoming();
  const { sport, region, competition } = event;
  const path = `/en-UN/sportsbook/${sport.slug}/${region.slug}/${competition.slug}`;
  const shows = async (text: string) => (await readPage(request, path)).html.includes(text);
  const fixtures = JSON.stringify({ sports: [sport.slug] });
  await shows('');
  const moved = { at: new Date().toISOString(), events: [{ ...event, home: 'Moved United' }] };
  await operate('faults', { ...catalogue, pathPattern: '^/api/catalogue/events', status: 200, body: JSON.stringify(moved) });
  const refused = [
    await sendFixtures(fixtures, 't=1,v1=nonsense'),
    await sendFixtures('{"sports":"all"}'),
    await sendFixtures('no json'),
    await sendFixtures(JSON.stringify({ sports: ['none'] })),
  ];
  expect(refused).toEqual([401, 400, 400, 200]);
  expect(await sendFixtures(fixtures)).toBe(200);
  expect(await shows('Moved United')).toBe(true);
  await operate('faults', { reset: true });
  expect(await sendFixtures(fixtures)).toBe(200);
  expect(await shows('Moved United')).toBe(false);
});

test('SPB-04 pages stay from the last good answer while the sports service is dead', async ({ request }) => {
  const event = pathOf(await findUpcoming());
  const paths = [event, event.slice(0, event.lastIndexOf('/')), '/sportsbook', '/sportsbook/live-betting'];
  const read = async (path: string) => {
    const { status, document } = await readPage(request, `/fi-FI${path}`);
    return [status, textAt(document, 'h1'), document.querySelectorAll('main dl').length > 0];
  };
  const before = await Promise.all(paths.map(read));
  expect(before.map(([status]) => status)).toEqual([200, 200, 200, 200]);
  const sports = (await readSportsList()).map(({ slug }) => slug);
  await operate('faults', { ...catalogue, reset: 'connection' });
  expect(await sendFixtures(JSON.stringify({ sports }))).toBe(200);
  expect(await Promise.all(paths.map(read))).toEqual(before);
  expect((await readPage(request, '/fi-FI/sportsbook/none')).status).toBe(404);
});

test('CNT-24 the sitemap has sports, competitions and upcoming events, these with the time of their odds', async ({
  request,
}) => {
  const text = await (await request.get('/sitemap/fi-FI.xml')).text();
  const entryOf = (path: string) => new RegExp(`<loc>${siteUrl}/fi-FI${path}</loc>(<lastmod>)?`).exec(text);
  const [sport] = await readSportsList();
  const [competition] = sport?.competitions ?? [];
  for (const path of ['/sportsbook/live-betting', `/sportsbook/${sport?.slug}/${competition?.region.slug}/${competition?.slug}`])
    expect(entryOf(path)?.[0], path).toBeDefined();
  const next = (await readCatalogue({ sport: sport?.slug ?? '' })).find(({ status }) => status === 'UPCOMING');
  expect(next && entryOf(pathOf(next))?.[1]).toBe('<lastmod>');
  expect(entryOf('/sportsbook/bet-history')).toBeNull();
});
