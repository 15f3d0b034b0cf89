import type { Composition } from '#sandbox/data/types.ts';
import { mix } from './colour.ts';
import { drawSubject } from './drawings.ts';
import type { Frame, MotifArt, Subject } from './frame.ts';
import { drawPattern } from './interior.ts';
import { drawDisc, drawGlow, drawRays, drawSky, drawVignette } from './light.ts';
import { drawMedallion } from './medallion.ts';
import { drawParticles } from './particles.ts';
import type { Pen } from './pen.ts';
import type { Random } from './random.ts';
import { box, ellipse, group, path, place } from './shapes.ts';

type Compose = (pen: Pen, frame: Frame, art: MotifArt, subject: string) => string;

/** The subject with a bright edge towards the light source; `backlit` is the darkness of its shaded side. */
function lightSubject(pen: Pen, frame: Frame, drawing: string, backlit: number): string {
  const { focus, light } = frame;
  const flat = pen.define((id) => `<g id="${id}">${pen.outline(drawing)}</g>`);
  const away = Math.hypot(light.x - focus.x, light.y - focus.y) || 1;
  const reach = backlit > 0.5 ? 2 : 1.5;
  const shift = [((light.x - focus.x) / away) * reach, ((light.y - focus.y) / away) * reach - 0.5].map((part) => part.toFixed(2));
  const rim = `<use href="#${flat}" color="${mix(pen.palette.light, pen.palette.low, 0.25)}" transform="translate(${shift.join(' ')})"/>`;
  const shade = backlit
    ? `<use href="#${flat}" color="${mix(pen.palette.ink, pen.palette.near, 0.3)}" opacity="${backlit}"/>`
    : '';
  return place(rim + drawing + shade, focus.x, focus.y, focus.scale, focus.turn);
}

const groundShadow = (pen: Pen, { focus }: Frame) =>
  ellipse(
    focus.x,
    focus.y + 100 * focus.scale,
    105 * focus.scale,
    13 * focus.scale,
    pen.radial([`${pen.palette.ink}/0.75`, `${pen.palette.ink}/0.4@55`, `${pen.palette.ink}/0`]),
  );

const composeCloseUp: Compose = (pen, frame, art, subject) => {
  const { palette } = pen;
  const wash = box(
    0,
    0,
    frame.width,
    frame.height,
    pen.linear([palette.top, palette.mid, palette.far, palette.near], pen.random.range(-30, 30)),
  );
  const setting = pen.random.chance(0.5) ? group(art.back(pen, frame), 'opacity="0.5"') : '';
  return (
    wash +
    setting +
    drawGlow(pen, frame, setting ? 0.8 : 1) +
    drawRays(pen, frame, 0.5, pen.random.chance(0.4)) +
    drawParticles(pen, frame, 'bokeh') +
    lightSubject(pen, frame, subject, 0) +
    drawParticles(pen, frame, pen.random.pick(art.particles)) +
    drawParticles(pen, frame, pen.random.pick(art.particles), true) +
    drawVignette(pen, frame, false)
  );
};

const composeLandscape: Compose = (pen, frame, art, subject) => {
  return (
    drawSky(pen, frame) +
    drawGlow(pen, frame) +
    drawRays(pen, frame, 0.28) +
    art.back(pen, frame) +
    groundShadow(pen, frame) +
    lightSubject(pen, frame, subject, 0) +
    art.front(pen, frame) +
    drawParticles(pen, frame, pen.random.pick(art.particles)) +
    drawVignette(pen, frame, true)
  );
};

const composeEmblem: Compose = (pen, frame, art, subject) => {
  const { palette, random } = pen;
  const { focus } = frame;
  const wash = box(
    0,
    0,
    frame.width,
    frame.height,
    pen.lamp(
      [mix(palette.mid, palette.low, 0.55), `${palette.mid}@35`, `${palette.top}@75`, palette.ink],
      focus.x,
      focus.y,
      Math.max(frame.width, frame.height) * 0.72,
    ),
  );
  const lift = random.range(-14, 0);
  const shift = { ...frame, focus: { ...focus, y: focus.y + lift * focus.scale, scale: focus.scale * 1.02 } };
  return (
    wash +
    drawPattern(pen, frame) +
    drawGlow(pen, { ...frame, light: focus }, 0.55) +
    place(drawMedallion(pen), focus.x, focus.y, focus.scale * 1.08) +
    lightSubject(pen, shift, subject, 0) +
    drawParticles(pen, frame, random.pick(['sparks', 'bokeh', ...art.particles])) +
    drawVignette(pen, frame, false)
  );
};

const composeSilhouette: Compose = (pen, frame, art, subject) => {
  const { palette } = pen;
  const { focus, light } = frame;
  const front = art.front(pen, frame);
  const air = drawParticles(pen, frame, pen.random.pick(art.particles)) + drawVignette(pen, frame, true);
  if (art.indoors) {
    const beam = pen.linear([`${palette.light}/0.75`, `${palette.light}/0`]);
    const [reach, ground] = [focus.scale * 130, focus.y + focus.scale * 100];
    const cone = path(
      `M${focus.x - 60} -20L${focus.x - reach} ${ground}A${reach} ${reach * 0.16} 0 0 0 ${focus.x + reach} ${ground}L${focus.x + 60} -20Z`,
      beam,
      'opacity="0.5"',
    );
    const halo = drawGlow(pen, { ...frame, light: { x: focus.x, y: focus.y } }, 0.95);
    return (
      art.back(pen, frame) +
      box(0, 0, frame.width, frame.height, palette.ink, 'opacity="0.28"') +
      halo +
      cone +
      groundShadow(pen, frame) +
      lightSubject(pen, { ...frame, light: { x: light.x, y: -200 } }, subject, 0) +
      front +
      air
    );
  }
  return (
    drawSky(pen, frame) +
    drawRays(pen, frame, 0.22) +
    drawDisc(pen, frame) +
    art.back(pen, { ...frame, horizon: frame.horizon + 40 }) +
    drawGlow(pen, frame, 0.42) +
    lightSubject(pen, frame, subject, art.shade ?? 0.8) +
    front +
    air
  );
};

/** How often a composition shows the motif's standing figure instead of its near subject. */
const figureShare: Record<Composition, number> = { 'close-up': 0, landscape: 1, emblem: 0, silhouette: 1 };

const composers: Record<Composition, Compose> = {
  'close-up': composeCloseUp,
  landscape: composeLandscape,
  emblem: composeEmblem,
  silhouette: composeSilhouette,
};

/** What the scene shows; it uses the random numbers first, so that it is the same in every size. */
export function pickSubject(random: Random, art: MotifArt, composition: Composition): Subject {
  return random.pick(random.chance(figureShare[composition]) ? art.figures : art.subjects);
}

/** Draws the whole image. */
export function composeScene(pen: Pen, frame: Frame, art: MotifArt, composition: Composition): string {
  const subject = drawSubject(pen, pickSubject(pen.random, art, composition));
  return composers[composition](pen, frame, art, subject);
}
