import type { PageContext } from '#lib/content/pages/params.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import { EventTime } from './event-time.tsx';

/** When the odds of a page were those of the sportsbook. */
export function OddsNote({ context, at }: { readonly context: PageContext; readonly at: string }) {
  const t = getTranslator(context.locale, 'sports');
  return (
    <p className="text-xs text-paper-3">
      <EventTime context={context} at={at} text={(time) => t('asOf', { time })} />
    </p>
  );
}
