import type { Metadata } from 'next';
import { BonusCode } from '#components/bonuses/on-demand.tsx';
import { SectionGuard } from '#components/session/on-demand.tsx';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { MessagesProvider } from '#lib/core/i18n/client.tsx';
import { getMessages } from '#lib/core/i18n/messages.ts';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await pageContext(params);
  return { title: `${getMessages(locale, 'bonusCode').title} · Parlour`, robots: { index: false } };
}

export default async function BonusCodePage({ params }: PageProps) {
  const { locale } = await pageContext(params);
  const bonusCode = getMessages(locale, 'bonusCode');
  return (
    <MessagesProvider
      messages={{
        bonusCode,
        rewards: getMessages(locale, 'rewards'),
        bonusFigures: getMessages(locale, 'bonusFigures'),
        session: getMessages(locale, 'session'),
      }}
    >
      <SectionGuard section="bonusCode">
        <div className="max-w-3xl space-y-6">
          <h1 className="text-3xl">{bonusCode.title}</h1>
          <p className="max-w-prose text-paper-2">{bonusCode.intro}</p>
          <BonusCode />
        </div>
      </SectionGuard>
    </MessagesProvider>
  );
}
