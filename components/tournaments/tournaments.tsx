'use client';

import { useRef } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { Link } from '#components/ui/actions/link.tsx';
import { Badge } from '#components/ui/status/badge.tsx';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import { useSeen } from '#components/ui/use-seen.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatWholeMoney } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import type { Tournament } from '#lib/tournaments/contract.ts';
import { inOrder } from '#lib/tournaments/rules.ts';
import { ownRow, useSchedule } from './tournament-status.ts';
import { type TournamentSource, useTournaments } from './use-tournaments.ts';

/** TRN-01, TRN-03: the tournaments in a lobby, with the player's own rank on players' pages; each leads to its part of their page. */
export function Tournaments(source: TournamentSource) {
  const { home } = useLocale();
  const messages = useMessages('tournaments');
  const section = useRef<HTMLElement>(null);
  const { tournaments, failed, refresh } = useTournaments(source, useSeen(section));
  return (
    <section ref={section} aria-labelledby="tournaments" className="space-y-3">
      <div className="page row-head">
        <h2 id="tournaments" className="text-xl">
          {messages.title}
        </h2>
        <Link href={`${home}/tournaments`} className="row-link">
          {messages.all}
        </Link>
      </div>
      <div className="h-44">
        {tournaments ? (
          <ul aria-labelledby="tournaments" className="page rail gap-3 scroll-px-(--gutter)">
            {inOrder(tournaments).map((tournament) => (
              <Card key={tournament.id} tournament={tournament} />
            ))}
          </ul>
        ) : failed ? (
          <div className="page flex flex-wrap items-center gap-4">
            <p role="alert" className="text-sm text-paper-2">
              {messages.failed}
            </p>
            <Button size="small" tone="secondary" onClick={refresh}>
              {messages.retry}
            </Button>
          </div>
        ) : (
          <div className="page rail gap-3">
            {[1, 2, 3, 4].map((card) => (
              <Skeleton key={card} className="h-44 w-72 shrink-0 rounded-card" />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

function Card({ tournament }: { readonly tournament: Tournament }) {
  const { home, numbers } = useLocale();
  const messages = useMessages('tournaments');
  const t = useTranslator('tournaments');
  const { id, name, status, prizePool } = tournament;
  const own = ownRow(tournament);
  const schedule = useSchedule(tournament);
  return (
    <li className="lit relative flex h-44 w-72 shrink-0 flex-col rounded-card p-5">
      <h3 className="text-lg leading-tight">
        <Link href={`${home}/tournaments#${id}`} className="stretched">
          {name}
        </Link>
      </h3>
      <div className="mt-auto flex items-center justify-between gap-3">
        <p className="font-display text-2xl font-semibold whitespace-nowrap text-brass-2 tabular-nums">
          {formatWholeMoney(fromWire(prizePool.amount, prizePool.currency), numbers)}
        </p>
        {status === 'RUNNING' && <Badge tone="felt">{messages.running}</Badge>}
      </div>
      <p className="text-sm text-paper-2">{schedule}</p>
      <p className="min-h-5 text-sm font-semibold">{own && t('yourRank', { rank: own.rank, points: own.points })}</p>
    </li>
  );
}
