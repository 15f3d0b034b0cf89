import { readFileSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import { fontFaces, readFont } from '#sandbox/kit/fonts.ts';
import type { ReadNumberForm } from '#sandbox/kit/number-forms.ts';
import type { Contexts } from '../contexts/contexts.ts';
import { expiredScript, renderExpired, renderFrame } from './page.ts';
import { readScript } from './scripts.ts';

/** Order matters: the layout's breakpoints come after what they change. */
const styleParts = ['base', 'navigation', 'events', 'favourites', 'tracker', 'slip', 'bets', 'layout'];
const sheets = styleParts.map((name) => readFileSync(new URL(`./styles/${name}.css`, import.meta.url), 'utf8'));
const style = [fontFaces, ...sheets].join('\n');

const policy = (parent: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors ${parent}`;

function send(c: Context, body: string, type: string) {
  return c.body(body, 200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' });
}

/** `GET /frame?context={contextId}` and the files of its page. `site`: the origin that may show the page of an unknown context. */
export function createPageRoutes(
  { readContext }: Pick<Contexts, 'readContext'>,
  site: string,
  readNumberForm: ReadNumberForm,
): Hono {
  const app = new Hono();
  app.get('/frame', async (c) => {
    c.header('Cache-Control', 'no-store');
    // The address contains the context's id.
    c.header('Referrer-Policy', 'no-referrer');
    const context = await readContext(c.req.query('context') ?? '');
    c.header('Content-Security-Policy', policy(context?.parentOrigin ?? site));
    return context
      ? c.html(renderFrame(context, readNumberForm))
      : c.html(renderExpired(c.req.header('Accept-Language') ?? '', site), 404);
  });
  app.get('/frame.css', (c) => send(c, style, 'text/css'));
  app.get('/frame.js', async (c) => send(c, await readScript(), 'text/javascript'));
  app.get('/expired.js', (c) => send(c, expiredScript, 'text/javascript'));
  app.get('/font/:file', async (c) => {
    const font = await readFont(c.req.param('file'));
    if (!font) return c.notFound();
    return c.body(font, 200, { 'Content-Type': 'font/woff2', 'Cache-Control': 'public, max-age=31536000, immutable' });
  });
  return app;
}
