import type { PageContext } from '#lib/content/pages/params.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import type { ListedEvent } from '#lib/sportsbook/contract.ts';
import { hasOdds } from '#lib/sportsbook/listing/events.ts';
import type { SportsPageData } from '#lib/sportsbook/listing/pages.ts';
import { competitionPath } from '#lib/sportsbook/listing/place.ts';
import { EventFacts } from './event-facts.tsx';
import { EventSection } from './event-section.tsx';
import { OddsNote } from './odds-note.tsx';
import { OddsRow } from './odds-row.tsx';

interface EventListingProps {
  readonly context: PageContext;
  readonly data: SportsPageData;
  readonly event: ListedEvent;
}

const maxOthers = 6;

/** RTE-35: an event with the odds of its winner, and more of its competition. */
export function EventListing({ context, data: { shown }, event }: EventListingProps) {
  const t = getTranslator(context.locale, 'sports');
  const others = [...shown.live, ...shown.upcoming].filter(({ eventId }) => eventId !== event.eventId);
  return (
    <>
      <EventFacts context={context} event={event} />
      {hasOdds(event, shown) && (
        <section aria-labelledby="sports-odds" className="max-w-3xl space-y-4">
          <h2 id="sports-odds" className="text-xl">
            {t('odds')}
          </h2>
          <OddsRow context={context} event={event} named />
          <OddsNote context={context} at={shown.at} />
        </section>
      )}
      <EventSection
        context={context}
        id="sports-others"
        title={t('others')}
        events={others.slice(0, maxOthers)}
        all={competitionPath(event)}
        showsCompetition={false}
      />
    </>
  );
}
