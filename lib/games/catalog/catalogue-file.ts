import 'server-only';
import { createHash } from 'node:crypto';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import { createPromiseCache } from '../promise-cache.ts';
import { readCatalogue } from './read-catalogue.ts';
import type { Catalogue, LobbyKey, LobbyTile } from './types.ts';

interface CatalogueFile {
  readonly catalogue: Catalogue;
  readonly text: string;
  readonly etag: string;
}

/** The cost grows with the number of games, so a file is made at most twice a minute. */
const getFile = createPromiseCache<CatalogueFile>(30_000);

async function makeFile(locale: SiteLocale, lobby: LobbyKey): Promise<CatalogueFile> {
  const catalogue = await readCatalogue({ locale, audience: 'visitor' }, lobby);
  const text = JSON.stringify(catalogue);
  return { catalogue, text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
}

/** The catalogue of a lobby as JSON, with an ETag of its content. Throws where the content service has never answered. */
export function catalogueFile(locale: SiteLocale, lobby: LobbyKey): Promise<CatalogueFile> {
  return getFile(`${locale.locale} ${lobby}`, () => makeFile(locale, lobby));
}

/** A lookup of the tiles of both lobbies by game id, at most half a minute old. */
export async function readTileLookup(locale: SiteLocale): Promise<(id: string) => LobbyTile | undefined> {
  const files = await Promise.all([catalogueFile(locale, 'casino'), catalogueFile(locale, 'live')]);
  const maps = files.map(({ catalogue }) => tilesById(catalogue));
  return (id) => maps.map((tiles) => tiles.get(id)).find((tile) => tile !== undefined);
}

const byId = new WeakMap<Catalogue, ReadonlyMap<string, LobbyTile>>();

function tilesById(catalogue: Catalogue): ReadonlyMap<string, LobbyTile> {
  const known = byId.get(catalogue);
  if (known) return known;
  const tiles = new Map(catalogue.games.map(({ tile }) => [tile.id, tile]));
  byId.set(catalogue, tiles);
  return tiles;
}
