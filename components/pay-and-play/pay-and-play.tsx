import type { PageContext } from '#lib/content/params.ts';
import { wordsOf } from '#lib/i18n/messages.ts';
import { readOffer } from '#lib/pay-and-play/offer.ts';
import { ListedOnly } from './listed-only.tsx';
import { PayAndPlayBanner } from './pay-and-play-banner.tsx';
import { PayAndPlayGate } from './pay-and-play-gate.tsx';

/** PNP-01: the invitation where the market offers it to visitors, and the dialog behind its addresses. */
export async function PayAndPlay({ context }: { readonly context: PageContext }) {
  const { locale, audience } = context;
  const offer = await readOffer(context);
  const { failed, retry, toBank } = wordsOf(locale, 'payAndPlay');
  const home = `/${locale.locale}`;
  const gate = (
    <PayAndPlayGate
      locale={locale.locale}
      language={locale.catalogLanguage}
      market={locale.market}
      home={home}
      isPlayer={audience !== 'visitor'}
      failedLabel={failed}
      retryLabel={retry}
    />
  );
  if (audience !== 'visitor' || offer.kind !== 'offered') return gate;
  const banner = <PayAndPlayBanner banner={offer.banner} market={locale.market} home={home} fallbackLabel={toBank} />;
  return (
    <>
      {offer.addresses.length > 0 ? <ListedOnly locale={locale.locale}>{banner}</ListedOnly> : banner}
      {gate}
    </>
  );
}
