import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { authorizePayment } from '#lib/pay-and-play/contract.ts';
import { envelopeOf, fieldErrorsOf } from '#lib/platform/errors.ts';
import { serviceUrl } from '#sandbox/kit/config.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import type { Service } from '#sandbox/kit/service.ts';
import { isSigned, signatureHeader } from '#sandbox/kit/signature.ts';
import { answerBroken } from '#sandbox/kit/trace.ts';
import { createBankPages } from './bank.ts';
import { createBankBook } from './bank-notices.ts';
import { createCashierBook } from './cashier/cashier-notices.ts';
import { createDesk } from './cashier/desk.ts';
import { createCashierPages } from './cashier/pages.ts';
import { cashierSessionTable } from './cashier/tables.ts';
import { createNotices } from './notices.ts';
import { identityOf, openSession, redeem } from './sessions.ts';
import { paySessionTable } from './tables.ts';

const clientId = 'parlour';
const identityProvider = 'bank';
const maxBodyBytes = 8 * 1024;
const redeemSchema = z.object({ sessionId: z.string().max(64), code: z.string().max(128) });

/** The payment service (4105, decisions §3.9): the cashier's pages, and pay-and-play at invented banks. */
export async function createPayService(context: SandboxContext): Promise<Service> {
  const { database, config } = context;
  const bankNotices = createNotices(context, createBankBook(context));
  const cashierNotices = createNotices(context, createCashierBook(context));
  const desk = createDesk(context, cashierNotices);
  const app = new Hono();
  app.onError(answerBroken('pay'));
  app.use(bodyLimit({ maxSize: maxBodyBytes, onError: (c) => c.json(envelopeOf(413, 'error.body.too_large'), 413) }));
  app.get(authorizePayment.path, (c) => authorize(c, context));
  app.post('/token', async (c) => {
    const body = await c.req.text();
    const refuse = (status: 400 | 401, code: string) => c.json({ status, code, message: 'The code was not taken.' }, status);
    if (!isSigned(config.serviceSecret, body, c.req.header(signatureHeader))) return refuse(401, 'error.signature');
    const { sessionId, code } = redeemSchema.parse(JSON.parse(body));
    const session = await redeem(context, sessionId, code);
    if (!session) return refuse(400, 'error.pnp.code.invalid');
    return c.json({ providerRef: session.providerRef, amountMinor: session.amountMinor, kyc: identityOf(session) });
  });
  app.route('/', createBankPages(context, bankNotices));
  app.route('/', createCashierPages(context, desk));
  app.notFound((c) => c.json(envelopeOf(404, 'error.not_found'), 404));
  await Promise.all([bankNotices.resume(), cashierNotices.resume()]);
  return {
    name: 'pay',
    app,
    async reset() {
      await database.delete(paySessionTable);
      await database.delete(cashierSessionTable);
    },
    async healthy() {
      await database.execute(sql`select 1`);
      return true;
    },
    async close() {
      desk.close();
      await Promise.all([bankNotices.close(), cashierNotices.close()]);
    },
  };
}

/** PNP-02. The bank returns to the site alone: an address elsewhere is refused. */
async function authorize(c: Context, context: SandboxContext): Promise<Response> {
  const { config } = context;
  const asked = authorizePayment.query.safeParse(c.req.query());
  if (!asked.success) {
    return c.json(envelopeOf(400, 'error.validation', { fieldErrors: fieldErrorsOf('query', asked.error) }), 400);
  }
  const { client_id, identity_provider, redirect_uri, amount, ui_locales: locale = null } = asked.data;
  const isKnown = client_id === clientId && identity_provider === identityProvider;
  if (!isKnown || new URL(redirect_uri).origin !== new URL(config.siteUrl).origin) {
    return c.json(envelopeOf(400, 'error.forbidden'), 400);
  }
  const id = await openSession(context, { redirectUri: redirect_uri, amountMinor: Math.round(amount * 100), locale });
  return c.json({ redirectOutput: { url: `${serviceUrl(config, 'pay')}/bank/${id}` } });
}
