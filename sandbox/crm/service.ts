import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { z } from 'zod';
import { callService } from '#lib/core/api/call.ts';
import { envelopeOf, isCallError, type KnownCode } from '#lib/core/api/errors.ts';
import { authenticateInbox, readInbox } from '#lib/inbox/contract.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import type { Service } from '#sandbox/kit/service.ts';
import {
  crmMessageTable,
  endCrmSession,
  findPlayer,
  listMessages,
  markRead,
  type Player,
  removeMessage,
  seedInbox,
  siteId,
} from '#sandbox/platform/port.ts';

const logoutSchema = z.object({ sid: z.string().min(1).max(128) });
const maxBodyBytes = 4 * 1024;

interface CrmContext extends Pick<SandboxContext, 'config' | 'clock' | 'database' | 'readNumberForm'> {
  /** Resolves a session id to its player. */
  readonly platformUrl: string;
}

/** The messaging service: its script, and the inbox of the player whose session id a request names. */
export async function createCrmService({ config, clock, database, readNumberForm, platformUrl }: CrmContext): Promise<Service> {
  const app = new Hono();
  const script = readFileSync(new URL('./client/fasttrack-crm.js', import.meta.url), 'utf8');
  const seed = () => seedInbox(database, clock.now());
  const [known] = await database.select({ id: crmMessageTable.id }).from(crmMessageTable).limit(1);
  if (!known) await seed();

  /** Runs `work` for the player of the session; 401 without one, 503 while the platform does not answer. */
  async function withPlayer(c: Context, work: (player: Player) => Promise<Response>): Promise<Response> {
    try {
      const body = { sid: c.req.query('sid') ?? '' };
      const answer = await callService(authenticateInbox, { body }, { baseUrl: platformUrl, siteId });
      const player = await findPlayer(database, answer.reply.user_id);
      return player ? await work(player) : refuse(401, 'error.crm.session');
    } catch (error) {
      if (!isCallError(error)) throw error;
      return error.status < 500 ? refuse(401, 'error.crm.session') : refuse(503, 'error.system.error');
    }
  }

  app.use(cors({ origin: config.siteUrl, allowMethods: ['GET', 'PUT', 'POST', 'DELETE'] }));
  app.get('/fasttrack-crm.js', (c) =>
    c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }),
  );
  app.get(readInbox.path, (c) =>
    withPlayer(c, async (player) => {
      const messages = await listMessages(database, player, clock.now(), readNumberForm, c.req.query('language'));
      const unread = messages.filter(({ read }) => !read).length;
      return Response.json(readInbox.reply.parse({ messages, unread }), { headers: { 'Cache-Control': 'no-store' } });
    }),
  );
  app.put('/inbox/:messageId/read', (c) =>
    withPlayer(c, async ({ id }) => {
      const isKnown = await markRead(database, id, c.req.param('messageId'), clock.now());
      return isKnown ? new Response(null, { status: 204 }) : refuse(404, 'error.not_found');
    }),
  );
  app.delete('/inbox/:messageId', (c) =>
    withPlayer(c, async ({ id }) => {
      await removeMessage(database, id, c.req.param('messageId'), clock.now());
      return new Response(null, { status: 204 });
    }),
  );
  app.post('/logout', async (c) => {
    const input = logoutSchema.safeParse(await c.req.json().catch(() => undefined));
    if (!input.success) return refuse(400, 'error.validation');
    await endCrmSession(database, input.data.sid);
    return new Response(null, { status: 204 });
  });
  app.notFound(() => refuse(404, 'error.not_found'));
  return {
    name: 'crm',
    app,
    bodies: { maxBytes: maxBodyBytes },
    reset: seed,
    async healthy() {
      await database.execute(sql`select 1`);
      return true;
    },
  };
}

function refuse(status: number, code: KnownCode): Response {
  return Response.json(envelopeOf(status, code), { status });
}
