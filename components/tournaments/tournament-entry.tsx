import { useState } from 'react';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Icon } from '#components/ui/media/icon.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatWholeMoney } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';
import type { Columns } from '#lib/games/catalog/types.ts';
import { lobbies } from '#lib/games/lobby/lobbies.ts';
import type { Tournament } from '#lib/tournaments/contract.ts';
import { CountingGames } from './counting-games.tsx';
import { TournamentDetails } from './tournament-details.tsx';
import { ownRow } from './tournament-status.ts';
import { useTiles } from './use-tiles.ts';

interface TournamentEntryProps {
  readonly tournament: Tournament;
  readonly isPlayer: boolean;
  readonly columns: Columns;
  readonly isOpenAtFirst: boolean;
}

/** A tournament: when it runs, what it gives, the player's rank, the button to take part, and on request all about it. */
export function TournamentEntry({ tournament, isPlayer, columns, isOpenAtFirst }: TournamentEntryProps) {
  const { numbers } = useLocale();
  const messages = useMessages('tournaments');
  const t = useTranslator('tournaments');
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const { id, name, description, status, startAt, endAt, prizePool } = tournament;
  return (
    <article id={id} tabIndex={-1} aria-labelledby={`${id}-name`} className="lit scroll-mt-24 space-y-4 rounded-card p-5 md:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id={`${id}-name`} className="text-xl">
          {name}
        </h3>
        <p className="font-display text-2xl font-semibold whitespace-nowrap text-brass-2 tabular-nums">
          {formatWholeMoney(fromWire(prizePool.amount, prizePool.currency), numbers)}
        </p>
      </div>
      <p className="text-paper-2">{description}</p>
      <p className="text-sm font-semibold">{t('dates', { from: formatDateTime(startAt), to: formatDateTime(endAt) })}</p>
      {isPlayer && status !== 'UPCOMING' && <OwnStanding tournament={tournament} />}
      {status === 'RUNNING' && <TakePart tournament={tournament} isPlayer={isPlayer} />}
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group">
        <summary className="flex min-h-11 list-none items-center gap-2 font-semibold text-brass">
          <Icon name="plus" size={18} className="shrink-0 transition-transform group-open:rotate-45" />
          {messages.details}
          <span className="sr-only">: {name}</span>
        </summary>
        {isOpen && (
          <div className="space-y-8 pt-4">
            <TournamentDetails tournament={tournament} />
            <CountingGames tournament={tournament} columns={columns} />
          </div>
        )}
      </details>
    </article>
  );
}

function OwnStanding({ tournament }: Pick<TournamentEntryProps, 'tournament'>) {
  const messages = useMessages('tournaments');
  const t = useTranslator('tournaments');
  const own = ownRow(tournament);
  return (
    <p className="font-semibold">
      {own ? t('yourRank', { rank: own.rank, points: own.points }) : messages.noPoints}
      {own?.prize && tournament.status === 'ENDED' && ` ${t('yourPrize', { prize: own.prize })}`}
    </p>
  );
}

/** Opens a game whose stakes count, with the sign-in for a visitor; the lobby while the games are unknown. */
function TakePart({ tournament: { gameIds, name }, isPlayer }: Pick<TournamentEntryProps, 'tournament' | 'isPlayer'>) {
  const { home } = useLocale();
  const messages = useMessages('tournaments');
  const { value: tiles } = useTiles(gameIds.slice(0, 4));
  const game = tiles?.find(({ only }) => only === null);
  const href = `${home}${game?.path ?? lobbies.casino.path}`;
  return (
    <ButtonLink href={isPlayer ? href : `${href}?login=1`} className="max-md:w-full">
      {messages.takePart}
      <span className="sr-only">: {name}</span>
    </ButtonLink>
  );
}
