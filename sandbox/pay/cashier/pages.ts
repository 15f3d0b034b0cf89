import { type Context, Hono } from 'hono';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { readFields } from '../fields.ts';
import { payMessages } from '../messages/messages.ts';
import { readStyle } from '../page/style.ts';
import { isSecurityCode, readCard, readDigits, resolveOutcome, toAccount } from './cards.ts';
import { renderCard, renderChallenge, renderChoice, renderGone, renderVoucher } from './page/forms.ts';
import { renderResult, resultScript, toResult } from './page/result.ts';
import type { PaymentDecisions } from './payment-decisions.ts';
import { type CashierPayment, findPayment, isOpen, openPayment, updatePayment } from './payments.ts';

const challengeCode = '123456';
const voucherPattern = /^\d{16}$/;

type Fields = Readonly<Record<string, string>>;

/** The cashier's pages for an iframe of the site: plain forms; only the result page has a script. */
export function createCashierPages(context: SandboxContext, decisions: PaymentDecisions): Hono {
  const app = new Hono();
  const { siteUrl, serviceSecret } = context.config;
  const site = new URL(siteUrl).origin;
  const policy = `default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self' ${site}; frame-ancestors ${site}; base-uri 'none'`;
  app.use('/cashier/*', async (c, next) => {
    await next();
    c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', 'no-store');
    // The URL contains the order.
    c.header('Referrer-Policy', 'no-referrer');
  });
  app.get('/cashier/style.css', (c) => c.body(readStyle(), 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/cashier/result.js', (c) => c.body(resultScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));

  /** The payment and its locale are unknown, so the browser's language is used. */
  const gone = (c: Context) => c.html(renderGone(siteUrl, payMessages.forBrowser(c.req.header('Accept-Language'))), 404);

  app.get('/cashier/:id', async (c) => {
    const payment = await openPayment(context, serviceSecret, c.req.param('id'), c.req.query('order') ?? '');
    return payment ? show(c, payment) : gone(c);
  });

  function step(
    name: string,
    work: (payment: CashierPayment, fields: Fields, c: Context) => Promise<Response | undefined>,
  ): void {
    app.post(`/cashier/:id/${name}`, async (c) => {
      const payment = await findPayment(context, serviceSecret, c.req.param('id'));
      if (!payment) return gone(c);
      if (isOpen(payment, context.clock.now())) {
        const response = await work(payment, await readFields(c.req), c);
        if (response) return response;
      }
      // A redirect prevents the back button or a reload from submitting the form again.
      return c.redirect(pageUrl(payment), 303);
    });
  }

  step('card', async (payment, fields, c) => {
    const { number = '', expiry = '', code = '' } = fields;
    const read = readCard({ number, expiry, code }, context.clock.now());
    if ('errors' in read) return c.html(renderCard(payment, read.errors), 400);
    const outcome = resolveOutcome(read.card);
    if (outcome === 'decline') await decisions.end(payment, 'FAILED');
    else if (outcome === 'approve') await decisions.pay(payment, toAccount(read.card));
    else {
      const { id: accountId, label: accountLabel } = toAccount(read.card);
      await updatePayment(context, payment.session, ['OPEN'], { status: 'CHALLENGE', accountId, accountLabel });
    }
    return undefined;
  });

  step('saved', async (payment, { code = '' }, c) => {
    const { account } = payment.order;
    if (!account || !isSecurityCode(code)) return c.html(renderCard(payment, ['code']), 400);
    await decisions.pay(payment, account);
    return undefined;
  });

  step('challenge', async (payment, { code = '' }, c) => {
    const { status, accountId: id, accountLabel: label } = payment.session;
    if (status !== 'CHALLENGE') return undefined;
    if (readDigits(code) !== challengeCode) return c.html(renderChallenge(payment, challengeCode, true), 400);
    await decisions.pay(payment, id && label ? { id, label } : undefined);
    return undefined;
  });

  step('voucher', async (payment, { code = '' }, c) => {
    const digits = readDigits(code);
    if (!voucherPattern.test(digits)) return c.html(renderVoucher(payment, true), 400);
    if (digits.endsWith('0002')) await decisions.end(payment, 'FAILED');
    else await decisions.pay(payment);
    return undefined;
  });

  step('choice', async (payment, { choice }) => {
    if (payment.order.kind === 'card' || payment.order.kind === 'voucher') return undefined;
    if (choice === 'ok') await decisions.pay(payment);
    if (choice === 'fail') await decisions.end(payment, 'FAILED');
    return undefined;
  });

  step('cancel', async (payment) => {
    await decisions.end(payment, 'CANCELLED');
    return undefined;
  });

  function show(c: Context, payment: CashierPayment): Response | Promise<Response> {
    const { session, order } = payment;
    if (isOpen(payment, context.clock.now())) return c.html(renderForm(payment));
    const result = toResult(session.status);
    if (!result) return c.html(renderGone(order.returnUrl, payMessages.forLocale(order.locale)), 410);
    const back = new URL(order.returnUrl);
    back.searchParams.set('transaction', session.transactionId);
    // Outside an iframe there is no parent page to notify, so the browser is redirected.
    if (c.req.header('Sec-Fetch-Dest') === 'document') return c.redirect(back.href, 303);
    return c.html(renderResult(payment, result, back.href, site));
  }

  function renderForm(payment: CashierPayment) {
    if (payment.session.status === 'CHALLENGE') return renderChallenge(payment, challengeCode, false);
    if (payment.order.kind === 'card') return renderCard(payment, []);
    return payment.order.kind === 'voucher' ? renderVoucher(payment, false) : renderChoice(payment);
  }
  return app;
}

function pageUrl({ session }: CashierPayment): string {
  return `/cashier/${session.transactionId}?order=${session.orderText}`;
}
