import { type Context, Hono } from 'hono';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { readFields } from '../fields.ts';
import { readStyle } from '../page/style.ts';
import { speechOf, speechOfBrowser } from '../words/speak.ts';
import { accountOf, conductOf, readCard } from './cards.ts';
import type { Desk } from './desk.ts';
import { renderCard, renderChallenge, renderChoice, renderGone, renderVoucher } from './page/forms.ts';
import { renderResult, resultOf, resultScript } from './page/result.ts';
import { findVisit, isAtDesk, moveVisit, openVisit, type Visit } from './sessions.ts';

const challengeCode = '123456';
const voucherForm = /^\d{16}$/;

type Fields = Readonly<Record<string, string>>;

/** The cashier's pages, made to stand in a frame of the site: plain forms; only the result speaks to the page around it. */
export function createCashierPages(context: SandboxContext, desk: Desk): Hono {
  const app = new Hono();
  const { siteUrl, serviceSecret } = context.config;
  const site = new URL(siteUrl).origin;
  const policy = `default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self' ${site}; frame-ancestors ${site}; base-uri 'none'`;
  app.use('/cashier/*', async (c, next) => {
    await next();
    c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', 'no-store');
    // The address carries the order.
    c.header('Referrer-Policy', 'no-referrer');
  });
  app.get('/cashier/style.css', (c) => c.body(readStyle(), 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/cashier/result.js', (c) => c.body(resultScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));

  /** Whose payment it was, and in which language, nobody knows: the browser's. */
  const gone = (c: Context) => c.html(renderGone(siteUrl, speechOfBrowser(c.req.header('Accept-Language'))), 404);

  app.get('/cashier/:id', async (c) => {
    const visit = await openVisit(context, serviceSecret, c.req.param('id'), c.req.query('order') ?? '');
    return visit ? show(c, visit) : gone(c);
  });

  function step(name: string, work: (visit: Visit, fields: Fields, c: Context) => Promise<Response | undefined>): void {
    app.post(`/cashier/:id/${name}`, async (c) => {
      const visit = await findVisit(context, serviceSecret, c.req.param('id'));
      if (!visit) return gone(c);
      if (isAtDesk(visit, context.clock.now())) {
        const answer = await work(visit, await readFields(c.req), c);
        if (answer) return answer;
      }
      // Led on by a redirect, so that neither the back button nor a reload sends a form twice.
      return c.redirect(addressOf(visit), 303);
    });
  }

  step('card', async (visit, fields, c) => {
    const { number = '', expiry = '', code = '' } = fields;
    const read = readCard({ number, expiry, code }, context.clock.now());
    if ('faults' in read) return c.html(renderCard(visit, read.faults), 400);
    const conduct = conductOf(read.card);
    if (conduct === 'decline') await desk.end(visit, 'FAILED');
    else if (conduct === 'approve') await desk.pay(visit, accountOf(read.card));
    else {
      const { id: accountId, label: accountLabel } = accountOf(read.card);
      await moveVisit(context, visit.session, ['OPEN'], { status: 'CHALLENGE', accountId, accountLabel });
    }
    return undefined;
  });

  step('saved', async (visit, { code = '' }, c) => {
    const { account } = visit.order;
    if (!account || !/^\d{3,4}$/.test(code.trim())) return c.html(renderCard(visit, ['code']), 400);
    await desk.pay(visit, account);
    return undefined;
  });

  step('challenge', async (visit, { code = '' }, c) => {
    const { status, accountId: id, accountLabel: label } = visit.session;
    if (status !== 'CHALLENGE') return undefined;
    if (code.trim() !== challengeCode) return c.html(renderChallenge(visit, challengeCode, true), 400);
    await desk.pay(visit, id && label ? { id, label } : undefined);
    return undefined;
  });

  step('voucher', async (visit, { code = '' }, c) => {
    const digits = code.replaceAll(/[\s-]/g, '');
    if (!voucherForm.test(digits)) return c.html(renderVoucher(visit, true), 400);
    if (digits.endsWith('0002')) await desk.end(visit, 'FAILED');
    else await desk.pay(visit);
    return undefined;
  });

  step('choice', async (visit, { choice }) => {
    if (visit.order.kind === 'card' || visit.order.kind === 'voucher') return undefined;
    if (choice === 'ok') await desk.pay(visit);
    if (choice === 'fail') await desk.end(visit, 'FAILED');
    return undefined;
  });

  step('cancel', async (visit) => {
    await desk.end(visit, 'CANCELLED');
    return undefined;
  });

  function show(c: Context, visit: Visit): Response | Promise<Response> {
    const { session, order } = visit;
    if (isAtDesk(visit, context.clock.now())) return c.html(formOf(visit));
    const result = resultOf(session.status);
    if (!result) return c.html(renderGone(order.returnUrl, speechOf(order.locale)), 410);
    const back = new URL(order.returnUrl);
    back.searchParams.set('transaction', session.transactionId);
    // On a page of its own there is nobody to speak to: the way back is a redirect.
    if (c.req.header('Sec-Fetch-Dest') === 'document') return c.redirect(back.href, 303);
    return c.html(renderResult(visit, result, back.href, site));
  }

  function formOf(visit: Visit) {
    if (visit.session.status === 'CHALLENGE') return renderChallenge(visit, challengeCode, false);
    if (visit.order.kind === 'card') return renderCard(visit, []);
    return visit.order.kind === 'voucher' ? renderVoucher(visit, false) : renderChoice(visit);
  }
  return app;
}

function addressOf({ session }: Visit): string {
  return `/cashier/${session.transactionId}?order=${session.orderText}`;
}
