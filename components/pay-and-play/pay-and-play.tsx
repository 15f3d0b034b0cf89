import type { PageContext } from '#lib/content/pages/params.ts';
import { readContent } from '#lib/content/query/read.ts';
import { readNumberForm } from '#lib/content/settings/number-form.ts';
import { getMessages } from '#lib/core/i18n/messages.ts';
import { readOffer } from '#lib/pay-and-play/offer.ts';
import { ListedOnly } from './listed-only.tsx';
import { PayAndPlayBanner } from './pay-and-play-banner.tsx';
import { PayAndPlayGate } from './pay-and-play-gate.tsx';

/** PNP-01: the banner where the market offers pay-and-play to visitors, and the gate that opens its dialog. */
export async function PayAndPlay({ context }: { readonly context: PageContext }) {
  const { locale, audience } = context;
  const offer = await readOffer(context, readContent);
  const { failed, retry, toBank } = getMessages(locale, 'payAndPlay');
  const home = `/${locale.locale}`;
  const gate = <PayAndPlayGate isPlayer={audience !== 'visitor'} failedLabel={failed} retryLabel={retry} />;
  if (audience !== 'visitor' || offer.kind !== 'offered') return gate;
  const numbers = await readNumberForm(locale);
  const banner = <PayAndPlayBanner banner={offer.banner} numbers={numbers} home={home} fallbackLabel={toBank} />;
  return (
    <>
      {offer.addresses.length > 0 ? <ListedOnly>{banner}</ListedOnly> : banner}
      {gate}
    </>
  );
}
