import { contentQuery } from '#lib/content/query/read.ts';
import { documentsOf } from '#lib/content/query/tolerant.ts';
import { lobbyTileGroq, lobbyTileSchema, lobbyTileTypes } from '../catalog/tile.ts';

/**
 * The tiles of the games `$ids`, in no order; those that no longer exist or are invalid are left out. In an outage those of the
 * same `$list` that were read last.
 */
export const tilesQuery = contentQuery({
  groq: `*[_id in $ids && _type == "game"]${lobbyTileGroq}`,
  types: lobbyTileTypes,
  shape: documentsOf('game', lobbyTileSchema),
  lastGoodOf: ['list', 'lang', 'alias'],
});
