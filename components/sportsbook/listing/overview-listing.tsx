import { Link } from '#components/ui/actions/link.tsx';
import type { PageContext } from '#lib/content/pages/params.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import type { SportsOverview } from '#lib/sportsbook/listing/pages.ts';
import { livePath } from '#lib/sportsbook/listing/place.ts';
import { sportsRoot } from '#lib/sportsbook/routes.ts';
import { EventCard } from './event-card.tsx';
import { EventSection } from './event-section.tsx';
import { NoEvents } from './no-events.tsx';
import { OddsNote } from './odds-note.tsx';
import { SportsNav } from './sports-nav.tsx';

interface OverviewListingProps {
  readonly context: PageContext;
  readonly overview: SportsOverview;
}

/** CNT-16, SPB-04: what is in play, the competitions of the editors, and what begins next. */
export function OverviewListing({ context, overview }: OverviewListingProps) {
  const t = getTranslator(context.locale, 'sports');
  const { sports, shown, live, featured, upcoming } = overview;
  const isEmpty = live.length + featured.length + upcoming.length === 0;
  return (
    <div className="space-y-10">
      <SportsNav context={context} sports={sports} current={sportsRoot} />
      <EventSection context={context} id="sports-live" title={t('live')} events={live} all={livePath} />
      {featured.length > 0 && (
        <section aria-labelledby="sports-featured" className="space-y-4">
          <h2 id="sports-featured" className="text-xl">
            {t('featured')}
          </h2>
          <ul className="grid grid-cols-1 gap-x-3 gap-y-8 md:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
            {featured.map(({ competition, region, events }) => (
              <li key={competition.path} className="space-y-3">
                <p className="flex min-h-6 items-baseline justify-between gap-3 text-sm">
                  <Link
                    href={`/${context.locale.locale}${competition.path}`}
                    className="-my-2.5 py-2.5 font-semibold hover:underline"
                  >
                    {competition.name}
                  </Link>
                  <span className="text-xs text-paper-3">{region}</span>
                </p>
                <ul className="space-y-3">
                  {events.map((event) => (
                    <li key={event.eventId}>
                      <EventCard context={context} event={event} showsCompetition={false} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      )}
      <EventSection context={context} id="sports-upcoming" title={t('upcoming')} events={upcoming} />
      {isEmpty ? <NoEvents context={context} /> : <OddsNote context={context} at={shown.at} />}
    </div>
  );
}
