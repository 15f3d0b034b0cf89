import { PageText } from '#components/content/page-text.tsx';
import { StructuredData, Trail } from '#components/content/structured-data.tsx';
import { SportsFrame } from '#components/sportsbook/frame/sports-frame.tsx';
import { EventSection } from '#components/sportsbook/listing/event-section.tsx';
import { NoEvents } from '#components/sportsbook/listing/no-events.tsx';
import { OddsNote } from '#components/sportsbook/listing/odds-note.tsx';
import { SportsHeader } from '#components/sportsbook/listing/sports-header.tsx';
import { SportsNav } from '#components/sportsbook/listing/sports-nav.tsx';
import type { PageContext } from '#lib/content/pages/params.ts';
import { getMessages, getTranslator } from '#lib/core/i18n/messages.ts';
import type { SportsOverview } from '#lib/sportsbook/listing/pages.ts';
import { livePath } from '#lib/sportsbook/listing/place.ts';
import { eventListThing } from '#lib/sportsbook/listing/structured-data.ts';
import { sportsRoot } from '#lib/sportsbook/routes.ts';
import { SportsShell } from './sports-shell.tsx';

interface SportsLivePageProps {
  readonly context: PageContext;
  readonly overview: SportsOverview | undefined;
}

const maxUpcoming = 9;

/** SPB-05: everything in play, by sport, and what begins next. */
export function SportsLivePage({ context, overview }: SportsLivePageProps) {
  const t = getTranslator(context.locale, 'sports');
  const title = getMessages(context.locale, 'sportsFrame')['live-betting'];
  const { live, upcoming, at } = overview?.shown ?? { live: [], upcoming: [], at: '' };
  const sections = (overview?.sports ?? []).map(({ slug, name }) => ({
    slug,
    name,
    events: live.filter(({ sport }) => sport.slug === slug),
  }));
  return (
    <SportsShell context={context}>
      <SportsFrame context={context}>
        <SportsHeader context={context} heading={title} text={t('liveText')} steps={[{ name: title, path: livePath }]} />
        <div className="page space-y-10 pb-10 md:pb-16">
          {overview && <SportsNav context={context} sports={overview.sports} current={livePath} />}
          {live.length === 0 && upcoming.length > 0 && <p className="text-paper-2">{t('emptyLive')}</p>}
          {sections.map(({ slug, name, events }) => (
            <EventSection key={slug} context={context} id={`sports-live-${slug}`} title={name} events={events} />
          ))}
          <EventSection context={context} id="sports-upcoming" title={t('upcoming')} events={upcoming.slice(0, maxUpcoming)} />
          {live.length + upcoming.length > 0 ? <OddsNote context={context} at={at} /> : <NoEvents context={context} />}
        </div>
      </SportsFrame>
      <PageText context={context} path={livePath} className="pb-10" />
      <Trail
        context={context}
        steps={[
          { title: getTranslator(context.locale, 'lobby')('sports'), path: sportsRoot },
          { title, path: livePath },
        ]}
      />
      {live.length > 0 && <StructuredData thing={eventListThing(context, title, live)} />}
    </SportsShell>
  );
}
