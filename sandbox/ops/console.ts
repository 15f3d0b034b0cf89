import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { consoleParts } from './console-parts.ts';
import type { OpsContext } from './context.ts';
import { showClock } from './controls.ts';
import { readHealth } from './health.ts';
import { readMaintenance } from './maintenance.ts';
import { renderEvents } from './page/events.ts';
import { renderFailures } from './page/failure-card.ts';
import {
  renderClock,
  renderHealth,
  renderLedger,
  renderLimits,
  renderLocation,
  renderMaintenance,
  renderReset,
} from './page/home-cards.ts';
import { joinMarkup, type Markup, sendPage } from './page/layout.ts';
import { renderMessages, renderNewestMessages } from './page/messages-card.ts';
import { renderNotAllowed } from './page/not-found.ts';
import { mayDo } from './roles.ts';

const style = readFileSync(new URL('./page/style.css', import.meta.url), 'utf8');

/** The operator's pages; what their forms change is in `changes/`. OPS-05. */
export function createConsole(context: OpsContext): Hono {
  const app = new Hono();
  app.get('/style.css', (c) => c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/', async (c) => sendPage(c, 'Operator console', await renderHome(context)));
  app.get('/messages', async (c) => {
    if (!mayDo('message.read')) return sendPage(c, 'Not allowed', renderNotAllowed('message.read'), 403);
    const to = c.req.query('to')?.trim() || undefined;
    return sendPage(c, 'Messages', renderMessages(await context.outbox.list(to), to));
  });
  app.get('/events', (c) => sendPage(c, 'Events', renderEvents(context.tracking.list())));
  for (const part of consoleParts) part.pages(app, context);
  return app;
}

async function renderHome(context: OpsContext): Promise<Markup> {
  const [health, maintenance, ledger, messages] = await Promise.all([
    readHealth(context.config),
    readMaintenance(context.config).catch(() => undefined),
    context.verifyLedger().catch(() => undefined),
    context.outbox.list(),
  ]);
  const cards = [
    renderHealth(health),
    renderLedger(ledger),
    renderClock(context.clock.now(), showClock(context).offsetSeconds),
    renderLocation(context.geo.read()),
    renderMaintenance(maintenance),
    renderLimits(context.rateLimits.read()),
    ...(mayDo('sandbox.change') ? [renderReset(), renderFailures(context.faults.list())] : []),
    ...(mayDo('message.read') ? [renderNewestMessages(messages)] : []),
  ];
  return joinMarkup(cards);
}
