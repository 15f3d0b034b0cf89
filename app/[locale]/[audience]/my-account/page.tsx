import { AccountOverview } from '#components/account/account-overview.tsx';
import { RecentSignIns } from '#components/account/recent-sign-ins.tsx';
import { CoolingOff } from '#components/protection/cooling-off.tsx';
import { PlaySection } from '#components/protection/play/play-section.tsx';
import { OpenSessions } from '#components/session/open-sessions.tsx';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { MessagesProvider } from '#lib/core/i18n/client.tsx';
import { getMessages } from '#lib/core/i18n/messages.ts';

export default async function AccountPage({ params }: PageProps) {
  const { locale } = await pageContext(params);
  return (
    <MessagesProvider
      messages={{
        account: getMessages(locale, 'account'),
        gambling: getMessages(locale, 'gambling'),
        ownPlay: getMessages(locale, 'ownPlay'),
        protection: getMessages(locale, 'protection'),
        verificationNeed: getMessages(locale, 'verificationNeed'),
      }}
    >
      <div className="space-y-12">
        <AccountOverview />
        <PlaySection />
        <CoolingOff />
        <OpenSessions />
        <RecentSignIns />
      </div>
    </MessagesProvider>
  );
}
