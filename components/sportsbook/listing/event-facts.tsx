import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import type { PageContext } from '#lib/content/pages/params.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import type { ListedEvent } from '#lib/sportsbook/contract.ts';
import { competitionPath } from '#lib/sportsbook/listing/place.ts';
import { EventTime } from './event-time.tsx';

interface EventFactsProps {
  readonly context: PageContext;
  readonly event: ListedEvent;
}

/** When and where an event is; of one that is over, that it is, and the way to its competition. */
export function EventFacts({ context, event }: EventFactsProps) {
  const t = getTranslator(context.locale, 'sports');
  const facts = [
    { name: t('begins'), value: <EventTime context={context} at={event.startsAt} /> },
    { name: t('venue'), value: event.venue },
    { name: t('competition'), value: `${event.competition.name}, ${event.region.name}` },
  ];
  const endings = {
    ENDED: { title: t('ended'), text: t('endedText') },
    CANCELLED: { title: t('cancelled'), text: t('cancelledText') },
    UPCOMING: null,
    LIVE: null,
  };
  const end = endings[event.status];
  return (
    <div className="space-y-6">
      {end && (
        <Notice tone="info" title={end.title}>
          <p>{end.text}</p>
          <ButtonLink tone="quiet" href={`/${context.locale.locale}${competitionPath(event)}`} className="mt-3">
            {t('toCompetition')}
          </ButtonLink>
        </Notice>
      )}
      <dl className="grid max-w-3xl gap-x-8 gap-y-3 md:grid-cols-3">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-xs text-paper-3">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
