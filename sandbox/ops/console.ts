import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { actionNames, actions, showClock } from './actions.ts';
import type { OpsDesk } from './desk.ts';
import { bodyOfForm, readFields } from './forms.ts';
import { readHealth } from './health.ts';
import { createLedgerPages } from './ledger-routes.ts';
import { readMaintenance } from './maintenance.ts';
import { noticeOf, outcome } from './outcome.ts';
import { renderEvents } from './page/events.ts';
import { renderFailures } from './page/failure-card.ts';
import { joinMarkup, type Notice, renderPage } from './page/layout.ts';
import { renderMessages, renderNewestMessages } from './page/messages-card.ts';
import {
  renderClock,
  renderHealth,
  renderLedger,
  renderLimits,
  renderMaintenance,
  renderPlace,
  renderReset,
} from './page/world-cards.ts';
import { createPlayerPages } from './player-pages.ts';
import { createWithdrawalPages } from './withdrawal-routes.ts';

const style = readFileSync(new URL('./page/style.css', import.meta.url), 'utf8');

/** Everything runs without a script, so none is allowed. */
const policy = "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const sections = {
  reset: '',
  clock: '#clock',
  geo: '#place',
  maintenance: '#maintenance',
  limits: '#limits',
  faults: '#failures',
} as const;

/** The operator's pages: the same deeds as the REST interface, for a person. OPS-05. */
export function createConsole(desk: OpsDesk): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'same-origin');
  });
  app.get('/style.css', (c) => c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/', async (c) => c.html(await renderHome(desk, noticeOf(c.req.query()))));
  app.get('/messages', async (c) => {
    const to = c.req.query('to')?.trim() || undefined;
    return c.html(renderPage('Messages', renderMessages(await desk.outbox.list(to), to)));
  });
  app.get('/events', (c) => c.html(renderPage('Events', renderEvents(desk.tracking.list()))));
  app.route('/', createPlayerPages(desk));
  app.route('/', createLedgerPages(desk));
  app.route('/', createWithdrawalPages(desk));
  for (const name of actionNames) {
    app.post(`/do/${name}`, async (c) =>
      c.redirect(
        await outcome('/', sections[name], async () => {
          await actions[name](desk, bodyOfForm[name](await readFields(c.req)));
        }),
        303,
      ),
    );
  }
  return app;
}

async function renderHome(desk: OpsDesk, notice: Notice | undefined) {
  const [health, maintenance, verdict, messages] = await Promise.all([
    readHealth(desk.config),
    readMaintenance(desk.config).catch(() => undefined),
    desk.verifyLedger().catch(() => undefined),
    desk.outbox.list(),
  ]);
  const cards = [
    renderHealth(health),
    renderLedger(verdict),
    renderClock(desk.clock.now(), showClock(desk).offsetSeconds),
    renderPlace(desk.geo.read()),
    renderMaintenance(maintenance),
    renderLimits(desk.rateLimits.read()),
    renderReset(),
    renderFailures(desk.faults.list()),
    renderNewestMessages(messages),
  ];
  return renderPage('Operator’s console', joinMarkup(cards), notice);
}
