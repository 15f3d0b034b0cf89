import { Transactions } from '#components/wallet/transactions.tsx';
import { listMethodMarks } from '#lib/content/documents/payment-methods.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { PageMessages } from '#lib/core/i18n/page-messages.tsx';

export default async function TransactionsPage({ params }: PageProps) {
  const context = await pageContext(params);
  const { locale } = context;
  const marks = await listMethodMarks(context);
  return (
    <PageMessages locale={locale} names={['transactions', 'transactionCategory', 'transactionStatus', 'transactionType']}>
      <Transactions methods={new Map(marks.map(({ code, title }) => [code, title]))} />
    </PageMessages>
  );
}
