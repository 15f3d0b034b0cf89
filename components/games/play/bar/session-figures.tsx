import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { query } from '#lib/core/api/browser.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { spellDuration } from '#lib/core/i18n/duration.ts';
import { formatMoney } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import { businessNow } from '#lib/core/time/clock.ts';
import { useAfterChanges } from '#lib/core/time/use-after-changes.ts';
import { useNow } from '#lib/core/time/use-now.ts';
import { readActivitySummary } from '#lib/protection/activity/calls.ts';
import type { ActivitySummary } from '#lib/protection/activity/contract.ts';
import { formatDuration } from '../use-clock.ts';
import { BarFigure } from './bar-figure.tsx';
import { ClockFigure } from './clock-figures.tsx';

const refreshMs = 60_000;
/** Rounds may end more often than the figures should be read. */
const pace = { intervalMs: 10_000 };
/** Nothing is kept: an older result would be a wrong one. */
const summaryQuery = {
  ...query(readActivitySummary, { query: { for: 'game' } }),
  staleTime: 0,
  gcTime: 0,
};

interface SessionFiguresProps {
  /** Rounds that have ended; each changes the result. */
  readonly rounds: number;
  /** While a round runs its outcome is not shown here before the game shows it. */
  readonly isRoundOpen: boolean;
  readonly showsNetResult: boolean;
}

/** P1, P2: the time of day, and time and net result of the player's session of play over all devices. */
export function SessionFigures({ rounds, isRoundOpen, showsNetResult }: SessionFiguresProps) {
  const { tag, numbers } = useLocale();
  const messages = useMessages('play');
  const client = useQueryClient();
  const now = useNow(businessNow, 1_000);
  const { data, isError } = useQuery({ ...summaryQuery, refetchInterval: isRoundOpen ? false : refreshMs });
  const shown = useRef<ActivitySummary>(undefined);
  if (!isRoundOpen) shown.current = data;
  const isDue = useRef(false);
  const readIfDue = useEffectEvent(() => {
    if (isDue.current) void client.invalidateQueries({ queryKey: summaryQuery.queryKey });
    isDue.current = false;
  });
  useAfterChanges(rounds, pace, () => {
    isDue.current = true;
    if (!isRoundOpen) readIfDue();
  });
  useEffect(() => {
    // In the middle of a round its stake would count without its win.
    if (!isRoundOpen) readIfDue();
  }, [isRoundOpen]);

  // A figure that could not be renewed may be wrong.
  const summary = isError ? undefined : shown.current;
  const unread = isError ? messages.figureUnread : undefined;
  const elapsedMs = summary && Math.max(0, now.getTime() - Date.parse(summary.from));
  const result = summary && formatMoney(fromWire(summary.delta, summary.currency), numbers);
  return (
    <>
      <ClockFigure />
      <BarFigure
        label={messages.session}
        value={elapsedMs === undefined ? undefined : formatDuration(Math.floor(elapsedMs / 1_000))}
        spoken={elapsedMs === undefined ? unread : spellDuration(tag, elapsedMs - (elapsedMs % 60_000))}
        className="w-18"
      />
      {showsNetResult && <BarFigure label={messages.result} value={result} spoken={unread} className="w-22 md:w-28" />}
    </>
  );
}
