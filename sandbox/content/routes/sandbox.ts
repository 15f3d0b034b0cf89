import type { Hono } from 'hono';
import { z } from 'zod';
import { badRequest } from '../errors.ts';
import type { Webhook } from '../webhook.ts';
import { readJson, requireToken, type Tokens, versionPath } from './request.ts';

const switchSchema = z.strictObject({ enabled: z.boolean() });

/** Not part of Sanity's API: `POST /sandbox/webhook {"enabled":false}` stops webhooks, so that tests can simulate lost ones. */
export function addSandboxRoutes(app: Hono, { webhook, tokens }: { readonly webhook: Webhook; readonly tokens: Tokens }): void {
  app.get(`${versionPath}/ping`, (c) => c.json({ pong: true }));
  app.post('/sandbox/webhook', async (c) => {
    requireToken(c, tokens);
    const body = switchSchema.safeParse(await readJson(c));
    if (!body.success) throw badRequest('The body must be {"enabled": true} or {"enabled": false}.');
    webhook.enabled = body.data.enabled;
    return c.json({ enabled: webhook.enabled });
  });
}
