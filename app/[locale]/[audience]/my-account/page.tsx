import { AccountOverview } from '#components/account/account-overview.tsx';
import { RecentSignIns } from '#components/account/recent-sign-ins.tsx';
import { CoolingOff } from '#components/protection/cooling-off.tsx';
import { PlaySection } from '#components/protection/play/play-section.tsx';
import { OpenSessions } from '#components/session/open-sessions.tsx';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { PageMessages } from '#lib/core/i18n/page-messages.tsx';

export default async function AccountPage({ params }: PageProps) {
  const { locale } = await pageContext(params);
  return (
    <PageMessages locale={locale} names={['account', 'gambling', 'ownPlay', 'protection', 'verificationNeed']}>
      <div className="space-y-12">
        <AccountOverview />
        <PlaySection />
        <CoolingOff />
        <OpenSessions />
        <RecentSignIns />
      </div>
    </PageMessages>
  );
}
