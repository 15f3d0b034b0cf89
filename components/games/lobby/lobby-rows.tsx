'use client';

import { Fragment, useMemo } from 'react';
import { Link } from '#components/ui/actions/link.tsx';
import type { Columns } from '#lib/games/catalog/types.ts';
import { countRows } from '#lib/games/lobby/mosaic.ts';
import { type PackedMosaics, unpackMosaics } from '#lib/games/lobby/pack-tiles.ts';
import { RecentGames } from './favourites/on-demand.tsx';
import { Mosaic } from './tiles/mosaic.tsx';
import { useIsIdle } from './tiles/use-is-idle.ts';

interface LobbyRowsProps {
  readonly rows: readonly { readonly slug: string; readonly title: string; readonly href: string; readonly allLabel: string }[];
  /** One mosaic for each row. */
  readonly packed: PackedMosaics;
  readonly all: string;
  readonly columns: Columns;
  /** Rows that recently played games take; 0 to show none. */
  readonly recentRows: number;
}

/** Pictures of the first row that a phone shows when the lobby opens. */
const eagerPictures = 1;

/** LOB-01, LOB-02: the categories. A client component, so that the page sends its games as data and not as markup twice. */
export function LobbyRows({ rows, packed, all, columns, recentRows }: LobbyRowsProps) {
  const mosaics = useMemo(() => unpackMosaics(packed), [packed]);
  const isIdle = useIsIdle();
  return rows.map(({ slug, title, href, allLabel }, at) => {
    const tiles = mosaics[at] ?? [];
    return (
      <Fragment key={slug}>
        <section aria-labelledby={`row-${slug}`} className="page space-y-3 md:space-y-4">
          <div className="row-head">
            <h2 id={`row-${slug}`} className="text-xl">
              {title}
            </h2>
            <Link href={href} aria-label={allLabel} className="row-link">
              {all}
            </Link>
          </div>
          <Mosaic
            tiles={tiles}
            columns={columns}
            labelledBy={`row-${slug}`}
            eagerCount={at === 0 ? eagerPictures : 0}
            deferredRows={at === 0 ? undefined : countRows(tiles, columns)}
            completeCount={at === 0 || isIdle ? undefined : 0}
          />
        </section>
        {at === 0 && recentRows > 0 && <RecentGames rows={recentRows} />}
      </Fragment>
    );
  });
}
