import { DepositScreen } from '#components/cashier/deposits/deposit-screen.tsx';
import { SectionGuard } from '#components/session/on-demand.tsx';
import { listMethodMarks } from '#lib/content/documents/payment-methods.ts';
import { readCampaignPromotions } from '#lib/content/documents/promotions/campaign-promotions.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { getMessages } from '#lib/core/i18n/messages.ts';
import { PageMessages } from '#lib/core/i18n/page-messages.tsx';

export default async function DepositPage({ params }: PageProps) {
  const context = await pageContext(params);
  const deposit = getMessages(context.locale, 'deposit');
  const [marks, promotions] = await Promise.all([listMethodMarks(context), readCampaignPromotions(context)]);
  return (
    <PageMessages locale={context.locale} names={['deposit', 'bonusCode', 'rewards', 'bonusFigures', 'payments', 'session']}>
      <SectionGuard section="deposit">
        <div className="max-w-3xl space-y-8">
          <h1 className="text-3xl">{deposit.title}</h1>
          <DepositScreen marks={marks} promotions={promotions} />
        </div>
      </SectionGuard>
    </PageMessages>
  );
}
