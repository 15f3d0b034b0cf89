import sharp from 'sharp';
import { liveProviders } from '#lib/core/config/game-providers.ts';
import { siteLocales } from '#lib/core/market/markets.ts';
import { subjectOf } from '#sandbox/data/art/draw-scene.ts';
import { devices } from '#sandbox/data/content/games/grids.ts';
import { catalogue } from '#sandbox/data/tables/catalogue.ts';
import { liveTables } from '#sandbox/data/tables/live-tables.ts';
import { providerTable, subProviderTable } from '#sandbox/data/tables/provider-table.ts';
import type { Composition, ContentDocument, Motif } from '#sandbox/data/types.ts';
import { drawAsset, find, ofType, refsOf, seedDay } from '../../tests/fixtures/seed.ts';

const games = ofType('game').filter(({ type }) => type === 'CASINO');
const tables = ofType('game').filter(({ type }) => type === 'LIVE_CASINO');
const categories = ofType('gameCategory');
const count = (list: readonly ContentDocument[], field: string, ...values: readonly unknown[]) =>
  list.filter((document) => values.includes(document[field])).length;
const slugOf = ({ slug }: ContentDocument) => JSON.stringify(slug);

/** Places tiles like a dense CSS grid; returns the number of empty cells, or -1 when a tile does not fit. */
function emptyCells(sizes: readonly string[], columns: number, rows: number): number {
  const taken = Array.from({ length: rows * columns }, () => false);
  const spans: Readonly<Record<string, readonly [number, number]>> = { '1x': [1, 1], '2xh': [2, 1], '2xv': [1, 2], '4x': [2, 2] };
  for (const size of sizes) {
    const [wide, tall] = spans[size] ?? [0, 0];
    const cellsAt = (start: number) => {
      const [row, column] = [Math.floor(start / columns), start % columns];
      if (column + wide > columns || row + tall > rows) return [];
      return Array.from({ length: wide * tall }, (_, index) => start + (index % wide) + Math.floor(index / wide) * columns);
    };
    const cells = taken.map((_, start) => cellsAt(start)).find((all) => all.length > 0 && all.every((cell) => !taken[cell]));
    if (!cells) return -1;
    for (const cell of cells) taken[cell] = true;
  }
  return taken.filter((isTaken) => !isTaken).length;
}

describe('the catalogue', () => {
  test('has a game and a table per row, 240 games at least, each with a unique slug, title and code', () => {
    expect([games.length, tables.length]).toEqual([catalogue.length, liveTables.length]);
    expect(games.length).toBeGreaterThanOrEqual(240);
    const total = games.length + tables.length;
    expect(new Set(ofType('game').map(slugOf)).size).toBe(total);
    expect(new Set(ofType('game').map(({ title }) => JSON.stringify(title))).size).toBe(total);
    expect(new Set(ofType('game').map(({ providerGameCode }) => providerGameCode)).size).toBe(total);
  });

  test('comes from every provider of the table, every casino provider with games', () => {
    const providers = ofType('gameProvider');
    expect(providers).toHaveLength(providerTable.length);
    expect(ofType('subProvider')).toHaveLength(subProviderTable.length);
    for (const { _id, type } of providers) {
      const own = games.filter(({ gameProvider }) => refsOf(gameProvider).includes(_id)).length;
      expect(own > 0).toBe(type !== 'LIVE_CASINO');
    }
    expect(new Set(tables.map(({ gameProvider }) => refsOf(gameProvider).join())).size).toBe(liveProviders.length);
  });

  test('mixes at least 20 jackpots, 30 tables, 10 crash and scratch games and 180 slots', () => {
    expect(count(games, 'gameType', 'jackpot')).toBeGreaterThanOrEqual(20);
    expect(count(games, 'gameType', 'blackjack', 'roulette', 'baccarat')).toBeGreaterThanOrEqual(30);
    expect(count(games, 'gameType', 'crash', 'scratch')).toBeGreaterThanOrEqual(10);
    expect(count(games, 'gameType', 'slot')).toBeGreaterThanOrEqual(180);
  });

  test('LOB-05 every game has its fields', () => {
    for (const game of ofType('game')) {
      expect(game).toMatchObject({
        volatility: expect.stringMatching(/^(low|med|high|very high)$/),
        rtp: expect.any(Number),
        minBet: expect.any(Number),
        maxBet: expect.any(Number),
        engine: expect.stringMatching(/^(live-)?[a-z-]+$/),
        thumbnail: { img1x: { alt: expect.stringMatching(/./) }, img2x: {}, img3x: {} },
        verticalImage: { _type: 'image' },
        heroImage: { _type: 'image' },
        releaseDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        blockedMarkets: [],
      });
      expect(Number(game.rtp)).toBeGreaterThan(90);
      expect(Number(game.rtp)).toBeLessThan(100);
      expect(String(game.releaseDate) < seedDay.toISOString()).toBe(true);
      for (const { min, max } of [game.betLimits].flat().map(Object)) expect(min > 0 && max > min).toBe(true);
      expect([game.betLimits].flat()).toHaveLength(new Set(siteLocales.map(({ currency }) => currency)).size);
    }
  });

  test('LOB-06 every live table has a dealer, seven seats and opening hours', () => {
    for (const kind of ['roulette', 'blackjack', 'baccarat', 'gameshow'])
      expect(count(tables, 'gameType', kind)).toBeGreaterThanOrEqual(5);
    expect(new Set(tables.map(({ dealer }) => dealer)).size).toBe(tables.length);
    expect(new Set(tables.map(({ liveTableId }) => liveTableId)).size).toBe(tables.length);
    for (const table of tables)
      expect(table).toMatchObject({
        seats: 7,
        hours: {
          timeZone: expect.any(String),
          start: expect.stringMatching(/^\d\d:\d\d$/),
          end: expect.stringMatching(/^\d\d:\d\d$/),
        },
      });
    expect(count(tables, 'demoViewable', true)).toBe(2);
  });

  test('LOB-07 has games for one channel only', () => {
    const kinds = new Set(games.map(({ channels }) => [channels].flat().join('+')));
    expect(kinds).toEqual(new Set(['web+mobile', 'web', 'mobile']));
  });

  test('LOB-20 LOB-25 no markets are blocked, and one studio is excluded from the lobbies', () => {
    for (const provider of [...ofType('gameProvider'), ...ofType('subProvider')]) expect(provider.blockedMarkets).toEqual([]);
    const [excluded = ''] = refsOf(find('casinoSettings').exclusionSubProviders);
    const absent = games.filter(({ subProvider }) => refsOf(subProvider).includes(excluded)).map(({ _id }) => _id);
    expect(absent.length).toBeGreaterThan(0);
    for (const category of categories) for (const id of absent) expect(refsOf(category)).not.toContain(id);
    expect(ofType('subProvider').filter((row) => [row.restrictedCountry].flat().length > 0)).toHaveLength(2);
  });
});

