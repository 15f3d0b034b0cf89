import { makeTile } from '../../../tests/fixtures/lobby-tile.ts';
import type { LobbyTile } from '../catalog/types.ts';
import { packMosaics, packTiles, unpackMosaics, unpackTiles } from './pack-tiles.ts';

const tile = (slug: string, more: Partial<LobbyTile> = {}) =>
  makeTile(`game-${slug}`, {
    ...{ slug, title: slug, studio: 'Papercut', path: `/online-casino/play/relax/${slug}` },
    ...{ art: `https://content.test/images/${slug}.png`, ...more },
  });

test('packed games are the same games afterwards', () => {
  const tiles = [
    tile('a'),
    tile('b', { id: '7b0c', path: '/elsewhere', studio: null, tint: '#213b85', hasJackpot: true, only: 'web' }),
    tile('c', { upright: 'https://content.test/u.png', closedIn: ['SE'], art: 'data:image/png;base64,AA//BB' }),
    tile('d', { table: { id: 't', provider: 'relax', seats: 7, isShared: false, limits: null } }),
  ];
  expect(unpackTiles(packTiles(tiles))).toEqual(tiles);
});

test('LOB-04 packed mosaics keep sizes and orders, and send a game of two mosaics once', () => {
  const wide = tile('a', { upright: 'https://content.test/u.png' });
  const first = [{ tile: wide, sizes: { desktop: '4x', tablet: '1x' }, order: { desktop: 2 } }] as const;
  const second = [{ tile: wide, sizes: { mobile: '2xv' } }] as const;
  const packed = packMosaics([first, second]);
  expect(packed.games.tiles).toHaveLength(1);
  expect(unpackMosaics(packed)).toEqual([first, second]);
});

test('an upright picture that no screen shows is left out', () => {
  const packed = packMosaics([[{ tile: tile('a', { upright: 'https://content.test/u.png' }), sizes: { mobile: '1x' } }]]);
  expect(unpackMosaics(packed)[0]?.[0]?.tile.upright).toBeNull();
});
