import { uniqueBy } from '#lib/core/unique-by.ts';
import { type Columns, type Device, devices, type LobbyTile, type PlacedTile, type TileSize } from '../catalog/types.ts';

/** A category's layout as editors made it; `tile` is null where the game no longer exists. */
export type Grids = Readonly<Record<Device, readonly { readonly size: TileSize; readonly tile: LobbyTile | null }[]>>;

const channelOf = { mobile: 'mobile', tablet: null, desktop: 'web' } as const;

/** LOB-07: whether a game is shown on a screen. A tablet shows games of both channels. */
function fits({ only }: LobbyTile, device: Device): boolean {
  const channel = channelOf[device];
  return only === null || channel === null || only === channel;
}

interface Slot {
  readonly size: TileSize;
  readonly tile: LobbyTile;
}

/** The tiles of one screen: a cell whose game may not be shown takes the next spare game. */
function fill(device: Device, grid: Grids[Device], spare: readonly LobbyTile[]): readonly Slot[] {
  const taken = new Set(grid.flatMap(({ tile }) => (tile && fits(tile, device) ? [tile.id] : [])));
  const free = spare.filter((tile) => fits(tile, device) && !taken.has(tile.id));
  return grid.flatMap(({ size, tile }) => {
    const shown = tile && fits(tile, device) ? tile : free.shift();
    return shown ? [{ size, tile: shown }] : [];
  });
}

/** LOB-04: one list of tiles for all screens, each with its size on those that show it. */
export function layMosaic(grids: Grids, spare: readonly LobbyTile[]): readonly PlacedTile[] {
  const filled = devices.map((device) => ({ device, slots: fill(device, grids[device], spare) }));
  const maxSlots = Math.max(...filled.map(({ slots }) => slots.length));
  const tiles = new Map<string, LobbyTile>();
  for (let at = 0; at < maxSlots; at += 1) {
    // The desktop's order comes first because it shows the most tiles.
    for (const { slots } of filled.toReversed()) {
      const slot = slots[at];
      if (slot) tiles.set(slot.tile.id, slot.tile);
    }
  }
  const ids = [...tiles.keys()];
  const places = filled.map(({ device, slots }) => {
    const shown = slots.map(({ tile }) => tile.id);
    const inOrder = ids.filter((id) => shown.includes(id));
    return { device, slots, shown, isMoved: shown.some((id, at) => id !== inOrder[at]) };
  });
  return [...tiles].map(([id, tile]) => {
    const seen = places.filter(({ shown }) => shown.includes(id));
    const moved = seen.filter(({ isMoved }) => isMoved);
    return {
      tile,
      sizes: Object.fromEntries(seen.map(({ device, slots, shown }) => [device, slots[shown.indexOf(id)]?.size ?? '1x'])),
      ...(moved.length > 0 && { order: Object.fromEntries(moved.map(({ device, shown }) => [device, shown.indexOf(id) + 1])) }),
    };
  });
}

/** The layout of a category, on screens without one its first games, one cell each; without games of its own, those of the layout. */
export function completeGrids(grids: Grids, games: readonly LobbyTile[], columns: Columns, rows: number): Grids {
  const laid = devices.flatMap((device) => grids[device].flatMap(({ tile }) => tile ?? []));
  const known = uniqueBy([...games, ...laid], ({ id }) => id);
  const plain = (device: Device) =>
    known
      .filter((tile) => fits(tile, device))
      .slice(0, columns[device] * rows)
      .map((tile) => ({ size: '1x' as const, tile }));
  const grid = (device: Device) => (grids[device].length > 0 ? grids[device] : plain(device));
  return { mobile: grid('mobile'), tablet: grid('tablet'), desktop: grid('desktop') };
}

/** Tile sizes of a long list: a block of mixed sizes over two rows alternates with one of single cells. Each block fills its rows. */
const pattern: Readonly<Record<Device, { readonly mixed: readonly TileSize[]; readonly single: number }>> = {
  mobile: { mixed: ['4x', '2xv', '2xh', '1x'], single: 9 },
  tablet: { mixed: ['4x', '2xv', '1x', '1x'], single: 8 },
  desktop: { mixed: ['4x', '2xv', '2xh', '1x', '1x', '1x', '1x'], single: 24 },
};

function sizeAt(device: Device, index: number): TileSize {
  const { mixed, single } = pattern[device];
  return mixed[index % (mixed.length + single)] ?? '1x';
}

/** A page of a category as a mosaic; a game takes no cell on screens that do not show it. */
export function layPage(games: readonly LobbyTile[]): readonly PlacedTile[] {
  const counts: Record<Device, number> = { mobile: 0, tablet: 0, desktop: 0 };
  return games.map((tile) => ({
    tile,
    sizes: Object.fromEntries(
      devices.filter((device) => fits(tile, device)).map((device) => [device, sizeAt(device, counts[device]++)]),
    ),
  }));
}

const cells: Readonly<Record<TileSize, number>> = { '1x': 1, '2xh': 2, '2xv': 2, '4x': 4 };

/** Rows of cells that a mosaic fills on each screen. */
export function countRows(tiles: readonly PlacedTile[], columns: Columns): Columns {
  const rows = (device: Device) => {
    const taken = tiles.reduce((sum, { sizes }) => sum + (sizes[device] ? cells[sizes[device]] : 0), 0);
    return Math.ceil(taken / columns[device]);
  };
  return { mobile: rows('mobile'), tablet: rows('tablet'), desktop: rows('desktop') };
}

/** Search results as a plain grid, one cell each. */
export function layPlain(games: readonly LobbyTile[]): readonly PlacedTile[] {
  return games.map((tile) => ({
    tile,
    sizes: Object.fromEntries(devices.filter((device) => fits(tile, device)).map((device) => [device, '1x' as const])),
  }));
}