describe('the lobbies', () => {
  test('have 14 and 7 categories, labelled in every language', () => {
    expect([count(categories, 'type', 'CASINO'), count(categories, 'type', 'LIVE_CASINO')]).toEqual([14, 7]);
    expect(new Set(categories.map(slugOf)).size).toBe(21);
    for (const { label } of categories) expect(Object.keys(Object(label))).toEqual('_type en fi no de fr pt ja es'.split(' '));
  });

  test('LOB-23 hide three categories from the menu and two from the lobby', () => {
    const casino = categories.filter(({ type }) => type === 'CASINO');
    expect([count(casino, 'visibleInMenu', false), count(casino, 'visibleInLobby', false)]).toEqual([3, 2]);
  });

  test.each(Object.entries(devices))(
    'LOB-04 fill the grid of every category on a %s without a gap',
    (device, { columns, rows }) => {
      for (const { gameGrids, games: own, rowNum } of categories) {
        const tiles: { size: string }[] = [Object(gameGrids)[device]].flat();
        expect(
          emptyCells(
            tiles.map(({ size }) => size),
            columns,
            rows,
          ),
        ).toBe(0);
        expect(refsOf(own)).toEqual(expect.arrayContaining(refsOf(tiles)));
        expect(new Set(refsOf(tiles)).size).toBe(tiles.length);
        expect(rowNum).toBe(2);
      }
    },
  );

  test.each(['desktop', 'mobile'])('LOB-04 show Popular in all four sizes on a %s', (device) => {
    const tiles: { size: string }[] = [Object(find('gameCategory-popular').gameGrids)[device]].flat();
    expect(new Set(tiles.map(({ size }) => size))).toEqual(new Set(['1x', '2xh', '2xv', '4x']));
  });

  test('LOB-13 LOB-14 have their page sizes', () => {
    const size = (grid: unknown, device: string) => Object(grid)[device].cols * Object(grid)[device].rows;
    const { allGamesGrid } = find('casinoSettings');
    expect([size(allGamesGrid, 'desktop'), size(allGamesGrid, 'mobile')]).toEqual([60, 30]);
    const live = find('liveCasinoSettings').allGamesGrid;
    expect([size(live, 'desktop'), size(live, 'mobile')]).toEqual([30, 15]);
  });

  test('no two categories of the casino begin with the same game', () => {
    const first = categories.filter(({ type }) => type === 'CASINO').map(({ games: own }) => refsOf(own)[0]);
    expect(new Set(first).size).toBe(first.length);
  });

  test('New lists the newest games first', () => {
    const dates = refsOf(find('gameCategory-new').games).map((id) => String(find(id).releaseDate));
    expect(dates).toEqual([...dates].sort().reverse());
    expect(String(dates[11]) > '2026-08-20').toBe(true);
  });

  test('list the banners, boxes and tournaments of every market', () => {
    for (const settings of [find('casinoSettings'), find('liveCasinoSettings')]) {
      expect(refsOf(settings.banners)).toHaveLength(siteLocales.length * 2);
      expect(refsOf(settings.tournamentBoxes)).toHaveLength(siteLocales.length);
      expect(refsOf(settings.contentBoxes)).toHaveLength(siteLocales.length);
      expect(refsOf(settings.featured).length).toBeGreaterThanOrEqual(6);
    }
  });

  test('every home page and some landing pages show a row of games', () => {
    for (const page of ofType('homePage')) expect(refsOf(Object(page.featuredGames).games)).toHaveLength(12);
    const withGames = [...ofType('landingPage'), ...ofType('promoLanding')].filter(({ sections }) =>
      [sections].flat().some((section) => Object(section)._type === 'games'),
    );
    expect(withGames).toHaveLength(siteLocales.length * (3 + 4));
  });
});

