import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { envelopeOf } from '#lib/platform/errors.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import type { Service } from '#sandbox/kit/service.ts';
import { readLaunch } from './launch.ts';
import { findGame } from './profile.ts';

const maxBodyBytes = 16 * 1024;

/** The providers' games (4104, decisions §3.5): launchers, playable games, and their rounds over the seamless wallet. */
export function createGamesService({ config }: SandboxContext): Service {
  const app = new Hono();
  const site = new URL(config.siteUrl).origin;
  app.use(bodyLimit({ maxSize: maxBodyBytes, onError: (c) => c.json(envelopeOf(413, 'error.body.too_large'), 413) }));
  app.get('/:provider/:launcher{launch|ContainerLauncher}', (c) => {
    const launch = readLaunch(c.req.query(), config.siteUrl);
    const game = launch?.game === undefined ? undefined : findGame(launch.game);
    c.header('Content-Security-Policy', `default-src 'none'; frame-ancestors ${site}; base-uri 'none'`);
    c.header('Cache-Control', 'no-store');
    if (!game) return c.html(html`<!doctype html><title>No game</title><p>There is no such game.</p>`, 404);
    return c.html(html`<!doctype html><title>${game.title}</title><h1>${game.title}</h1>`);
  });
  app.notFound((c) => c.json(envelopeOf(404, 'error.not_found'), 404));
  return { name: 'games', app, reset: async () => undefined, healthy: async () => true };
}
