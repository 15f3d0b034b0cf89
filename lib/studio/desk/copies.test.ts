import type { SanityClient } from '@sanity/client';
import { copyFor, copyToPlaces, otherPlaces } from './copies.ts';
import { deskPlaces } from './places.ts';

const document = {
  _id: 'promotion-a',
  _type: 'promotion',
  _rev: '1',
  _createdAt: '2026-11-01T00:00:00Z',
  _updatedAt: '2026-11-01T00:00:00Z',
  title: 'Evening',
  slug: { _type: 'slug', current: 'evening' },
  market: [{ _type: 'reference', _key: 'a', _ref: 'market-fi' }],
  language: { _type: 'reference', _ref: 'language-fi' },
};
const [first, second] = deskPlaces.filter(({ marketId }) => marketId !== 'market-fi');
if (!first || !second) throw new Error('there are no other places');

test('a copy is a new draft in its place, with the texts of the original', () => {
  expect(copyFor(document, first, 'b')).toMatchObject({
    _id: 'drafts.b',
    _type: 'promotion',
    title: 'Evening',
    market: [{ _ref: first.marketId }],
  });
  expect(copyFor(document, second, 'b')).not.toHaveProperty('_rev');
  expect(copyFor({ ...document, minDeposit: 10 }, second, 'b')).not.toHaveProperty('minDeposit');
  const onlyShowMarkets = [{ _ref: 'market-fi' }];
  expect(copyFor({ ...document, onlyShowMarkets }, second, 'b')).not.toHaveProperty('onlyShowMarkets');
});

test('a copy for another market has no amounts; a page about a market has the route of its place', () => {
  const terms = { method: { _ref: 'card' }, processTime: 'instant' };
  const page = {
    ...document,
    _type: 'paymentMethodsPage',
    slug: undefined,
    route: 'fi-fi',
    rows: [{ _key: 'a', ...terms, min: 10, max: 500, minWithdraw: 20, maxWithdraw: 900, fee: 0 }],
  };
  const sameMarket = deskPlaces.find(({ id }) => id === 'en-FI');
  const otherMarket = deskPlaces.find(({ id }) => id === 'no-NO');
  if (!sameMarket || !otherMarket) throw new Error('a place is missing');
  expect(copyFor(page, sameMarket, 'b')).toMatchObject({ route: 'fi-en', rows: page.rows });
  expect(copyFor(page, otherMarket, 'b')).toMatchObject({ route: 'no-no' });
  expect(copyFor(page, otherMarket, 'b').rows).toEqual([{ _key: 'a', ...terms }]);
  expect(copyFor(document, otherMarket, 'b')).not.toHaveProperty('route');
});

test.each([
  [{ slug: { current: 'evening' } }, 'slug.current', 'evening'],
  [{ id: 'spring' }, 'id', 'spring'],
  [{ pageId: 'privacy', pageUrl: '/privacy' }, 'pageId', 'privacy'],
  [{ path: '/promotions' }, 'path', '/promotions'],
  [{ route: 'fi-fi' }, 'route', 'no-no'],
  [{ _type: 'homePage' }, '_type', 'homePage'],
  [{ _type: 'selfTest', slug: null, language: undefined }, '_type', 'selfTest'],
])('a document with %j is copied to where no other one is like it', async (address, field, value) => {
  const requested: unknown[] = [];
  const client = {
    withConfig: () => client,
    fetch: async (query: string, params: { value: string; published: string }) => {
      requested.push([query.includes(`&& ${field} == $value`), params.value, params.published === document._id]);
      return 1;
    },
    transaction: () => ({}),
  } as unknown as SanityClient;
  const places = deskPlaces.filter(({ id }) => id === 'no-NO');
  const copied = await copyToPlaces({ ...document, slug: undefined, ...address }, places, client);
  expect(copied.map(({ id }) => id)).toEqual([undefined]);
  expect(requested).toEqual([[true, value, 'language' in address]]);
});

test('the place of the document is not offered; without markets it is in every market of its language', () => {
  expect(otherPlaces(document, deskPlaces).map(({ id }) => id)).not.toContain('fi-FI');
  expect(otherPlaces(document, deskPlaces)).toHaveLength(deskPlaces.length - 1);
});

test('a place with a document at the same address is left out', async () => {
  const created: unknown[] = [];
  const transaction = { create: (copy: unknown) => void created.push(copy), commit: jest.fn() };
  const client = {
    withConfig: () => client,
    fetch: async (_: string, { markets }: { markets: string[] }) => (markets.includes(first.marketId) ? 1 : 0),
    transaction: () => transaction,
  } as unknown as SanityClient;
  const copied = await copyToPlaces(document, [first, second], client);
  expect(copied.map(({ place, id }) => [place.id, id !== undefined])).toEqual([
    [first.id, false],
    [second.id, true],
  ]);
  expect(created).toMatchObject([{ market: [{ _ref: second.marketId }] }]);
  expect(transaction.commit).toHaveBeenCalledTimes(1);
});
