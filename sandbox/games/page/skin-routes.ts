import { Hono } from 'hono';
import { dim, mix } from '#sandbox/data/art/colour.ts';
import { drawScene } from '#sandbox/data/art/draw-scene.ts';
import { drawDealer } from '#sandbox/data/art/motifs/dealer.ts';
import { planScene } from '#sandbox/data/art/plan-scene.ts';
import type { SceneSpec } from '#sandbox/data/types.ts';
import { symbols } from '../engines/lines/symbols.ts';
import { findGame, type GameProfile } from '../profile.ts';
import { drawDealerFigure, drawSymbol } from './symbol-art.ts';

const svgType = 'image/svg+xml; charset=utf-8';
/** Drawings are deterministic. */
const cacheControl = 'public, max-age=86400';

const sceneOf = ({ scene, table }: GameProfile, width: number, height: number): SceneSpec => ({
  ...scene,
  // The dealer is drawn as an image of its own.
  composition: table ? 'landscape' : scene.composition,
  width,
  height,
});

/** A style sheet with the colours of the game's scene as custom properties. */
function writeColours(game: GameProfile): string {
  const { palette } = planScene(sceneOf(game, 4, 3));
  const colours = {
    '--scene-deep': mix(dim(palette.near, 0.55), '#120b16', 0.35),
    '--scene-ink': mix(palette.ink, '#100a14', 0.4),
    '--scene-glow': palette.low,
    '--scene-light': palette.light,
    '--scene-key': palette.key,
    '--scene-accent': palette.accent,
  };
  const lines = Object.entries(colours).map(([name, colour]) => `${name}:${colour}`);
  const url = (name: string) => `url("/skin/${game.slug}/${name}.svg")`;
  return `:root{${lines.join(';')};--scene:${url('wide')}}@media (max-aspect-ratio:1/1){:root{--scene:${url('tall')}}}`;
}

/** The artwork of a game: scene, symbols, dealer and colours, drawn on request. */
export function createSkinRoutes(): Hono {
  const app = new Hono();
  app.get('/skin/:slug/:file', (c) => {
    const game = findGame(c.req.param('slug'));
    const [name = '', kind] = c.req.param('file').split('.');
    if (!game) return c.notFound();
    const headers = (type: string) => ({ 'Content-Type': type, 'Cache-Control': cacheControl });
    if (kind === 'css' && name === 'colours') return c.body(writeColours(game), 200, headers('text/css; charset=utf-8'));
    if (kind !== 'svg') return c.notFound();
    const symbol = symbols.find((each) => each === name);
    if (symbol) return c.body(drawSymbol(game, symbol), 200, headers(svgType));
    if (name === 'wide') return c.body(drawScene(sceneOf(game, 1212, 778)), 200, headers(svgType));
    if (name === 'tall') return c.body(drawScene(sceneOf(game, 600, 1_000)), 200, headers(svgType));
    if (name === 'dealer' && game.table) return c.body(drawDealerFigure(game, drawDealer), 200, headers(svgType));
    return c.notFound();
  });
  return app;
}
