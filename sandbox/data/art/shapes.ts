export type Point = readonly [number, number];

const short = (value: number) => Math.round(value * 10) / 10;
const tail = (attributes: string) => (attributes ? ` ${attributes}` : '');

/** One filled path. */
export const path = (d: string, fill: string, attributes = '') => `<path d="${d}" fill="${fill}"${tail(attributes)}/>`;

/** One line with round ends. */
export const stroke = (d: string, colour: string, width: number, attributes = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${tail(attributes)}/>`;

export const circle = (x: number, y: number, r: number, fill: string, attributes = '') =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"${tail(attributes)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, attributes = '') =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${tail(attributes)}/>`;

export const box = (x: number, y: number, w: number, h: number, fill: string, attributes = '') =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" fill="${fill}"${tail(attributes)}/>`;

export const group = (content: string, attributes = '') => `<g${tail(attributes)}>${content}</g>`;

/** Moves, scales and turns (degrees) what was drawn around the origin. */
export const place = (content: string, x: number, y: number, scale = 1, turn = 0, attributes = '') =>
  group(
    content,
    `transform="translate(${short(x)} ${short(y)})${turn ? ` rotate(${short(turn)})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}"${tail(attributes)}`,
  );

export const flip = (content: string) => group(content, 'transform="scale(-1 1)"');

/** The left half and its reflection. */
export const mirror = (content: string) => content + flip(content);

export const polygon = (points: readonly Point[]) => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

export const onCircle = (radius: number, degrees: number, x = 0, y = 0): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
};

/** A star, or with equal radii a regular polygon; the first point is at the top. */
export const star = (tips: number, outer: number, inner: number, x = 0, y = 0, turn = -90) =>
  polygon(Array.from({ length: tips * 2 }, (_, index) => onCircle(index % 2 ? inner : outer, turn + (index * 180) / tips, x, y)));

/** A soft line through all the points (Catmull-Rom). */
export function curve(points: readonly Point[], closed = true): string {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? [0, 0];
  const [startX, startY] = at(0);
  let d = `M${short(startX)} ${short(startY)}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [[px, py], [ax, ay], [bx, by], [nx, ny]] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    d += `C${short(ax + (bx - px) / 6)} ${short(ay + (by - py) / 6)} ${short(bx - (nx - ax) / 6)} ${short(by - (ny - ay) / 6)} ${short(bx)} ${short(by)}`;
  }
  return closed ? `${d}Z` : d;
}

/** A four-pointed glint. */
export const glint = (x: number, y: number, size: number, colour = '#ffffff', attributes = '') =>
  path(
    `M${short(x)} ${short(y - size)}Q${short(x)} ${short(y)} ${short(x + size)} ${short(y)}Q${short(x)} ${short(y)} ${short(x)} ${short(y + size)}Q${short(x)} ${short(y)} ${short(x - size)} ${short(y)}Q${short(x)} ${short(y)} ${short(x)} ${short(y - size)}Z`,
    colour,
    attributes,
  );

/** Repeats a drawing and joins it. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
