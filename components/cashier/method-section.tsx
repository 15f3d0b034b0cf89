import { readNumberForm } from '#lib/content/settings/number-form.ts';
import type { PaymentMethodRow } from '#lib/content/types.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import { MethodList } from './method-list.tsx';
import { methodViews } from './method-views.ts';

interface MethodSectionProps {
  readonly locale: SiteLocale;
  readonly methods: readonly PaymentMethodRow[];
}

/** CNT-21: the payment methods of a market, or a sentence where there are none. */
export async function MethodSection({ locale, methods }: MethodSectionProps) {
  const t = getTranslator(locale, 'payments');
  const labels = {
    title: t('methods'),
    deposit: t('deposit'),
    withdrawal: t('withdrawal'),
    notOffered: t('notOffered'),
  };
  return (
    <section className="space-y-5">
      <h2 className="text-2xl">{labels.title}</h2>
      {methods.length > 0 ? (
        <MethodList labels={labels} methods={methodViews(locale, await readNumberForm(locale), methods)} />
      ) : (
        <p className="lit rounded-card p-6 text-paper-2">{t('none')}</p>
      )}
    </section>
  );
}
