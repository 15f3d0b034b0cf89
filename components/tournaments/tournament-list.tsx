'use client';

import { useEffect, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { EmptyState } from '#components/ui/status/empty-state.tsx';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';
import type { Columns } from '#lib/games/catalog/types.ts';
import { statusOrder } from '#lib/tournaments/rules.ts';
import { TournamentEntry } from './tournament-entry.tsx';
import { type TournamentSource, useTournaments } from './use-tournaments.ts';

interface TournamentListProps extends TournamentSource {
  readonly columns: Columns;
}

const titles = { RUNNING: 'runningTitle', UPCOMING: 'upcomingTitle', ENDED: 'endedTitle' } as const;

/** TRN-11: the tournaments that run, those to come, and those that have ended. The fragment of the address opens one of them. */
export function TournamentList({ columns, ...source }: TournamentListProps) {
  const messages = useMessages('tournaments');
  const { tournaments, failed, refresh } = useTournaments(source, true);
  const openId = useFragment(tournaments !== undefined);
  const again = <Button onClick={refresh}>{messages.retry}</Button>;
  if (!tournaments && failed) {
    return (
      <div className="page">
        <EmptyState icon="warning" title={messages.failed} action={again} />
      </div>
    );
  }
  if (!tournaments || openId === undefined) {
    return (
      <div className="page space-y-4">
        {[1, 2, 3].map((entry) => (
          <Skeleton key={entry} className="h-64 rounded-card" />
        ))}
      </div>
    );
  }
  if (tournaments.length === 0) {
    return (
      <div className="page">
        <EmptyState icon="crown" title={messages.none} />
      </div>
    );
  }
  return (
    <>
      <p role="status" className={failed ? 'page text-sm text-coral' : 'sr-only'}>
        {failed && messages.stale}
      </p>
      {statusOrder.map((status) => {
        const entries = tournaments.filter((tournament) => tournament.status === status);
        if (entries.length === 0) return null;
        return (
          <section key={status} aria-labelledby={`tournaments-${status}`} className="page space-y-4">
            <h2 id={`tournaments-${status}`} className="text-2xl">
              {messages[titles[status]]}
            </h2>
            {entries.map((tournament) => (
              <TournamentEntry
                key={tournament.id}
                tournament={tournament}
                isPlayer={source.isPlayer}
                columns={columns}
                isOpenAtFirst={tournament.id === openId}
              />
            ))}
          </section>
        );
      })}
    </>
  );
}

/** The fragment of the address, whose entry is scrolled to when it is there; undefined before the address is read. */
function useFragment(isLoaded: boolean): string | undefined {
  const [fragment, setFragment] = useState<string>();
  useEffect(() => setFragment(window.location.hash.slice(1)), []);
  useEffect(() => {
    if (!isLoaded || !fragment) return;
    const entry = document.getElementById(fragment);
    entry?.scrollIntoView();
    entry?.focus({ preventScroll: true });
  }, [isLoaded, fragment]);
  return fragment;
}
