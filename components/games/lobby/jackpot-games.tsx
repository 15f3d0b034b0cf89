'use client';

import { useMemo } from 'react';
import type { Columns } from '#lib/games/catalog/types.ts';
import { layPlain } from '#lib/games/lobby/mosaic.ts';
import { type PackedTiles, unpackTiles } from '#lib/games/lobby/pack-tiles.ts';
import { Mosaic } from './tiles/mosaic.tsx';

/** Rows of a phone and of a desktop that are in sight when the page opens. */
const eagerPictures = 3;

/** The games with a jackpot; each shows its amount. */
export function JackpotGames({ packed, columns }: { readonly packed: PackedTiles; readonly columns: Columns }) {
  const tiles = useMemo(() => layPlain(unpackTiles(packed)), [packed]);
  return <Mosaic tiles={tiles} columns={columns} labelledBy="topic-title" headingLevel={2} eagerCount={eagerPictures} />;
}
