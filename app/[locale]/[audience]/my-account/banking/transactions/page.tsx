import { Transactions } from '#components/wallet/transactions.tsx';
import { listMethodMarks } from '#lib/content/documents/payment-methods.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { MessagesProvider } from '#lib/core/i18n/client.tsx';
import { getMessages } from '#lib/core/i18n/messages.ts';

export default async function TransactionsPage({ params }: PageProps) {
  const context = await pageContext(params);
  const { locale } = context;
  const marks = await listMethodMarks(context);
  return (
    <MessagesProvider
      messages={{
        transactions: getMessages(locale, 'transactions'),
        transactionCategory: getMessages(locale, 'transactionCategory'),
        transactionStatus: getMessages(locale, 'transactionStatus'),
        transactionType: getMessages(locale, 'transactionType'),
      }}
    >
      <Transactions methods={new Map(marks.map(({ code, title }) => [code, title]))} />
    </MessagesProvider>
  );
}
