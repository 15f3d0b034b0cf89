import { Link } from '#components/ui/actions/link.tsx';
import type { PageContext } from '#lib/content/pages/params.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import type { ListedEvent } from '#lib/sportsbook/contract.ts';
import { eventPath } from '#lib/sportsbook/listing/place.ts';
import { EventTime } from './event-time.tsx';
import { LiveMark } from './live-mark.tsx';
import { OddsRow } from './odds-row.tsx';

interface EventCardProps {
  readonly context: PageContext;
  readonly event: ListedEvent;
  /** False where the page around it is the competition's own. */
  readonly showsCompetition?: boolean;
}

/** SPB-04: an event with its teams, time or score, and the odds of its winner; the whole card leads to its page. */
export function EventCard({ context, event, showsCompetition = true }: EventCardProps) {
  const t = getTranslator(context.locale, 'sports');
  const { home, away, score, startsAt, status, competition, region } = event;
  const sides = [
    { name: home, points: score?.home },
    { name: away, points: score?.away },
  ];
  return (
    <article className="lit relative flex h-full flex-col gap-3 rounded-card p-4 transition-transform hover:-translate-y-0.5">
      <div className="flex min-h-6 items-center justify-between gap-3 text-xs text-paper-3">
        {status === 'LIVE' ? <LiveMark label={t('liveMark')} /> : <EventTime context={context} at={startsAt} />}
        {showsCompetition && (
          <span className="truncate">
            {region.name} · {competition.name}
          </span>
        )}
      </div>
      <h3 className="font-sans text-base leading-snug font-semibold">
        <Link href={`/${context.locale.locale}${eventPath(event)}`} className="stretched block rounded-sm">
          {sides.map(({ name, points }) => (
            <span key={name} className="flex items-baseline justify-between gap-3">
              <span className="min-w-0">{name}</span> {points !== undefined && <span className="text-felt-2">{points}</span>}
            </span>
          ))}
        </Link>
      </h3>
      <div className="mt-auto">
        <OddsRow context={context} event={event} />
      </div>
    </article>
  );
}
