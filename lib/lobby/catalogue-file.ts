import 'server-only';
import { createHash } from 'node:crypto';
import type { SiteLocale } from '#lib/market/markets.ts';
import { readCatalogue } from './read-catalogue.ts';
import type { Catalogue, LobbyKey, LobbyTile } from './types.ts';

interface CatalogueFile {
  readonly catalogue: Catalogue;
  readonly text: string;
  readonly etag: string;
}

interface Kept {
  readonly file: Promise<CatalogueFile>;
  readonly until: number;
}

/** Making it costs as much as there are games, so it is made twice a minute at the most. */
const keptMs = 30_000;
const kept = new Map<string, Kept>();

async function make(locale: SiteLocale, lobby: LobbyKey): Promise<CatalogueFile> {
  const catalogue = await readCatalogue({ locale, audience: 'visitor' }, lobby);
  const text = JSON.stringify(catalogue);
  return { catalogue, text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
}

/** The catalogue of a lobby as JSON, with a tag of its content. Throws where the lake never gave one. */
export function catalogueFile(locale: SiteLocale, lobby: LobbyKey, realNow = Date.now()): Promise<CatalogueFile> {
  const key = `${locale.locale} ${lobby}`;
  const known = kept.get(key);
  if (known && known.until > realNow) return known.file;
  const file = make(locale, lobby);
  kept.set(key, { file, until: realNow + keptMs });
  file.catch(() => kept.delete(key));
  return file;
}

/** The tiles of both lobbies by the games' ids, as they were half a minute ago at the latest. */
export async function knownTiles(locale: SiteLocale): Promise<(id: string) => LobbyTile | undefined> {
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
