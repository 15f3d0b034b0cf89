import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { envelopeOf } from '#lib/core/api/errors.ts';
import { handleUnexpectedError, refuseUnknownAddress } from '#sandbox/kit/http/trace.ts';
import type { Service } from '#sandbox/kit/service.ts';
import { createConversationApi } from './api.ts';
import type { ChatContext } from './context.ts';
import { createConversationStore } from './conversations.ts';
import { renderFrame } from './frame.ts';
import { frameSchema } from './input.ts';
import { startChatUpkeep } from './upkeep.ts';

const read = (name: string) => readFileSync(new URL(`./client/${name}`, import.meta.url), 'utf8');
const script = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' };
const maxBodyBytes = 16 * 1024;
/** The key of the dataset's `liveChat` document. */
export const chatKey = 'parlour-sandbox';

/** A messenger (port 4108): its script for pages, the page in its frame, and the conversations behind it. */
export function createChatService(context: ChatContext): Service {
  const app = new Hono();
  const store = createConversationStore(context.database, context.clock);
  const stopUpkeep = startChatUpkeep(context);
  const files = { snippet: read('snippet.js'), messenger: read('messenger.js'), style: read('messenger.css') };
  app.onError(handleUnexpectedError('chat'));
  app.notFound(refuseUnknownAddress);
  app.get('/ekr/snippet.js', (c) =>
    c.req.query('key') === chatKey ? c.body(files.snippet, 200, script) : c.json(envelopeOf(404, 'error.not_found'), 404),
  );
  app.get('/messenger.js', (c) => c.body(files.messenger, 200, script));
  app.get('/messenger.css', (c) => c.body(files.style, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/frame', (c) => {
    const input = frameSchema.safeParse(c.req.query());
    if (!input.success || input.data.key !== chatKey) return c.json(envelopeOf(400, 'error.validation'), 400);
    const self =
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";
    c.header('Content-Security-Policy', `${self}; frame-ancestors ${input.data.host}`);
    return c.html(renderFrame(input.data));
  });
  app.route('/api', createConversationApi(context, store));
  return {
    name: 'chat',
    app,
    bodies: { maxBytes: maxBodyBytes },
    reset: () => store.clear(),
    close: stopUpkeep,
    healthy: async () => (await context.database.execute(sql`select 1 from chat_conversation limit 1`)) !== undefined,
  };
}
