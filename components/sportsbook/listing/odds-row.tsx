import { classNames } from '#components/ui/class-names.ts';
import type { PageContext } from '#lib/content/pages/params.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import type { ListedEvent } from '#lib/sportsbook/contract.ts';
import { OddsValue } from './odds-value.tsx';

const marks = { HOME: '1', DRAW: 'X', AWAY: '2' } as const;

interface OddsRowProps {
  readonly context: PageContext;
  readonly event: ListedEvent;
  /** Names the outcomes in full, where there is space for them. */
  readonly named?: boolean;
}

/** The prices of the winner, one cell per outcome. */
export function OddsRow({ context, event, named = false }: OddsRowProps) {
  const t = getTranslator(context.locale, 'sports');
  const names = {
    HOME: t('wins', { name: event.home }),
    DRAW: t('draw'),
    AWAY: t('wins', { name: event.away }),
  };
  return (
    <dl className="grid auto-cols-fr grid-flow-col gap-1.5">
      {event.odds.map(({ outcome, oddsMilli }) => (
        <div
          key={outcome}
          className={classNames(
            'flex min-w-0 rounded-sm',
            named ? 'lit flex-col gap-1 px-3 py-3 md:px-4' : 'items-baseline justify-between bg-ink/55 px-3 py-1.5',
          )}
        >
          <dt className="min-w-0 text-xs text-paper-3">
            {named ? (
              names[outcome]
            ) : (
              <>
                <span aria-hidden="true">{marks[outcome]}</span>
                <span className="sr-only">{names[outcome]}</span>
              </>
            )}
          </dt>
          <dd className={classNames('font-semibold text-brass-2', named ? 'mt-auto text-xl' : 'text-sm')}>
            <OddsValue milli={oddsMilli} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
