import { catalogueNames } from '#sandbox/sports/data/catalogue.ts';
import { maxFavourites } from '#sandbox/sports/wire-favourites.ts';
import { openSportsBets } from '../../../fixtures/sandbox/sports/sports-bets.ts';
import { testDatabases } from '../../../fixtures/servers/test-databases.ts';

let book: Awaited<ReturnType<typeof openSportsBets>>;
let closeDatabase: () => Promise<void>;

beforeAll(async () => {
  const opened = await testDatabases[0]?.open();
  if (!opened) throw new Error('no database');
  closeDatabase = opened.close;
  book = await openSportsBets(opened);
}, 240_000);
afterAll(async () => {
  await book?.close();
  await closeDatabase?.();
});

const path = '/api/favourites';
const cup = 'competition:football/europe/continental-cup';
type Player = Awaited<ReturnType<typeof book.player>>;
const itemsOf = ({ body }: Awaited<ReturnType<Player['get']>>) => body.favourites.map(({ item }: { item: string }) => item);

test('SPB-14 a player marks an event, a competition and a team; they stay with the player, with their names', async () => {
  book.events.add('f1');
  const [player, other] = [await book.player(), await book.player()];
  const added = await player.post(path, { add: ['event:f1', cup, 'event:f1'], remove: [] });
  expect(added.body.favourites).toEqual([
    { item: cup, name: catalogueNames.competition('continental-cup', 'fi') },
    { item: 'event:f1', name: 'f1 home – f1 away' },
  ]);
  const again = await book.pageOf(player);
  expect(itemsOf(await again.get(path))).toEqual([cup, 'event:f1']);
  expect(itemsOf(await other.get(path))).toEqual([]);
  expect(itemsOf(await player.post(path, { add: [], remove: ['event:f1'] }))).toEqual([cup]);
});

test('SPB-14 what does not exist is not added, and an event that is over leaves the list', async () => {
  book.events.add('f2');
  const player = await book.player();
  const add = [
    'event:f2',
    'event:none',
    'competition:football/none/cup',
    'team:football/Unknown',
    `team:football/${'x'.repeat(90)}`,
  ];
  expect(itemsOf(await player.post(path, { add, remove: [] }))).toEqual(['event:f2']);
  book.events.end('f2', 'HOME');
  expect(itemsOf(await player.get(path))).toEqual([]);
});

test.each([
  { add: ['sport:football'], remove: [] },
  { add: ['event:'], remove: [] },
  { add: [`event:${'x'.repeat(200)}`], remove: [] },
  { add: ['event:a\u0000'], remove: [] },
  { add: Array.from({ length: maxFavourites + 1 }, (_, index) => `event:${index}`), remove: [] },
  { add: 'event:a' },
])('SPB-14 a change that is none is refused (%#)', async (change) => {
  const player = await book.player();
  expect(await player.post(path, change)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
});

test('SPB-14 a player has at most a hundred favourites, a repeat of one is none more, and a visitor has none here', async () => {
  const player = await book.player();
  const items = Array.from({ length: maxFavourites }, (_, index) => {
    book.events.add(`many${index}`);
    return `event:many${index}`;
  });
  expect(itemsOf(await player.post(path, { add: items, remove: [] }))).toHaveLength(maxFavourites);
  expect(await player.post(path, { add: [cup], remove: [] })).toMatchObject({ status: 409, body: { code: 'FAVOURITES_FULL' } });
  expect((await player.post(path, { add: items.slice(0, 1), remove: [] })).status).toBe(200);
  expect(itemsOf(await player.post(path, { add: [cup], remove: items.slice(0, 1) }))).toHaveLength(maxFavourites);
  const visitor = await book.sports.openPage();
  expect(await visitor.get(path)).toMatchObject({ status: 401, body: { code: 'LOGIN_REQUIRED' } });
});
