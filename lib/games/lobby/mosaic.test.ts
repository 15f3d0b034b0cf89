import { makeTile } from '../../../tests/fixtures/lobby-tile.ts';
import type { Device, LobbyTile, PlacedTile } from '../catalog/types.ts';
import { completeGrids, countRows, type Grids, layMosaic, layPage } from './mosaic.ts';

const [a, b, c, d] = [makeTile('a'), makeTile('b'), makeTile('c'), makeTile('d')];
const slot = (one: LobbyTile | null, size: '1x' | '2xh' | '2xv' | '4x' = '1x') => ({ size, tile: one });
const on = (tiles: readonly PlacedTile[], device: Device) =>
  tiles.filter(({ sizes }) => sizes[device]).map(({ tile: { id }, sizes }) => `${id} ${sizes[device]}`);
const all = (grid: Grids['mobile']): Grids => ({ mobile: grid, tablet: grid, desktop: grid });

test('LOB-04 a game has its own size on each screen, and appears once', () => {
  const grids: Grids = {
    mobile: [slot(a, '2xv')],
    tablet: [slot(a, '4x'), slot(b)],
    desktop: [slot(a), slot(b, '2xh'), slot(c)],
  };
  const laid = layMosaic(grids, []);
  expect(laid.map(({ tile: { id } }) => id)).toEqual(['a', 'b', 'c']);
  expect(laid[0]?.sizes).toEqual({ mobile: '2xv', tablet: '4x', desktop: '1x' });
  expect(on(laid, 'mobile')).toEqual(['a 2xv']);
  expect(laid.every(({ order }) => order === undefined)).toBe(true);
});

test('LOB-04 a screen with an order of its own keeps it', () => {
  const laid = layMosaic({ mobile: [slot(b), slot(a)], tablet: [], desktop: [slot(a), slot(b)] }, []);
  expect(laid.map(({ tile: { id }, order }) => [id, order])).toEqual([
    ['a', { mobile: 2 }],
    ['b', { mobile: 1 }],
  ]);
});

test('LOB-07 a cell whose game is for other screens, or deleted, takes the next spare game', () => {
  const forDesks = makeTile('w', { only: 'web' });
  const laid = layMosaic(all([slot(forDesks, '4x'), slot(null, '2xv'), slot(b)]), [b, c, d]);
  expect(on(laid, 'mobile').sort()).toEqual(['b 1x', 'c 4x', 'd 2xv']);
  expect(on(laid, 'tablet').sort()).toEqual(['b 1x', 'c 2xv', 'w 4x']);
  expect(on(laid, 'desktop').sort()).toEqual(['b 1x', 'c 2xv', 'w 4x']);
});

test('LOB-07 a game for phones is not on a desktop', () => {
  const laid = layPage([makeTile('m', { only: 'mobile' }), a]);
  expect(laid[0]?.sizes).toEqual({ mobile: '4x', tablet: '4x' });
  expect(laid[1]?.sizes).toEqual({ mobile: '2xv', tablet: '2xv', desktop: '4x' });
});

test('LOB-04 a category without a layout shows its first games, one cell each', () => {
  const grids = completeGrids(all([]), [a, b, c, d], { mobile: 1, tablet: 2, desktop: 3 }, 1);
  const laid = layMosaic(grids, [a, b, c, d]);
  expect(on(laid, 'mobile')).toEqual(['a 1x']);
  expect(on(laid, 'desktop')).toEqual(['a 1x', 'b 1x', 'c 1x']);
});

test.each([
  [
    [a, b, c],
    ['a 1x', 'b 1x'],
  ],
  [[], ['c 1x', 'd 1x']],
])(
  'LOB-01 LOB-04 a screen without a layout shows the first games of %j, or else those of the other screens',
  (games, onPhone) => {
    const laidOut = { mobile: [], tablet: [], desktop: [slot(c, '4x'), slot(d)] };
    const laid = layMosaic(completeGrids(laidOut, games, { mobile: 2, tablet: 2, desktop: 2 }, 1), games);
    expect(on(laid, 'mobile').sort()).toEqual(onPhone);
    expect(on(laid, 'desktop').sort()).toEqual(['c 4x', 'd 1x']);
  },
);

const cells = { '1x': 1, '2xh': 2, '2xv': 2, '4x': 4 };
test.each([
  ['mobile', 4, 3],
  ['mobile', 13, 3],
  ['tablet', 4, 4],
  ['tablet', 12, 4],
  ['desktop', 7, 6],
  ['desktop', 31, 6],
] as const)('LOB-04 on a %s the first %d games of a long list fill rows of %d', (device, count, columns) => {
  const laid = layPage(Array.from({ length: count }, (_, at) => makeTile(`g${at}`)));
  const filled = laid.reduce((sum, { sizes }) => sum + cells[sizes[device] ?? '1x'], 0);
  expect(filled % columns).toBe(0);
  expect(new Set(laid.map(({ sizes }) => sizes[device])).size).toBeGreaterThan(2);
});

test('LOB-04 counts the rows of cells that a mosaic fills on each screen', () => {
  const grids: Grids = {
    mobile: [slot(a, '4x'), slot(b, '2xv')],
    tablet: [slot(a)],
    desktop: [slot(a, '2xh'), slot(b), slot(c), slot(d)],
  };
  expect(countRows(layMosaic(grids, []), { mobile: 3, tablet: 4, desktop: 4 })).toEqual({ mobile: 2, tablet: 1, desktop: 2 });
});
