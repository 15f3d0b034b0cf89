import { AccountOverview } from '#components/account/account-overview.tsx';
import { RecentSignIns } from '#components/account/recent-sign-ins.tsx';
import { CoolingOff } from '#components/protection/cooling-off.tsx';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { wordsOf } from '#lib/i18n/messages.ts';

interface PageProps {
  readonly params: Promise<PageParams>;
}

export default async function AccountPage({ params }: PageProps) {
  const { locale } = await pageContext(params);
  const words = wordsOf(locale, 'account');
  return (
    <div className="space-y-12">
      <AccountOverview
        language={locale.tag}
        market={locale.market}
        transactionsHref={`/${locale.locale}/my-account/banking/transactions`}
        words={words}
      />
      <CoolingOff language={locale.catalogLanguage} words={wordsOf(locale, 'protection')} />
      <RecentSignIns language={locale.tag} words={words} />
    </div>
  );
}
