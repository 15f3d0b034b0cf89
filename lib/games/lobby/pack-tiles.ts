import type { LobbyTile, PlacedTile } from '../catalog/types.ts';
import { layPage } from './mosaic.ts';

/** Fields that few games have. */
type Rest = Partial<Pick<LobbyTile, 'upright' | 'hasJackpot' | 'closedIn' | 'only' | 'table'>>;

/** A number is an index of `texts`: the text before the slug. */
type BySlug = number | string;

type PackedTile = readonly [
  slug: string,
  title: string,
  id: BySlug,
  path: BySlug,
  /** Index of `texts`; -1 without a studio. */
  studio: number,
  /** Index of `texts`: the picture's address up to its file. */
  folder: number,
  file: string,
  tint: string | null,
  rest?: Rest,
];

/** Games as a page sends them for hydration: the markup has their names and links already, so nothing is repeated. */
export interface PackedTiles {
  readonly texts: readonly string[];
  readonly tiles: readonly PackedTile[];
}

/** Index of the game; its sizes on mobile, tablet and desktop, one digit each; its orders where they differ. */
type PackedPlace = readonly [game: number, sizes: string, order?: NonNullable<PlacedTile['order']>];

/** Several mosaics, with each game once. */
export interface PackedMosaics {
  readonly games: PackedTiles;
  readonly mosaics: readonly (readonly PackedPlace[])[];
}

/** `unpackTiles` returns equal tiles. */
export function packTiles(tiles: readonly LobbyTile[]): PackedTiles {
  const indices = new Map<string, number>();
  const indexOf = (text: string): number => {
    const index = indices.get(text) ?? indices.size;
    indices.set(text, index);
    return index;
  };
  const bySlug = (text: string, slug: string): BySlug =>
    text.endsWith(slug) ? indexOf(text.slice(0, text.length - slug.length)) : text;
  const packed = tiles.map((tile): PackedTile => {
    const { slug, title, id, path, studio, art, tint } = tile;
    const folder = art.slice(0, art.lastIndexOf('/') + 1);
    const rest = packRest(tile);
    return [
      slug,
      title,
      bySlug(id, slug),
      bySlug(path, slug),
      studio === null ? -1 : indexOf(studio),
      indexOf(folder),
      art.slice(folder.length),
      tint,
      ...(rest ? ([rest] as const) : ([] as const)),
    ];
  });
  return { texts: [...indices.keys()], tiles: packed };
}

function packRest({ upright, hasJackpot, closedIn, only, table }: LobbyTile): Rest | undefined {
  const rest: Rest = {
    ...(upright !== null && { upright }),
    ...(hasJackpot && { hasJackpot }),
    ...(closedIn.length > 0 && { closedIn }),
    ...(only !== null && { only }),
    ...(table !== null && { table }),
  };
  return Object.keys(rest).length > 0 ? rest : undefined;
}

const plainRest = { upright: null, hasJackpot: false, closedIn: [], only: null, table: null } as const;

export function unpackTiles({ texts, tiles }: PackedTiles): readonly LobbyTile[] {
  const bySlug = (text: BySlug, slug: string) => (typeof text === 'number' ? `${texts[text] ?? ''}${slug}` : text);
  return tiles.map(([slug, title, id, path, studio, folder, file, tint, rest]) => ({
    id: bySlug(id, slug),
    slug,
    title,
    studio: texts[studio] ?? null,
    path: bySlug(path, slug),
    art: `${texts[folder] ?? ''}${file}`,
    tint,
    ...plainRest,
    ...rest,
  }));
}

const sizeByDigit = [undefined, '1x', '2xh', '2xv', '4x'] as const;
const screens = ['mobile', 'tablet', 'desktop'] as const;

const isUpright = ({ sizes }: PlacedTile) => screens.some((screen) => sizes[screen] === '2xv');

/** The games of a category's page, without the upright pictures that no screen shows. */
export function packPage(games: readonly LobbyTile[]): PackedTiles {
  return packTiles(layPage(games).map((placed) => (isUpright(placed) ? placed.tile : { ...placed.tile, upright: null })));
}

/** Without the upright pictures that no screen shows. `unpackMosaics` returns equal mosaics but for these. */
export function packMosaics(mosaics: readonly (readonly PlacedTile[])[]): PackedMosaics {
  const games = new Map<string, LobbyTile>();
  for (const placed of mosaics.flat()) {
    const { tile } = placed;
    if (isUpright(placed)) games.set(tile.id, tile);
    else if (!games.has(tile.id)) games.set(tile.id, { ...tile, upright: null });
  }
  const indices = new Map([...games.keys()].map((id, index) => [id, index]));
  return {
    games: packTiles([...games.values()]),
    mosaics: mosaics.map((mosaic) =>
      mosaic.map(({ tile, sizes, order }): PackedPlace => {
        const digits = screens.map((screen) => sizeByDigit.indexOf(sizes[screen])).join('');
        const index = indices.get(tile.id) ?? 0;
        return order ? [index, digits, order] : [index, digits];
      }),
    ),
  };
}

export function unpackMosaics({ games, mosaics }: PackedMosaics): readonly (readonly PlacedTile[])[] {
  const tiles = unpackTiles(games);
  return mosaics.map((mosaic) =>
    mosaic.flatMap(([game, digits, order]): PlacedTile[] => {
      const tile = tiles[game];
      if (!tile) return [];
      const sizes = Object.fromEntries(
        screens.flatMap((screen, at) => {
          const size = sizeByDigit[Number(digits[at])];
          return size ? [[screen, size]] : [];
        }),
      );
      return [order ? { tile, sizes, order } : { tile, sizes }];
    }),
  );
}
