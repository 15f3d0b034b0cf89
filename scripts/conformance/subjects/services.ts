import { z } from 'zod';
import { authorizePayment } from '#lib/pay-and-play/contract.ts';
import { collect } from '#lib/tracking/contract.ts';
import type { Runs } from '../point.ts';
import { notValid, requireRefusal } from '../refusals.ts';
import { describeAnswer, readJson, requireEqual, requireTrue } from '../shapes.ts';
import { fetchReply, request, send } from '../wire.ts';

const verdictSchema = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()) });

/** Pay-and-play at the payment service, the captcha, and the collector of events. */
export const serviceRuns = {
  'bank.opens': async (backend) => {
    const query = {
      response_type: 'code',
      client_id: 'parlour',
      identity_provider: 'bank',
      redirect_uri: `${backend.settings.siteUrl}/fi-FI/signup/callback`,
      currency: 'EUR',
      country: 'FI',
    } as const;
    const { redirectOutput } = await fetchReply(backend, authorizePayment, { query: { ...query, amount: 20 } });
    requireTrue(/^https?:/.test(redirectOutput.url), 'an address with http or https', 'another');
    for (const amount of [0, -20, 20.001, 10_000.01, 'twenty']) {
      const answer = await send(backend, authorizePayment, { query: { ...query, amount } });
      requireRefusal(answer, notValid, `a payment of ${amount}`);
    }
  },
  'captcha.unknown': async (backend) => {
    const { captchaSecret: secret = 'conformance-unknown', captchaVerify } = backend.settings;
    const url = captchaVerify ?? `${backend.addressOf('captcha')}/siteverify`;
    const verify = async (fields: Readonly<Record<string, string>>) => {
      const init = { method: 'POST', body: new URLSearchParams(fields) };
      return readJson(verdictSchema, await request(url, init, 'siteverify'), 'siteverify');
    };
    const unknown = await verify({ secret, response: 'conformance-unknown' });
    requireEqual(unknown.success, false, 'success of an unknown token');
    requireTrue(unknown['error-codes'].length > 0, 'error-codes', 'none');
    const wrong = await verify({ secret: 'conformance-wrong', response: 'conformance-unknown' });
    requireEqual(wrong.success, false, 'success with another secret');
  },
  'tracking.collects': async (backend) => {
    const named = { segmentId: 'conformance', locale: 'en-UN', device: 'desktop', consentId: 'conformance' } as const;
    await fetchReply(backend, collect, { body: { ...named, event: 'srtm-pageview', props: {} } });
    const answer = await send(backend, collect, { body: { ...named, event: 'no-event', props: {} } });
    requireTrue(answer.status >= 400 && answer.status < 500, 'a 4xx answer to an unknown event', describeAnswer(answer));
  },
} satisfies Partial<Runs>;
