import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { z } from 'zod';
import { envelopeOf } from '#lib/core/api/errors.ts';
import { refuseUnknownAddress } from '#sandbox/kit/http/trace.ts';
import type { Service } from '#sandbox/kit/service.ts';
import { renderFrame, sizes } from './frame.ts';
import { createTokenStore } from './tokens.ts';
import { verifyToken } from './verify.ts';

const read = (name: string) => readFileSync(new URL(`./client/${name}`, import.meta.url), 'utf8');
const script = 'text/javascript; charset=utf-8';
const maxBodyBytes = 16 * 1024;

const siteKeySchema = z.guid();
const frameSchema = z.object({
  sitekey: siteKeySchema,
  size: z.enum(sizes).catch('normal'),
  theme: z.enum(['dark', 'light']).catch('light'),
  hl: z.string().max(20).catch('en'),
  host: z.url({ protocol: /^https?$/, hostname: /.*/ }).transform((url) => new URL(url).origin),
});
const solveSchema = z.object({ sitekey: siteKeySchema, host: z.string().max(300) });

interface CaptchaOptions {
  readonly secret: string;
  /** Token lifetimes use real time. */
  readonly realNow?: () => Date;
}

/** hCaptcha's script and token verification, with a checkbox that always passes. */
export function createCaptchaService({ secret, realNow = () => new Date() }: CaptchaOptions): Service {
  const app = new Hono();
  app.notFound(refuseUnknownAddress);
  const tokens = createTokenStore(realNow);
  const files = { api: read('api.js'), widget: read('widget.js'), style: read('widget.css') };
  app.get('/1/api.js', (c) => c.body(files.api, 200, { 'Content-Type': script, 'Cache-Control': 'no-cache' }));
  app.get('/widget.js', (c) => c.body(files.widget, 200, { 'Content-Type': script }));
  app.get('/widget.css', (c) => c.body(files.style, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/frame', (c) => {
    const input = frameSchema.safeParse(c.req.query());
    if (!input.success) return c.json(envelopeOf(400, 'error.validation'), 400);
    const { sitekey: siteKey, hl: language, ...rest } = input.data;
    const self =
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";
    c.header('Content-Security-Policy', `${self}; frame-ancestors ${rest.host}`);
    return c.html(renderFrame({ siteKey, language, ...rest }));
  });
  app.post('/solve', async (c) => {
    const input = solveSchema.safeParse(await c.req.json().catch(() => undefined));
    if (!input.success) return c.json({ error: 'invalid-data' }, 400);
    const { sitekey, host } = input.data;
    return c.json({ token: tokens.issue(sitekey, host), lifeSeconds: tokens.lifeSeconds });
  });
  app.post('/siteverify', async (c) => c.json(verifyToken(new URLSearchParams(await c.req.text()), secret, tokens)));
  return {
    name: 'captcha',
    app,
    bodies: { maxBytes: maxBodyBytes },
    reset: async () => tokens.clear(),
    healthy: async () => true,
  };
}
