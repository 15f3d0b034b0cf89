import { MethodSection } from '#components/cashier/method-section.tsx';
import { QuestionList } from '#components/content/info/question-list.tsx';
import { TextPage } from '#components/content/info/text-page.tsx';
import { StructuredData } from '#components/content/structured-data.tsx';
import { faqThing } from '#lib/content/pages/structured-data.ts';
import type { PaymentMethodsPage } from '#lib/content/types.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import type { SiteLocale } from '#lib/core/market/markets.ts';

interface MarketMethodsViewProps {
  readonly pageLocale: SiteLocale;
  /** The locale whose market and language the page describes. */
  readonly marketLocale: SiteLocale;
  readonly page: PaymentMethodsPage;
}

/** The payment methods of one market in its own language, on the pages of any locale. */
export function MarketMethodsView({ pageLocale, marketLocale, page }: MarketMethodsViewProps) {
  const t = getTranslator(marketLocale, 'payments');
  return (
    <TextPage
      title={page.title}
      body={page.intro}
      labels={{ contents: getTranslator(marketLocale, 'page')('contents') }}
      lang={marketLocale.tag === pageLocale.tag ? undefined : marketLocale.tag}
    >
      <MethodSection locale={marketLocale} methods={page.rows} />
      {page.faq.length > 0 && (
        <section className="space-y-5">
          <h2 className="text-2xl">{t('questions')}</h2>
          <QuestionList entries={page.faq} />
          <StructuredData thing={faqThing(page.faq)} />
        </section>
      )}
    </TextPage>
  );
}
