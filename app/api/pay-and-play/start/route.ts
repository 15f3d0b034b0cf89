import { z } from 'zod';
import { addressOf, refusalAtTheTill } from '#lib/access/gate.ts';
import { siteConfig } from '#lib/config/site.ts';
import { parseLocale } from '#lib/market/locale.ts';
import type { StartAnswer } from '#lib/pay-and-play/answers.ts';
import { authorizePayment } from '#lib/pay-and-play/contract.ts';
import { readOfferFor } from '#lib/pay-and-play/offer.ts';
import { returnPathOf } from '#lib/pay-and-play/return-path.ts';
import { bankCountry, bankCurrency } from '#lib/pay-and-play/rules.ts';
import { newState, writeVisit } from '#lib/pay-and-play/visit.ts';
import { CallError, envelopeOf } from '#lib/platform/errors.ts';
import { handlePost, say } from '#lib/platform/handle.ts';
import { call } from '#lib/platform/server.ts';

const startSchema = z.object({ locale: z.string().max(12), amountMinor: z.int().positive(), to: z.string().max(400).nullish() });

/** PNP-02: opens a payment at the bank for this browser alone; answers where to go. */
export async function POST(request: Request): Promise<Response> {
  return handlePost(
    request,
    { name: 'Pay-and-play', door: refusalAtTheTill, shape: startSchema },
    async ({ locale: code, amountMinor, to }) => {
      const locale = parseLocale(code);
      const offer = locale && (await readOfferFor({ locale, audience: 'visitor' }, addressOf(request)));
      if (!locale || offer?.kind !== 'offered') throw new CallError('platform', { status: 400, code: 'error.pnp.closed' });
      const { leastMinor, mostMinor } = offer.banner;
      if (amountMinor < leastMinor || amountMinor > mostMinor)
        throw new CallError('contract', envelopeOf(400, 'error.validation'));
      const { SITE_URL, PAY_CLIENT_ID, PAY_IDENTITY_PROVIDER } = siteConfig();
      const state = newState();
      const { redirectOutput } = await call(authorizePayment, {
        query: {
          response_type: 'code',
          client_id: PAY_CLIENT_ID,
          identity_provider: PAY_IDENTITY_PROVIDER,
          // In the address of the return: a provider hands that back whole, whether or not it knows a parameter `state`.
          redirect_uri: `${SITE_URL}/${locale.locale}/signup/callback?state=${state}`,
          amount: amountMinor / 100,
          currency: bankCurrency,
          country: bankCountry,
          ui_locales: locale.locale,
        },
      });
      const visit = await writeVisit({ stage: 'bank', state, locale: locale.locale, to: returnPathOf(to) });
      return say({ url: redirectOutput.url } satisfies StartAnswer, [visit]);
    },
  );
}
