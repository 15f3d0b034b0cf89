import { DepositScreen } from '#components/cashier/deposits/deposit-screen.tsx';
import { SectionGuard } from '#components/session/on-demand.tsx';
import { listMethodMarks } from '#lib/content/documents/payment-methods.ts';
import { readCampaignPromotions } from '#lib/content/documents/promotions/campaign-promotions.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { MessagesProvider } from '#lib/core/i18n/client.tsx';
import { getMessages } from '#lib/core/i18n/messages.ts';

export default async function DepositPage({ params }: PageProps) {
  const context = await pageContext(params);
  const deposit = getMessages(context.locale, 'deposit');
  const [marks, promotions] = await Promise.all([listMethodMarks(context), readCampaignPromotions(context)]);
  return (
    <MessagesProvider
      messages={{
        deposit,
        bonusCode: getMessages(context.locale, 'bonusCode'),
        rewards: getMessages(context.locale, 'rewards'),
        bonusFigures: getMessages(context.locale, 'bonusFigures'),
        payments: getMessages(context.locale, 'payments'),
        session: getMessages(context.locale, 'session'),
      }}
    >
      <SectionGuard section="deposit">
        <div className="max-w-3xl space-y-8">
          <h1 className="text-3xl">{deposit.title}</h1>
          <DepositScreen marks={marks} promotions={promotions} />
        </div>
      </SectionGuard>
    </MessagesProvider>
  );
}
