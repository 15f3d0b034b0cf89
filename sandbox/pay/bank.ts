import { type Context, Hono } from 'hono';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { bankNoticeOf } from './bank-notices.ts';
import { accounts, banks } from './banks.ts';
import { readFields } from './fields.ts';
import { findCustomer } from './newcomers.ts';
import type { Notices } from './notices.ts';
import type { Markup } from './page/layout.ts';
import { renderAccounts, renderBanks, renderConfirm, renderCustomers, renderOver } from './page/steps.ts';
import { readStyle } from './page/style.ts';
import { cancelSession, confirmSession, findSession, isOpen } from './sessions.ts';
import type { PaySession } from './tables.ts';
import { speechOf, speechOfBrowser } from './words/speak.ts';

/** How long the way back waits for the platform to hear of the payment. */
const patienceMs = 1_500;

type Params = Readonly<Record<string, string | undefined>>;

const bankOf = ({ bank }: Params) => banks.find(({ id }) => id === bank);
const customerOf = ({ customer }: Params) => findCustomer(customer);
const accountOf = ({ account }: Params, { amountMinor }: PaySession) =>
  accounts.find(({ id, minor }) => id === account && minor >= amountMinor);

/** The pages of the invented banks: plain forms, no script. */
export function createBankPages(context: SandboxContext, notices: Notices): Hono {
  const app = new Hono();
  const { siteUrl } = context.config;
  // A form's answer leads back to the site, and a browser holds that redirect against `form-action` too.
  const policy = `default-src 'none'; style-src 'self'; form-action 'self' ${new URL(siteUrl).origin}; frame-ancestors 'none'; base-uri 'none'`;
  app.use('/bank/*', async (c, next) => {
    await next();
    c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
  });
  app.get('/style.css', (c) => c.body(readStyle(), 200, { 'Content-Type': 'text/css; charset=utf-8' }));

  /** In the language of its session; in the browser's where there is none. */
  function over(c: Context, session: PaySession | undefined) {
    const speech = session ? speechOf(session.locale) : speechOfBrowser(c.req.header('Accept-Language'));
    return c.html(renderOver(siteUrl, speech), 404);
  }

  function page(path: string, render: (session: PaySession, params: Params) => Markup | undefined): void {
    app.get(path, async (c) => {
      const session = await findSession(context, c.req.param('id') ?? '');
      const markup =
        session && isOpen(session, context.clock.now()) ? render(session, { ...c.req.param(), ...c.req.query() }) : undefined;
      return markup ? c.html(markup) : over(c, session);
    });
  }
  page('/bank/:id', renderBanks);
  page('/bank/:id/:bank', (session, params) => {
    const bank = bankOf(params);
    return bank && renderCustomers(session, bank);
  });
  page('/bank/:id/:bank/:customer', (session, params) => {
    const [bank, customer] = [bankOf(params), customerOf(params)];
    return bank && customer && renderAccounts(session, bank, customer);
  });
  page('/bank/:id/:bank/:customer/confirm', (session, params) => {
    const [bank, customer, account] = [bankOf(params), customerOf(params), accountOf(params, session)];
    return bank && customer && account && renderConfirm(session, bank, customer, account);
  });

  app.post('/bank/:id/cancel', async (c) => {
    const session = await findSession(context, c.req.param('id'));
    if (!session || session.status === 'CONFIRMED') return over(c, session);
    await cancelSession(context, session.id);
    return c.redirect(returnTo(session, { error: 'access_denied' }), 303);
  });

  app.post('/bank/:id/confirm', async (c) => {
    const fields: Params = await readFields(c.req);
    const session = await findSession(context, c.req.param('id'));
    const customer = customerOf(fields);
    const isRight = session && customer && accountOf(fields, session) && isOpen(session, context.clock.now());
    const code = isRight ? await confirmSession(context, session.id, customer.subject) : undefined;
    if (!session || !customer || !code) return over(c, session);
    const told = notices.tell(bankNoticeOf({ ...session, subject: customer.subject }));
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
    return c.redirect(returnTo(session, { code, session_id: session.id }), 303);
  });
  return app;
}

function returnTo({ redirectUri }: PaySession, answer: Readonly<Record<string, string>>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  return url.href;
}
