import { AccountOverview } from '#components/account/account-overview.tsx';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { wordsOf } from '#lib/i18n/messages.ts';

interface PageProps {
  readonly params: Promise<PageParams>;
}

export default async function AccountPage({ params }: PageProps) {
  const { locale } = await pageContext(params);
  return (
    <AccountOverview
      language={locale.tag}
      market={locale.market}
      transactionsHref={`/${locale.locale}/my-account/banking/transactions`}
      words={wordsOf(locale, 'account')}
    />
  );
}
