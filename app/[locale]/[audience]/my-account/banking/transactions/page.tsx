import { Transactions } from '#components/account/transactions.tsx';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { wordsOf } from '#lib/i18n/messages.ts';

interface PageProps {
  readonly params: Promise<PageParams>;
}

export default async function TransactionsPage({ params }: PageProps) {
  const { locale } = await pageContext(params);
  return (
    <Transactions
      locale={locale.locale}
      language={locale.tag}
      market={locale.market}
      words={wordsOf(locale, 'transactions')}
      categories={wordsOf(locale, 'transactionCategory')}
      statuses={wordsOf(locale, 'transactionStatus')}
      types={wordsOf(locale, 'transactionType')}
    />
  );
}
