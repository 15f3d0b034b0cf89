import { type Columns, type Device, devices, type LobbyTile, type PlacedTile, type TileSize } from './types.ts';

/** The layout of a category as editors made it; null where its game is gone. */
export type Grids = Readonly<Record<Device, readonly { readonly size: TileSize; readonly tile: LobbyTile | null }[]>>;

const channelOf = { mobile: 'mobile', tablet: null, desktop: 'web' } as const;

/** LOB-07: whether a game is shown on a screen. A tablet takes both kinds. */
function fits({ only }: LobbyTile, device: Device): boolean {
  const channel = channelOf[device];
  return only === null || channel === null || only === channel;
}

interface Slot {
  readonly size: TileSize;
  readonly tile: LobbyTile;
}

/** The tiles of one screen: a place whose game may not be shown goes to the next game that is not there yet. */
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
  const longest = Math.max(...filled.map(({ slots }) => slots.length));
  const tiles = new Map<string, LobbyTile>();
  for (let at = 0; at < longest; at += 1) {
    // The desktop's order comes first: it shows the most.
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

/** A category without a layout of its own: its first games, one cell each. */
export function plainGrids(games: readonly LobbyTile[], columns: Readonly<Record<Device, number>>, rows: number): Grids {
  const grid = (device: Device) =>
    games
      .filter((tile) => fits(tile, device))
      .slice(0, columns[device] * rows)
      .map((tile) => ({ size: '1x' as const, tile }));
  return { mobile: grid('mobile'), tablet: grid('tablet'), desktop: grid('desktop') };
}

/** Sizes of a long list, in turn: a lively block of two rows, then a calm one. Each block fills its rows without a gap. */
const rhythm: Readonly<Record<Device, { readonly lively: readonly TileSize[]; readonly calm: number }>> = {
  mobile: { lively: ['4x', '2xv', '2xh', '1x'], calm: 9 },
  tablet: { lively: ['4x', '2xv', '1x', '1x'], calm: 8 },
  desktop: { lively: ['4x', '2xv', '2xh', '1x', '1x', '1x', '1x'], calm: 24 },
};

function sizeAt(device: Device, index: number): TileSize {
  const { lively, calm } = rhythm[device];
  return lively[index % (lively.length + calm)] ?? '1x';
}

/** A page of a category as a mosaic; what is for another screen takes no place. */
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

/** How many rows of cells a mosaic has on each screen, when no cell stays empty but at its end. */
export function countRows(tiles: readonly PlacedTile[], columns: Columns): Columns {
  const rows = (device: Device) => {
    const taken = tiles.reduce((sum, { sizes }) => sum + (sizes[device] ? cells[sizes[device]] : 0), 0);
    return Math.ceil(taken / columns[device]);
  };
  return { mobile: rows('mobile'), tablet: rows('tablet'), desktop: rows('desktop') };
}

/** Found games stand in a plain grid, in which the eye compares. */
export function layPlain(games: readonly LobbyTile[]): readonly PlacedTile[] {
  return games.map((tile) => ({
    tile,
    sizes: Object.fromEntries(devices.filter((device) => fits(tile, device)).map((device) => [device, '1x' as const])),
  }));
}
