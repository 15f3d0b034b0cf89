import { Link } from '#components/ui/actions/link.tsx';
import type { PageContext } from '#lib/content/pages/params.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import type { ListedEvent } from '#lib/sportsbook/contract.ts';
import { EventCard } from './event-card.tsx';

interface EventSectionProps {
  readonly context: PageContext;
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly events: readonly ListedEvent[];
  /** A path without the locale that shows all of them. */
  readonly all?: string | undefined;
  readonly showsCompetition?: boolean;
}

export function EventSection({ context, id, title, events, all, showsCompetition = true }: EventSectionProps) {
  if (events.length === 0) return null;
  const t = getTranslator(context.locale, 'lobby');
  return (
    <section aria-labelledby={id} className="space-y-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {all && (
          <Link
            href={`/${context.locale.locale}${all}`}
            aria-label={t('allOf', { category: title })}
            className="-my-2 inline-flex min-h-10 shrink-0 items-center text-sm font-semibold text-brass-2 hover:underline"
          >
            {t('all')}
          </Link>
        )}
      </div>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 lg:grid-cols-3">
        {events.map((event) => (
          <li key={event.eventId}>
            <EventCard context={context} event={event} showsCompetition={showsCompetition} />
          </li>
        ))}
      </ul>
    </section>
  );
}
