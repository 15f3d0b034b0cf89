import type { Composition } from '#sandbox/data/types.ts';
import { fractions, mix } from './colour.ts';
import type { Frame, MotifArt } from './frame.ts';
import { drawPattern } from './interior.ts';
import { drawDisc, drawGlow, drawRays, drawSky, drawVignette } from './light.ts';
import { drawMedallion } from './medallion.ts';
import { drawParticles } from './particles.ts';
import type { Pen } from './pen.ts';
import { box, ellipse, group, place } from './shapes.ts';

type Compose = (pen: Pen, frame: Frame, art: MotifArt, subject: string) => string;

function tintFilter(pen: Pen, colour: string, share: number): string {
  const [red, green, blue] = fractions(colour);
  const keep = Math.round((1 - share) * 100) / 100;
  const row = (slot: number, offset: number) =>
    `${[0, 1, 2].map((at) => (at === slot ? keep : 0)).join(' ')} 0 ${Math.round(offset * share * 100) / 100}`;
  const matrix = `${row(0, red)} ${row(1, green)} ${row(2, blue)} 0 0 0 1 0`;
  return `filter="url(#${pen.define((id) => `<filter id="${id}" x="-.2" y="-.2" width="1.4" height="1.4" color-interpolation-filters="sRGB"><feColorMatrix values="${matrix}"/></filter>`)})"`;
}

/** The subject with a rim of light on the side of the source; `backlit` is how much of it sinks into shadow. */
function drawSubject(pen: Pen, frame: Frame, drawing: string, backlit: number): string {
  const { focus, light } = frame;
  const shape = pen.define((id) => `<g id="${id}">${drawing}</g>`);
  const away = Math.hypot(light.x - focus.x, light.y - focus.y) || 1;
  const reach = backlit > 0.5 ? 2.2 : 1.7;
  const [dx, dy] = [((light.x - focus.x) / away) * reach, ((light.y - focus.y) / away) * reach - 0.5];
  const rim = group(
    `<use href="#${shape}"/>`,
    `transform="translate(${Math.round(dx * 100) / 100} ${Math.round(dy * 100) / 100})" ${tintFilter(pen, mix(pen.palette.light, pen.palette.low, 0.25), 1)}`,
  );
  const body = group(
    `<use href="#${shape}"/>`,
    backlit ? tintFilter(pen, mix(pen.palette.ink, pen.palette.near, 0.4), backlit) : '',
  );
  return place(rim + body, focus.x, focus.y, focus.scale, focus.turn);
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
    drawSubject(pen, frame, subject, 0) +
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
    drawSubject(pen, frame, subject, 0) +
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
    drawSubject(pen, shift, subject, 0) +
    drawParticles(pen, frame, random.pick(['sparks', 'bokeh', ...art.particles])) +
    drawVignette(pen, frame, false)
  );
};

const composeSilhouette: Compose = (pen, frame, art, subject) => {
  return (
    drawSky(pen, frame) +
    drawRays(pen, frame, 0.22) +
    drawDisc(pen, frame) +
    group(art.back(pen, { ...frame, horizon: frame.horizon + 40 }), 'opacity="0.9"') +
    drawGlow(pen, frame, 0.42) +
    drawSubject(pen, frame, subject, 0.8) +
    art.front(pen, frame) +
    drawParticles(pen, frame, pen.random.pick(art.particles)) +
    drawVignette(pen, frame, true)
  );
};

/** How often a composition shows the motif's standing figure instead of its near subject. */
const figureShare: Record<Composition, number> = { 'close-up': 0, landscape: 0.6, emblem: 0, silhouette: 0.8 };

const composers: Record<Composition, Compose> = {
  'close-up': composeCloseUp,
  landscape: composeLandscape,
  emblem: composeEmblem,
  silhouette: composeSilhouette,
};

/** Draws the whole picture; the subject comes first so that every size of a picture shows the same one. */
export function composeScene(pen: Pen, frame: Frame, art: MotifArt, composition: Composition): string {
  const drawings = pen.random.chance(figureShare[composition]) ? art.figures : art.subjects;
  const subject = pen.random.pick(drawings)(pen);
  return composers[composition](pen, frame, art, subject);
}
