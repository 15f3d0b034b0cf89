import type { PaymentMethodRow } from '#lib/content/types.ts';
import { translator } from '#lib/i18n/messages.ts';
import type { SiteLocale } from '#lib/market/markets.ts';
import { MethodList } from './method-list.tsx';
import { methodViews } from './method-views.ts';

interface MethodSectionProps {
  readonly locale: SiteLocale;
  readonly methods: readonly PaymentMethodRow[];
}

/** CNT-21: the methods of a market under their heading; a sentence where there are none. */
export function MethodSection({ locale, methods }: MethodSectionProps) {
  const words = translator(locale, 'payments');
  const labels = {
    title: words('methods'),
    deposit: words('deposit'),
    withdrawal: words('withdrawal'),
    notOffered: words('notOffered'),
  };
  return (
    <section className="space-y-5">
      <h2 className="text-2xl">{labels.title}</h2>
      {methods.length > 0 ? (
        <MethodList labels={labels} methods={methodViews(locale, locale, methods)} />
      ) : (
        <p className="lit rounded-card p-6 text-paper-2">{words('none')}</p>
      )}
    </section>
  );
}
