import { addressOf } from '#lib/access/gate.ts';
import { parseLocale } from '#lib/market/locale.ts';
import type { OfferAnswer } from '#lib/pay-and-play/answers.ts';
import { readOfferFor } from '#lib/pay-and-play/offer.ts';
import { CallError, envelopeOf } from '#lib/platform/errors.ts';
import { say } from '#lib/platform/handle.ts';
import { refuse } from '#lib/platform/relay.ts';

/** `GET /api/pay-and-play/offer?locale=fi-FI`: what this visitor, from his address, is offered (PNP-01). */
export async function GET(request: Request): Promise<Response> {
  const locale = parseLocale(new URL(request.url).searchParams.get('locale') ?? '');
  if (!locale) return refuse(new CallError('contract', envelopeOf(404, 'error.not_found')));
  try {
    const offer = await readOfferFor({ locale, audience: 'visitor' }, addressOf(request));
    if (offer.kind !== 'offered') return say(offer satisfies OfferAnswer);
    const { title, description, buttonLabel, amounts, leastMinor, mostMinor } = offer.banner;
    const answer: OfferAnswer = { kind: 'offered', title, description, buttonLabel, amounts, leastMinor, mostMinor };
    return say(answer);
  } catch {
    return refuse(new CallError('network', envelopeOf(503, 'error.system.error')));
  }
}
