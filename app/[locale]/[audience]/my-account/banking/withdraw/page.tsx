import { WithdrawRoom } from '#components/cashier/withdraw/withdraw-room.tsx';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { listMethodMarks } from '#lib/content/payment-methods.ts';
import { wordsOf } from '#lib/i18n/messages.ts';

interface PageProps {
  readonly params: Promise<PageParams>;
}

/** Open also where deposits and play are shut: money stays withdrawable (DEC-X-4). */
export default async function WithdrawPage({ params }: PageProps) {
  const context = await pageContext(params);
  const { locale } = context;
  const words = wordsOf(locale, 'withdraw');
  const payments = wordsOf(locale, 'payments');
  const { tag: language, market } = locale;
  const times = {
    'within-1-hour': payments.withinHour,
    'within-24-hours': payments.withinDay,
    '1-3-days': payments.oneToThreeDays,
    other: payments.seeCashier,
  };
  const marks = await listMethodMarks(context);
  return (
    <div className="max-w-3xl space-y-8">
      <h1 className="text-3xl">{words.title}</h1>
      <WithdrawRoom place={{ words, language, market, home: `/${locale.locale}`, marks, times }} />
    </div>
  );
}
