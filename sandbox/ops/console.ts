import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { actionNames, actions, showClock } from './actions.ts';
import { listMessages, maskPlayer } from './api.ts';
import type { OpsDesk } from './desk.ts';
import { bodyOfForm, bodyOfPlayerForm, readFields } from './forms.ts';
import { readHealth } from './health.ts';
import { readMaintenance } from './maintenance.ts';
import { renderFailures } from './page/failure-card.ts';
import { joinMarkup, type Notice, renderPage } from './page/layout.ts';
import { renderMessages } from './page/messages-card.ts';
import { renderPlayer, renderPlayers } from './page/players.ts';
import { renderClock, renderHealth, renderLedger, renderMaintenance, renderPlace, renderReset } from './page/world-cards.ts';
import { playerChangeSchema } from './players.ts';
import { envelopeFor } from './refusals.ts';

const style = readFileSync(new URL('./page/style.css', import.meta.url), 'utf8');

/** Everything runs without a script, so none is allowed. */
const policy = "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const sections = { reset: '', clock: '#clock', geo: '#place', maintenance: '#maintenance', faults: '#failures' } as const;

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
  app.get('/', async (c) => c.html(await renderHome(desk, c.req.query('to') || undefined, noticeOf(c.req.query()))));
  app.get('/players', async (c) => {
    const search = c.req.query('search') || undefined;
    const players = (await desk.players.list(search)).map(maskPlayer);
    return c.html(renderPage('Players', renderPlayers(players, search)));
  });
  app.get('/players/:playerId', async (c) => {
    const player = await desk.players.read(c.req.param('playerId'));
    if (!player) return c.html(renderPage('No such player', renderPlayers([], undefined)), 404);
    return c.html(renderPage(`Player ${player.playerId}`, renderPlayer(player), noticeOf(c.req.query())));
  });
  app.post('/players/:playerId', async (c) => {
    const player = await desk.players.read(c.req.param('playerId'));
    if (!player) return c.html(renderPage('No such player', renderPlayers([], undefined)), 404);
    const path = `/players/${player.playerId}`;
    return c.redirect(
      await outcome(path, '', async () => {
        const body = bodyOfPlayerForm(readFields(await c.req.formData()), player);
        await desk.players.update(player.playerId, playerChangeSchema.parse(body));
      }),
      303,
    );
  });
  for (const name of actionNames) {
    app.post(`/do/${name}`, async (c) =>
      c.redirect(
        await outcome('/', sections[name], async () => {
          await actions[name](desk, bodyOfForm[name](readFields(await c.req.formData())));
        }),
        303,
      ),
    );
  }
  return app;
}

/** Where the browser goes after a form: the page it came from, told how it went. */
async function outcome(path: string, section: string, perform: () => Promise<void>): Promise<string> {
  try {
    await perform();
    return `${path}?done=1${section}`;
  } catch (error) {
    const { message, fieldErrors } = envelopeFor(error);
    const fields = fieldErrors?.map(({ field, message: fault }) => `${field} ${fault}`).join('; ');
    return `${path}?refused=${encodeURIComponent([message, fields].filter(Boolean).join(' '))}`;
  }
}

function noticeOf({ done, refused }: Record<string, string>): Notice | undefined {
  if (refused) return { kind: 'refused', text: refused };
  return done ? { kind: 'done', text: 'Done.' } : undefined;
}

async function renderHome(desk: OpsDesk, to: string | undefined, notice: Notice | undefined) {
  const [health, maintenance, verdict, messages] = await Promise.all([
    readHealth(desk.config),
    readMaintenance(desk.config).catch(() => undefined),
    desk.verifyLedger().catch(() => undefined),
    listMessages(desk, to),
  ]);
  const cards = [
    renderHealth(health),
    renderLedger(verdict),
    renderClock(desk.clock.now(), showClock(desk).offsetSeconds),
    renderPlace(desk.geo.read()),
    renderMaintenance(maintenance),
    renderReset(),
    renderFailures(desk.faults.list()),
    renderMessages(messages, to),
  ];
  return renderPage('Operator’s console', joinMarkup(cards), notice);
}
