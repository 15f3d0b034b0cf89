import { DepositRoom } from '#components/cashier/deposit/deposit-room.tsx';
import { SectionDoor } from '#components/session/on-demand.tsx';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { listMethodMarks } from '#lib/content/payment-methods.ts';
import { wordsOf } from '#lib/i18n/messages.ts';

interface PageProps {
  readonly params: Promise<PageParams>;
}

export default async function DepositPage({ params }: PageProps) {
  const context = await pageContext(params);
  const { locale } = context;
  const home = `/${locale.locale}`;
  const words = wordsOf(locale, 'deposit');
  const { tag: language, market } = locale;
  const marks = await listMethodMarks(context);
  return (
    <SectionDoor section="deposit" home={home} words={wordsOf(locale, 'session')}>
      <div className="max-w-3xl space-y-8">
        <h1 className="text-3xl">{words.title}</h1>
        <DepositRoom place={{ words, language, locale: locale.locale, market, home, marks }} />
      </div>
    </SectionDoor>
  );
}
