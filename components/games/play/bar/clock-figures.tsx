import { useMessages } from '#lib/core/i18n/client.tsx';
import { businessNow } from '#lib/core/time/clock.ts';
import { formatTime } from '#lib/core/time/format-date.ts';
import { useNow } from '#lib/core/time/use-now.ts';
import { formatDuration } from '../use-clock.ts';
import { BarFigure } from './bar-figure.tsx';

/** The time of day. */
export function ClockFigure() {
  const messages = useMessages('play');
  return <BarFigure label={messages.clock} value={formatTime(useNow(businessNow, 1_000))} className="w-11" />;
}

/** For visitors, who have no session of play: the time in the game. */
export function VisitorFigures({ seconds }: { readonly seconds: number | undefined }) {
  const messages = useMessages('play');
  return (
    <>
      <ClockFigure />
      <BarFigure label={messages.time} value={seconds === undefined ? undefined : formatDuration(seconds)} className="min-w-16" />
    </>
  );
}
