import { expect, test } from '@playwright/test';
import type { FoundSports, SearchPages } from '#lib/search/types.ts';
import { operate } from '../journeys/support/operator.ts';
import { readPage } from './support/page.ts';
import { signIn } from './support/sign-in.ts';
import { findUpcoming, pathOf } from './support/sports.ts';

const pagesPath = (locale: string, audience: string) => `/api/search/pages?locale=${locale}&audience=${audience}`;
const sportsPath = (q: string) => `/api/search/sports?${new URLSearchParams({ locale: 'fi-FI', q })}`;

test.afterEach(async () => {
  await operate('faults', { reset: true });
});

test('LOB-08 the search has the offers of an audience and the help of a market, each with a page', async ({ request }) => {
  const read = async (audience: string): Promise<SearchPages> => (await request.get(pagesPath('fi-FI', audience))).json();
  const [visitor, later] = [await read('visitor'), await read('d2')];
  const pathsOf = (pages: SearchPages) => pages.promotions.map(({ path }) => path);
  expect(pathsOf(visitor)).not.toContain('/promotions/vip/loyalty-gift');
  expect(pathsOf(later)).toContain('/promotions/vip/loyalty-gift');
  const contact = visitor.help.find(({ path }) => path === '/contact');
  expect(contact?.questions.length).toBeGreaterThan(2);
  for (const { path, title } of [...visitor.promotions.slice(0, 2), ...visitor.help]) {
    const { status, html } = await readPage(request, `/fi-FI${path}`);
    expect([path, status, html.includes(title)]).toEqual([path, 200, true]);
  }
});

test('LOB-08 a player whom the platform shows no marketing to finds no offers, and the help still', async ({ request }) => {
  await signIn(request, 'ben.one');
  const marketing = { service: 'platform', pathPattern: '/protection/marketing$' };
  await operate('faults', { ...marketing, status: 200, body: JSON.stringify({ mayShow: false, maySend: false }) });
  const { promotions, help }: SearchPages = await (await request.get(pagesPath('fi-FI', 'd1'))).json();
  expect(promotions).toEqual([]);
  expect(help.length).toBeGreaterThan(5);
});

test('SPB-04 an event is found by parts of its names, without regard to case, and not by those of another', async ({
  request,
}) => {
  const event = await findUpcoming({ language: 'fi' });
  const read = async (q: string): Promise<FoundSports> => (await request.get(sportsPath(q))).json();
  const { found, total } = await read(`${event.away.toUpperCase()} ${event.home.slice(0, 4)}`);
  expect(found.map(({ path }) => path)).toContain(pathOf(event));
  expect(total).toBeGreaterThanOrEqual(found.length);
  expect((await read(event.competition.name)).found[0]).toMatchObject({ kind: 'competition', title: event.competition.name });
  expect(await read('xyzzy')).toEqual({ total: 0, found: [] });
});

test('LOB-08 a search without a text, of an unknown locale or an unknown audience is refused', async ({ request }) => {
  for (const path of [
    sportsPath(''),
    sportsPath('a'.repeat(81)),
    '/api/search/sports?locale=xx-XX&q=a',
    '/api/search/pages?locale=fi-FI&audience=d9',
    '/api/search/pages?audience=visitor',
  ]) {
    const answer = await request.get(path);
    expect([path, answer.status(), (await answer.json()).code]).toEqual([path, 400, 'error.validation']);
  }
});
