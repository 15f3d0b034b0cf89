import { addressOf } from '#lib/access/gate.ts';
import { readContent } from '#lib/content/query/read.ts';
import { handleGet, jsonResponse } from '#lib/core/api/handle.ts';
import { requireLocale } from '#lib/core/api/request-locale.ts';
import { readOfferFor } from '#lib/pay-and-play/offer.ts';
import type { OfferResponse } from '#lib/pay-and-play/responses.ts';

/** `GET /api/pay-and-play/offer?locale=fi-FI`: the offer for a visitor at this IP address (PNP-01). */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: "Pay-and-play's offer" }, async () => {
    const offer = await readOfferFor({ locale: requireLocale(request), audience: 'visitor' }, addressOf(request), readContent);
    if (offer.kind !== 'offered') return jsonResponse(offer satisfies OfferResponse);
    const { title, description, buttonLabel, amounts, minMinor, maxMinor } = offer.banner;
    const response: OfferResponse = { kind: 'offered', title, description, buttonLabel, amounts, minMinor, maxMinor };
    return jsonResponse(response);
  });
}
