import { useRef, useState } from 'react';
import { Mosaic } from '#components/games/lobby/tiles/mosaic.tsx';
import { Button } from '#components/ui/actions/button.tsx';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import { useAddedFocus } from '#components/ui/use-added-focus.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import type { Columns, LobbyTile } from '#lib/games/catalog/types.ts';
import { layPlain } from '#lib/games/lobby/mosaic.ts';
import type { Tournament } from '#lib/tournaments/contract.ts';
import { useTiles } from './use-tiles.ts';

interface CountingGamesProps {
  readonly tournament: Pick<Tournament, 'id' | 'gameIds'>;
  readonly columns: Columns;
}

const firstCount = 12;

/** The games whose stakes count, the first dozen at once. */
export function CountingGames({ tournament: { id, gameIds }, columns }: CountingGamesProps) {
  const messages = useMessages('tournaments');
  const t = useTranslator('tournaments');
  const section = useRef<HTMLElement>(null);
  const focusAdded = useAddedFocus(section);
  // The tiles that were shown when all were requested.
  const [before, setBefore] = useState<readonly LobbyTile[] | null>();
  const isWhole = before !== undefined;
  const { value: tiles, failed, retry } = useTiles(isWhole ? gameIds : gameIds.slice(0, firstCount));
  return (
    <section ref={section} aria-labelledby={`${id}-games`} className="space-y-3">
      <h4 id={`${id}-games`} className="text-lg">
        {messages.games}
      </h4>
      {tiles ? (
        <Mosaic tiles={layPlain(tiles)} columns={columns} labelledBy={`${id}-games`} headingLevel={5} />
      ) : (
        !failed && <Skeleton className="h-48 rounded-card" />
      )}
      {failed ? (
        <div className="flex flex-wrap items-center gap-4">
          <p role="alert" className="text-sm text-paper-2">
            {messages.gamesFailed}
          </p>
          <Button size="small" tone="secondary" onClick={retry}>
            {messages.retry}
          </Button>
        </div>
      ) : (
        gameIds.length > firstCount &&
        (!isWhole || before === tiles) && (
          <Button
            tone="secondary"
            loading={isWhole}
            onClick={() => {
              focusAdded();
              setBefore(tiles);
            }}
          >
            {t('allGames', { count: gameIds.length })}
          </Button>
        )
      )}
    </section>
  );
}
