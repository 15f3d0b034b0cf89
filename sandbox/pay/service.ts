import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { envelopeOf, fieldErrorsOf } from '#lib/core/api/errors.ts';
import { authorizePayment } from '#lib/pay-and-play/contract.ts';
import { serviceUrl } from '#sandbox/kit/config.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { createRequestVerifier, signatureHeader } from '#sandbox/kit/http/signature.ts';
import { handleUnexpectedError } from '#sandbox/kit/http/trace.ts';
import { parseStorableJson } from '#sandbox/kit/parse-storable-json.ts';
import type { Service } from '#sandbox/kit/service.ts';
import { createBankPages } from './bank.ts';
import { createBankNoticeStore } from './bank-notices.ts';
import { createCashierNoticeStore } from './cashier/cashier-notices.ts';
import { createCashierPages } from './cashier/pages.ts';
import { createPaymentDecisions } from './cashier/payment-decisions.ts';
import { cashierSessionTable } from './cashier/tables.ts';
import { createNoticeSender } from './notices.ts';
import { openSession, readIdentity, redeemCode } from './sessions.ts';
import { paySessionTable } from './tables.ts';

const clientId = 'parlour';
const identityProvider = 'bank';
const maxBodyBytes = 8 * 1024;
const redeemSchema = z.object({ sessionId: z.string().max(64), code: z.string().max(128) });

/** The payment service (port 4105): the cashier's pages, and pay-and-play at fictional banks. */
export async function createPayService(context: SandboxContext): Promise<Service> {
  const { database, config } = context;
  const bankNotices = createNoticeSender(context, createBankNoticeStore(context));
  const cashierNotices = createNoticeSender(context, createCashierNoticeStore(context));
  const decisions = createPaymentDecisions(context, cashierNotices);
  const verifier = createRequestVerifier();
  const app = new Hono();
  app.onError(handleUnexpectedError('pay'));
  app.get(authorizePayment.path, (c) => authorize(c, context));
  app.post('/token', async (c) => {
    const body = await c.req.text();
    const refuse = (status: 400 | 401, code: string) =>
      c.json({ status, code, message: 'The code is invalid, expired or already used.' }, status);
    if (!verifier.accepts(config.serviceSecret, body, c.req.header(signatureHeader))) return refuse(401, 'error.signature');
    const input = redeemSchema.safeParse(parseStorableJson(body)).data;
    if (!input) return refuse(400, 'error.validation');
    const { sessionId, code } = input;
    const session = await redeemCode(context, sessionId, code);
    if (!session) return refuse(400, 'error.pnp.code.invalid');
    return c.json({ providerRef: session.providerRef, amountMinor: session.amountMinor, kyc: readIdentity(session) });
  });
  app.route('/', createBankPages(context, bankNotices));
  app.route('/', createCashierPages(context, decisions));
  app.notFound((c) => c.json(envelopeOf(404, 'error.not_found'), 404));
  await Promise.all([bankNotices.resume(), cashierNotices.resume()]);
  return {
    name: 'pay',
    app,
    bodies: { maxBytes: maxBodyBytes },
    async reset() {
      await database.delete(paySessionTable);
      await database.delete(cashierSessionTable);
    },
    async healthy() {
      await database.execute(sql`select 1`);
      return true;
    },
    async close() {
      await decisions.close();
      await Promise.all([bankNotices.close(), cashierNotices.close()]);
    },
  };
}

/** PNP-02. Rejects a `redirect_uri` outside the site. */
async function authorize(c: Context, context: SandboxContext): Promise<Response> {
  const { config } = context;
  const parsed = authorizePayment.query.safeParse(c.req.query());
  if (!parsed.success) {
    return c.json(envelopeOf(400, 'error.validation', { fieldErrors: fieldErrorsOf('query', parsed.error) }), 400);
  }
  const { client_id, identity_provider, redirect_uri, amount, ui_locales: locale = null } = parsed.data;
  const isKnown = client_id === clientId && identity_provider === identityProvider;
  if (!isKnown || new URL(redirect_uri).origin !== new URL(config.siteUrl).origin) {
    return c.json(envelopeOf(400, 'error.forbidden'), 400);
  }
  const id = await openSession(context, { redirectUri: redirect_uri, amountMinor: Math.round(amount * 100), locale });
  return c.json({ redirectOutput: { url: `${serviceUrl(config, 'pay')}/bank/${id}` } });
}