/** What the image of a game shows. */
const shownBy = ({ skin, theme, metadata }: ContentDocument) =>
  subjectOf({
    id: String(skin),
    motif: theme as Motif,
    composition: Object(metadata).composition as Composition,
  });

/** What the first eight tiles of each lobby row show on a device. */
const rowsInSight = (device: string) =>
  categories.map((category) => {
    const shown = refsOf(Object(category.gameGrids)[device]).slice(0, 8);
    return { category, slug: slugOf(category), subjects: shown.map((id) => shownBy(find(id))) };
  });

test.each(Object.keys(devices))('no two neighbours in a row of a lobby show the same on a %s', (device) => {
  for (const { slug, subjects } of rowsInSight(device)) {
    expect(subjects.length).toBeGreaterThanOrEqual(4);
    const repeated = subjects.filter((subject, at) => subject === subjects[at + 1]);
    expect([slug, repeated]).toEqual([slug, []]);
  }
});

test.each(Object.keys(devices))(
  'no row of the casino shows the same twice in sight on a %s, except in order of titles',
  (device) => {
    for (const { category, slug, subjects } of rowsInSight(device)) {
      if (category.type !== 'CASINO' || category._id === 'gameCategory-all') continue;
      expect([slug, new Set(subjects).size]).toEqual([slug, subjects.length]);
    }
  },
);

test.each([
  ['fruit', /Cherries/, /cherries/],
  ['ocean', /Dolphin/, /dolphin/],
  ['space', /Rocket|Spaceship/, /rocket/],
  ['viking', /Longship/, /ship/],
  ['viking', /Shield/, /shield/],
  ['pirate', /Pirates/, /galleon/],
  ['western', /Star|Deputy/, /badge/],
  ['farm', /Hen House/, /rooster/],
  ['candy', /Gumdrop|Jellybean/, /donut|sweets/],
  ['wolf', /Howl/, /howl/],
  ['pharaoh', /^(?!.*Day Off).*Pharaoh/, /mask/],
  ['stadium', /Goalkeeper/, /ball/],
  ['neon', /Marquee|Gaslight/, /Sign/],
  ['cards', /Blackjack|Baccarat/, /^cards\/(?!drawDice)/],
  ['lounge', /Fireside/, /chair/],
  ['roulette', /Roulette|Wheel/, /roulette/],
])('the image of a game with the motif %s and a title like %s shows %s', (motif, title, subject) => {
  const titled = ofType('game').filter(({ theme, title: names }) => theme === motif && title.test(Object(names).en));
  expect(titled.length).toBeGreaterThan(0);
  for (const game of titled) expect(shownBy(game)).toMatch(subject);
});

test('the first ten tiles have clearly different images', async () => {
  const ten = refsOf(find('gameCategory-popular').games).slice(0, 10);
  const images = await Promise.all(
    ten.map((id) => {
      const [asset = ''] = refsOf(Object(find(id).thumbnail).img1x);
      return sharp(Buffer.from(drawAsset(asset) ?? ''), { density: 24 })
        .resize(32, 24, { fit: 'fill' })
        .removeAlpha()
        .raw()
        .toBuffer();
    }),
  );
  const gap = (one: Buffer, other: Buffer) =>
    one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
  const gaps = images.flatMap((one, index) => images.slice(index + 1).map((other) => gap(one, other)));
  expect(gaps).toHaveLength(45);
  expect(Math.min(...gaps)).toBeGreaterThan(20);
});
