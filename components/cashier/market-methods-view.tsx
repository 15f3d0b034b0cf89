import { StructuredData } from '#components/content/structured-data.tsx';
import { QuestionList } from '#components/info/question-list.tsx';
import { TextPage } from '#components/info/text-page.tsx';
import { faqThing } from '#lib/content/structured-data.ts';
import type { PaymentMethodsPage } from '#lib/content/types.ts';
import { translator } from '#lib/i18n/messages.ts';
import type { SiteLocale } from '#lib/market/markets.ts';
import { MethodSection } from './method-section.tsx';

interface MarketMethodsViewProps {
  readonly reader: SiteLocale;
  /** The locale whose market and language the page is about. */
  readonly own: SiteLocale;
  readonly page: PaymentMethodsPage;
}

/** The ways to pay of one market in its own language, whoever reads it. */
export function MarketMethodsView({ reader, own, page }: MarketMethodsViewProps) {
  const words = translator(own, 'payments');
  return (
    <TextPage
      title={page.title}
      body={page.intro}
      labels={{ contents: translator(own, 'page')('contents') }}
      lang={own.tag === reader.tag ? undefined : own.tag}
    >
      <MethodSection locale={own} methods={page.rows} />
      {page.faq.length > 0 && (
        <section className="space-y-5">
          <h2 className="text-2xl">{words('questions')}</h2>
          <QuestionList entries={page.faq} />
          <StructuredData thing={faqThing(page.faq)} />
        </section>
      )}
    </TextPage>
  );
}
