import { BonusCode } from '#components/bonuses/on-demand.tsx';
import { unlistedMetadata } from '#components/pages/unlisted-metadata.ts';
import { SectionGuard } from '#components/session/on-demand.tsx';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { getMessages } from '#lib/core/i18n/messages.ts';
import { PageMessages } from '#lib/core/i18n/page-messages.tsx';

export const generateMetadata = unlistedMetadata(({ bonusCode }) => bonusCode.title);

export default async function BonusCodePage({ params }: PageProps) {
  const { locale } = await pageContext(params);
  const bonusCode = getMessages(locale, 'bonusCode');
  return (
    <PageMessages locale={locale} names={['bonusCode', 'rewards', 'bonusFigures', 'session']}>
      <SectionGuard section="bonusCode">
        <div className="max-w-3xl space-y-6">
          <h1 className="text-3xl">{bonusCode.title}</h1>
          <p className="max-w-prose text-paper-2">{bonusCode.intro}</p>
          <BonusCode />
        </div>
      </SectionGuard>
    </PageMessages>
  );
}
