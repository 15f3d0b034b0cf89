import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { createBetPages } from './bet-routes.ts';
import { createBonusPages } from './bonus-routes.ts';
import { createCampaignPages } from './campaign-routes.ts';
import { createChatPages } from './chat-routes.ts';
import type { OpsContext } from './context.ts';
import { showClock } from './controls.ts';
import { createDocumentPages } from './document-routes.ts';
import { readHealth } from './health.ts';
import { createLedgerPages } from './ledger-routes.ts';
import { readMaintenance } from './maintenance.ts';
import { createMatchPages } from './match-routes.ts';
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
import { joinMarkup, type Notice, readNotice, renderPage } from './page/layout.ts';
import { renderMessages, renderNewestMessages } from './page/messages-card.ts';
import { renderNotAllowed } from './page/not-found.ts';
import { createPlayerPages } from './player-routes.ts';
import { createProtectionPages } from './protection-routes.ts';
import { createQuestionnairePages } from './questionnaire-routes.ts';
import { mayDo } from './roles.ts';
import { createSportsEventPages } from './sports-event-routes.ts';
import { createWithdrawalPages } from './withdrawal-routes.ts';

const style = readFileSync(new URL('./page/style.css', import.meta.url), 'utf8');

/** The operator's pages; what their forms change is in `changes/`. OPS-05. */
export function createConsole(context: OpsContext): Hono {
  const app = new Hono();
  app.get('/style.css', (c) => c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/', async (c) => c.html(await renderHome(context, readNotice(c.req.query()))));
  app.get('/messages', async (c) => {
    if (!mayDo('message.read')) return c.html(renderPage('Not allowed', renderNotAllowed('message.read')), 403);
    const to = c.req.query('to')?.trim() || undefined;
    return c.html(renderPage('Messages', renderMessages(await context.outbox.list(to), to)));
  });
  app.get('/events', (c) => c.html(renderPage('Events', renderEvents(context.tracking.list()))));
  app.route('/', createPlayerPages(context));
  app.route('/', createLedgerPages(context));
  app.route('/', createWithdrawalPages(context));
  app.route('/', createDocumentPages(context));
  app.route('/', createQuestionnairePages(context));
  app.route('/', createMatchPages(context));
  app.route('/', createCampaignPages(context));
  app.route('/', createBonusPages(context));
  app.route('/', createProtectionPages(context));
  app.route('/', createChatPages(context));
  app.route('/', createSportsEventPages(context));
  app.route('/', createBetPages(context));
  return app;
}

async function renderHome(context: OpsContext, notice: Notice | undefined) {
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
  return renderPage('Operator console', joinMarkup(cards), notice);
}
