import type { PageContext } from '#lib/content/pages/params.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import type { SportsPageData } from '#lib/sportsbook/listing/pages.ts';
import { CompetitionList } from './competition-list.tsx';
import { EventSection } from './event-section.tsx';
import { NoEvents } from './no-events.tsx';
import { OddsNote } from './odds-note.tsx';

const maxUpcoming = 30;

/** RTE-35: the events and competitions of a sport, region or competition. */
export function PlaceListing({ context, data }: { readonly context: PageContext; readonly data: SportsPageData }) {
  const t = getTranslator(context.locale, 'sports');
  const { place, shown } = data;
  const isCompetition = place.kind === 'competition';
  const hasEvents = shown.live.length + shown.upcoming.length > 0;
  return (
    <>
      <EventSection context={context} id="sports-live" title={t('live')} events={shown.live} showsCompetition={!isCompetition} />
      <EventSection
        context={context}
        id="sports-upcoming"
        title={t('upcoming')}
        events={shown.upcoming.slice(0, maxUpcoming)}
        showsCompetition={!isCompetition}
      />
      {hasEvents ? <OddsNote context={context} at={shown.at} /> : <NoEvents context={context} />}
      {!isCompetition && <CompetitionList context={context} regions={place.regions} />}
    </>
  );
}
