import { WithdrawalScreen } from '#components/cashier/withdrawals/withdrawal-screen.tsx';
import { listMethodMarks } from '#lib/content/documents/payment-methods.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { getMessages } from '#lib/core/i18n/messages.ts';
import { PageMessages } from '#lib/core/i18n/page-messages.tsx';

/** Not guarded by a section: money stays withdrawable where deposits and play are disabled (DEC-X-4). */
export default async function WithdrawPage({ params }: PageProps) {
  const context = await pageContext(params);
  const withdraw = getMessages(context.locale, 'withdraw');
  const marks = await listMethodMarks(context);
  return (
    <div className="max-w-3xl space-y-8">
      <h1 className="text-3xl">{withdraw.title}</h1>
      <PageMessages locale={context.locale} names={['withdraw', 'confirmation', 'payments']}>
        <WithdrawalScreen marks={marks} reviewHours={siteConfig().WITHDRAWAL_REVIEW_HOURS} />
      </PageMessages>
    </div>
  );
}
