import { z } from 'zod';
import { addressOf, checkMoneyAccess } from '#lib/access/gate.ts';
import { limitRequests } from '#lib/access/limits.ts';
import { readPublished } from '#lib/content/query/read.ts';
import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { handlePost, jsonResponse } from '#lib/core/api/handle.ts';
import { call } from '#lib/core/api/server.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { hasOriginOf } from '#lib/core/http/allowed-origin.ts';
import { parseLocale } from '#lib/core/market/locale.ts';
import { hourMs } from '#lib/core/time/durations.ts';
import { createState, writeVisit } from '#lib/pay-and-play/bank-visit.ts';
import { authorizePayment } from '#lib/pay-and-play/contract.ts';
import { readOfferFor } from '#lib/pay-and-play/offer.ts';
import type { StartResponse } from '#lib/pay-and-play/responses.ts';
import { returnPathOf } from '#lib/pay-and-play/return-path.ts';
import { bankCountry, bankCurrency } from '#lib/pay-and-play/rules.ts';

const startSchema = z.object({ locale: z.string().max(12), amountMinor: z.int().positive(), to: z.string().max(400).nullish() });

const checkStartLimit = limitRequests('pay-and-play', { maxAttempts: 60, windowMs: hourMs });

/** PNP-02: opens a payment at the bank for this browser only; responds with the bank's address. */
export async function POST(request: Request): Promise<Response> {
  return handlePost(
    request,
    { name: 'Pay-and-play', event: 'deposit', checkAccess: checkMoneyAccess, shape: startSchema },
    async ({ locale: code, amountMinor, to }) => {
      await checkStartLimit(request);
      const locale = parseLocale(code);
      const offer = locale && (await readOfferFor({ locale, audience: 'visitor' }, addressOf(request), readPublished));
      if (!locale || offer?.kind !== 'offered') throw new CallError('platform', { status: 400, code: 'error.pnp.closed' });
      const { minMinor, maxMinor } = offer.banner;
      if (amountMinor < minMinor || amountMinor > maxMinor) throw new CallError('contract', envelopeOf(400, 'error.validation'));
      const { SITE_URL, PAY_CLIENT_ID, PAY_IDENTITY_PROVIDER, payOrigins } = siteConfig();
      const state = createState();
      const { redirectOutput } = await call(authorizePayment, {
        query: {
          response_type: 'code',
          client_id: PAY_CLIENT_ID,
          identity_provider: PAY_IDENTITY_PROVIDER,
          // The state is part of the return URL, because not every provider supports a `state` parameter.
          redirect_uri: `${SITE_URL}/${locale.locale}/signup/callback?state=${state}`,
          amount: amountMinor / 100,
          currency: bankCurrency,
          country: bankCountry,
          ui_locales: locale.languageCode,
        },
      });
      if (!hasOriginOf(redirectOutput.url, payOrigins)) {
        console.error(`The bank's page has the origin ${new URL(redirectOutput.url).origin}, which is not in PAY_ORIGINS.`);
        throw new CallError('contract', envelopeOf(502, 'error.system.error'));
      }
      const visit = await writeVisit({ stage: 'bank', state, locale: locale.locale, to: returnPathOf(to) });
      return jsonResponse({ url: redirectOutput.url } satisfies StartResponse, [visit]);
    },
  );
}
