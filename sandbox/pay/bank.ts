import { type Context, Hono } from 'hono';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { toBankNotice } from './bank-notices.ts';
import { accounts, banks } from './banks.ts';
import { readFields } from './fields.ts';
import { payMessages } from './messages/messages.ts';
import { findCustomer } from './new-customers.ts';
import type { NoticeSender } from './notices.ts';
import type { Markup } from './page/layout.ts';
import { renderAccounts, renderBanks, renderConfirm, renderCustomers, renderOver, renderReturned } from './page/steps.ts';
import { readStyle } from './page/style.ts';
import { cancelSession, confirmSession, findSession, isOpen, type ShownSession } from './sessions.ts';
import type { PaySession } from './tables.ts';

/** Maximum time that the redirect to the site waits for the platform to receive the notice. */
const maxDeliveryWaitMs = 1_500;

type Params = Readonly<Record<string, string | undefined>>;

const findBank = ({ bank }: Params) => banks.find(({ id }) => id === bank);
const findPayer = ({ customer }: Params) => findCustomer(customer);
const findAccount = ({ account }: Params, { amountMinor }: PaySession) =>
  accounts.find(({ id, minor }) => id === account && minor >= amountMinor);

/** The pages of the fictional banks: forms without scripts. */
export function createBankPages(context: SandboxContext, notices: NoticeSender): Hono {
  const app = new Hono();
  const { siteUrl } = context.config;
  // Browsers also apply `form-action` to the redirect that follows a form, which leads to the site.
  const policy = `default-src 'none'; style-src 'self'; form-action 'self' ${new URL(siteUrl).origin}; frame-ancestors 'none'; base-uri 'none'`;
  app.use('/bank/*', async (c, next) => {
    await next();
    c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
  });
  app.get('/style.css', (c) => c.body(readStyle(), 200, { 'Content-Type': 'text/css; charset=utf-8' }));

  /** Uses the session's language, or the browser's when there is no session. */
  function sendOver(c: Context, session: ShownSession | undefined) {
    const language = session ? payMessages.forLocale(session.locale) : payMessages.forBrowser(c.req.header('Accept-Language'));
    return c.html(session?.returnedAt ? renderReturned(siteUrl, language, session) : renderOver(siteUrl, language), 404);
  }

  function page(path: string, render: (session: ShownSession, params: Params) => Markup | undefined): void {
    app.get(path, async (c) => {
      const session = await findSession(context, c.req.param('id') ?? '');
      const markup =
        session && isOpen(session, context.clock.now()) ? render(session, { ...c.req.param(), ...c.req.query() }) : undefined;
      return markup ? c.html(markup) : sendOver(c, session);
    });
  }
  page('/bank/:id', renderBanks);
  page('/bank/:id/:bank', (session, params) => {
    const bank = findBank(params);
    return bank && renderCustomers(session, bank);
  });
  page('/bank/:id/:bank/:customer', (session, params) => {
    const [bank, customer] = [findBank(params), findPayer(params)];
    return bank && customer && renderAccounts(session, bank, customer);
  });
  page('/bank/:id/:bank/:customer/confirm', (session, params) => {
    const [bank, customer, account] = [findBank(params), findPayer(params), findAccount(params, session)];
    return bank && customer && account && renderConfirm(session, bank, customer, account);
  });

  app.post('/bank/:id/cancel', async (c) => {
    const session = await findSession(context, c.req.param('id'));
    if (!session || session.status === 'CONFIRMED') return sendOver(c, session);
    await cancelSession(context, session.id);
    return c.redirect(returnTo(session, { error: 'access_denied' }), 303);
  });

  app.post('/bank/:id/confirm', async (c) => {
    const fields: Params = await readFields(c.req);
    const session = await findSession(context, c.req.param('id'));
    const customer = findPayer(fields);
    const isPayable = session && customer && findAccount(fields, session) && isOpen(session, context.clock.now());
    const code = isPayable ? await confirmSession(context, session.id, customer.subject) : undefined;
    if (!session || !customer || !code) return sendOver(c, session);
    const delivered = notices.send(toBankNotice({ ...session, subject: customer.subject }));
    await Promise.race([delivered, new Promise((resolve) => setTimeout(resolve, maxDeliveryWaitMs))]);
    return c.redirect(returnTo(session, { code, session_id: session.id }), 303);
  });
  return app;
}

function returnTo({ redirectUri }: PaySession, answer: Readonly<Record<string, string>>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  return url.href;
}
