'use client';

import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { createTranslator } from 'use-intl/core';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { useOverlayEntry } from '#components/ui/use-overlay-entry.ts';
import { useSeen } from '#components/ui/use-seen.ts';
import { formatWholeMoney } from '#lib/money/format.ts';
import { fromWire } from '#lib/money/money.ts';
import type { Tournament } from '#lib/tournaments/contract.ts';
import { ownRow, sayWhen, type TournamentPlace } from './tournament-words.ts';
import { useTournaments } from './use-tournaments.ts';

const TournamentDialog = dynamic(() => import('./tournament-dialog.tsx').then((module) => module.TournamentDialog), {
  loading: () => null,
});

/** TRN-01, TRN-03: what can be won by playing, and where the player stands. */
export function Tournaments({ place }: { readonly place: TournamentPlace }) {
  const { words } = place;
  const section = useRef<HTMLElement>(null);
  const { tournaments, failed, load } = useTournaments(place, useSeen(section));
  const [openId, setOpenId] = useState<string | null>(null);
  const open = tournaments?.find(({ id }) => id === openId);
  useOverlayEntry(open !== undefined, () => setOpenId(null));
  return (
    <section ref={section} aria-labelledby="tournaments" className="space-y-3">
      <h2 id="tournaments" className="page text-xl">
        {words.title}
      </h2>
      <div className="h-44">
        {tournaments ? (
          <ul aria-labelledby="tournaments" className="page rail gap-3 scroll-px-(--gutter)">
            {tournaments.map((tournament) => (
              <Card key={tournament.id} place={place} tournament={tournament} onOpen={() => setOpenId(tournament.id)} />
            ))}
          </ul>
        ) : failed ? (
          <div className="page flex flex-wrap items-center gap-4">
            <p role="alert" className="text-sm text-paper-2">
              {words.failed}
            </p>
            <Button size="small" tone="secondary" onClick={() => void load()}>
              {words.retry}
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
      {open && <TournamentDialog place={place} tournament={open} onClose={() => setOpenId(null)} />}
    </section>
  );
}

interface CardProps {
  readonly place: TournamentPlace;
  readonly tournament: Tournament;
  readonly onOpen: () => void;
}

function Card({ place, tournament, onOpen }: CardProps) {
  const { words, language, market } = place;
  const say = createTranslator({ locale: language, messages: words });
  const { name, status, prizePool } = tournament;
  const own = ownRow(tournament);
  return (
    <li className="lit relative flex h-44 w-72 shrink-0 flex-col rounded-card p-5">
      <h3 className="text-lg leading-tight">
        <button type="button" onClick={onOpen} aria-haspopup="dialog" className="stretched text-left">
          {name}
        </button>
      </h3>
      <div className="mt-auto flex items-center justify-between gap-3">
        <p className="font-display text-2xl font-semibold whitespace-nowrap text-brass-2 tabular-nums">
          {formatWholeMoney(fromWire(prizePool.amount, prizePool.currency), market)}
        </p>
        {status === 'RUNNING' && <Badge tone="felt">{words.running}</Badge>}
      </div>
      <p className="text-sm text-paper-2">{sayWhen(place, tournament, say)}</p>
      <p className="min-h-5 text-sm font-semibold">{own && say('yourRank', { rank: own.rank, points: own.points })}</p>
    </li>
  );
}
