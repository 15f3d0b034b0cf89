import { mix } from './colour.ts';
import type { Frame } from './frame.ts';
import type { Pen } from './pen.ts';
import { box, circle, ellipse, group, onCircle, path, polygon, times } from './shapes.ts';

/** Sky from top to horizon; its last colour continues below the horizon as the background of the haze. */
export function drawSky({ linear, palette }: Pen, { width, height, horizon }: Frame): string {
  const stop = Math.round((horizon / height) * 100);
  const fill = linear([palette.top, `${palette.mid}@${Math.round(stop * 0.56)}`, `${palette.low}@${stop}`, `${palette.mid}`]);
  return box(0, 0, width, height, fill);
}

/** A wide glow with a bright core. */
export function drawGlow(pen: Pen, { light, width, height }: Frame, strength = 1): string {
  const reach = Math.max(width, height) * 0.62;
  const { light: white, low } = pen.palette;
  const near = mix(white, low, 0.25);
  const stops = [
    `${white}/${strength}`,
    `${near}/${0.8 * strength}@10`,
    `${low}/${0.55 * strength}@30`,
    `${low}/${0.2 * strength}@60`,
    `${low}/0`,
  ];
  return circle(light.x, light.y, reach, pen.radial(stops));
}

/** Wedges of light, fading outwards. */
export function drawRays(pen: Pen, { light, width, height }: Frame, opacity: number, regular = false): string {
  const count = regular ? pen.random.int(12, 20) : pen.random.int(9, 15);
  const reach = Math.hypot(width, height);
  const from = pen.random.range(0, 360);
  const wedges = times(count, (index) => {
    const angle = from + (index * 360) / count + (regular ? 0 : pen.random.range(-9, 9));
    const spread = regular ? 90 / count : pen.random.range(1.5, 7);
    return polygon([
      [light.x, light.y],
      onCircle(reach, angle - spread, light.x, light.y),
      onCircle(reach, angle + spread, light.x, light.y),
    ]);
  });
  const { light: white, low } = pen.palette;
  return path(
    wedges,
    pen.lamp([`${white}/0.9`, `${low}/0.5@35`, `${low}/0`], light.x, light.y, reach * 0.7),
    `opacity="${opacity}"`,
  );
}

/** Sun or moon behind a silhouette. */
export function drawDisc(pen: Pen, { light, focus }: Frame): string {
  const { low, light: white, mid } = pen.palette;
  const r = focus.scale * pen.random.range(92, 112);
  const craters = pen.random.chance(0.45)
    ? group(
        times(6, () => {
          const [x, y] = onCircle(pen.random.range(0.1, 0.75) * r, pen.random.range(0, 360), light.x, light.y);
          return ellipse(x, y, r * pen.random.range(0.06, 0.2), r * pen.random.range(0.05, 0.16), mid);
        }),
        'opacity="0.16"',
      )
    : '';
  return (
    circle(light.x, light.y, r * 1.7, pen.radial([`${white}/0.7@45`, `${low}/0.35@66`, `${low}/0`])) +
    circle(light.x, light.y, r, pen.linear([white, mix(white, low, 0.55), low], 10)) +
    craters
  );
}

/** Darkens the corners, and the side or bottom that a page's text covers. */
export function drawVignette(pen: Pen, { width, height, wide, tall, focus }: Frame, calm: boolean): string {
  const { ink } = pen.palette;
  const centre = focus.x / width;
  const corners = box(0, 0, width, height, pen.radial([`${ink}/0@45`, `${ink}/0.35@75`, `${ink}/0.85`], centre, 0.46, 0.8));
  const side = calm && wide ? box(0, 0, width * 0.62, height, pen.linear([`${ink}/0.86`, `${ink}/0.62@45`, `${ink}/0`], 90)) : '';
  const foot = box(
    0,
    height * 0.6,
    width,
    height * 0.4,
    pen.linear([`${ink}/0`, `${ink}/${tall || (calm && wide) ? 0.8 : 0.45}`]),
  );
  return corners + side + foot;
}
