import { SeoText } from '#components/content/seo-text.tsx';
import { StructuredData, Trail } from '#components/content/structured-data.tsx';
import { SportsFrame } from '#components/sportsbook/frame/sports-frame.tsx';
import { EventListing } from '#components/sportsbook/listing/event-listing.tsx';
import { LiveMark } from '#components/sportsbook/listing/live-mark.tsx';
import { PlaceListing } from '#components/sportsbook/listing/place-listing.tsx';
import { SportsHeader } from '#components/sportsbook/listing/sports-header.tsx';
import { SportsNav } from '#components/sportsbook/listing/sports-nav.tsx';
import type { PageContext } from '#lib/content/pages/params.ts';
import type { Prose } from '#lib/content/types.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import { isShownLive } from '#lib/sportsbook/listing/events.ts';
import { describeSportsPage } from '#lib/sportsbook/listing/head.ts';
import type { SportsPageData } from '#lib/sportsbook/listing/pages.ts';
import { eventListThing, sportsEventThing } from '#lib/sportsbook/listing/structured-data.ts';
import { sportsRoot } from '#lib/sportsbook/routes.ts';
import { SportsShell } from './sports-shell.tsx';

interface SportsPlacePageProps {
  readonly context: PageContext;
  readonly data: SportsPageData;
  /** Of editors, for search engines. */
  readonly text: Prose;
}

/** RTE-35: the page of a sport, region, competition or event. */
export function SportsPlacePage({ context, data, text }: SportsPlacePageProps) {
  const t = getTranslator(context.locale, 'sports');
  const { place, shown, event, sports } = data;
  const { heading, steps } = describeSportsPage(context, data);
  const listed = [...shown.live, ...shown.upcoming];
  return (
    <SportsShell context={context}>
      <SportsFrame context={context}>
        <SportsHeader context={context} heading={heading} steps={steps}>
          {event && isShownLive(event, shown) && (
            <p className="flex items-center gap-3 text-xl font-semibold text-felt-2">
              <LiveMark label={t('liveMark')} />
              {event.score && (
                <>
                  <span aria-hidden="true">{`${event.score.home} – ${event.score.away}`}</span>
                  <span className="sr-only">{t('score', event.score)}</span>
                </>
              )}
            </p>
          )}
        </SportsHeader>
        <div className="page space-y-10 pb-10 md:pb-16">
          <SportsNav context={context} sports={sports} current={place.trail[0].path} />
          {event ? <EventListing context={context} data={data} event={event} /> : <PlaceListing context={context} data={data} />}
        </div>
      </SportsFrame>
      <SeoText value={text} />
      <Trail
        context={context}
        steps={[
          { title: getTranslator(context.locale, 'lobby')('sports'), path: sportsRoot },
          ...steps.map(({ name, path }) => ({ title: name, path })),
        ]}
      />
      {event ? (
        <StructuredData thing={sportsEventThing(context, event)} />
      ) : (
        listed.length > 0 && <StructuredData thing={eventListThing(context, heading, listed)} />
      )}
    </SportsShell>
  );
}
