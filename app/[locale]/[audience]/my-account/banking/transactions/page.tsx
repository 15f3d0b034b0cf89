import { Transactions } from '#components/account/transactions.tsx';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { listMethodMarks } from '#lib/content/payment-methods.ts';
import { wordsOf } from '#lib/i18n/messages.ts';

interface PageProps {
  readonly params: Promise<PageParams>;
}

export default async function TransactionsPage({ params }: PageProps) {
  const context = await pageContext(params);
  const { locale } = context;
  const marks = await listMethodMarks(context);
  return (
    <Transactions
      locale={locale.locale}
      language={locale.tag}
      market={locale.market}
      methods={new Map(marks.map(({ code, title }) => [code, title]))}
      words={wordsOf(locale, 'transactions')}
      categories={wordsOf(locale, 'transactionCategory')}
      statuses={wordsOf(locale, 'transactionStatus')}
      types={wordsOf(locale, 'transactionType')}
    />
  );
}
