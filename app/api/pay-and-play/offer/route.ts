import { addressOf } from '#lib/access/gate.ts';
import { requireLocale } from '#lib/market/request-locale.ts';
import type { OfferAnswer } from '#lib/pay-and-play/answers.ts';
import { readOfferFor } from '#lib/pay-and-play/offer.ts';
import { handleGet, say } from '#lib/platform/handle.ts';

/** `GET /api/pay-and-play/offer?locale=fi-FI`: what this visitor, from his address, is offered (PNP-01). */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: "Pay-and-play's offer" }, async () => {
    const offer = await readOfferFor({ locale: requireLocale(request), audience: 'visitor' }, addressOf(request));
    if (offer.kind !== 'offered') return say(offer satisfies OfferAnswer);
    const { title, description, buttonLabel, amounts, leastMinor, mostMinor } = offer.banner;
    const answer: OfferAnswer = { kind: 'offered', title, description, buttonLabel, amounts, leastMinor, mostMinor };
    return say(answer);
  });
}
