import { readFileSync } from 'node:fs';
import { mix } from './colour.ts';
import type { Subject } from './frame.ts';
import type { Palette } from './palette.ts';
import type { Pen } from './pen.ts';

interface Part {
  readonly id: string;
  /** A shape or group that is used as a whole; otherwise a gradient or a clip path, whose `id` is empty in the text. */
  readonly isShape: boolean;
  readonly text: string;
}

interface Drawing {
  readonly parts: readonly Part[];
  readonly picture: string;
}

const folder = new URL('./drawings/', import.meta.url);
const drawings = new Map<string, Drawing>();

function readPart(text: string): Part {
  const [start = '', tag = '', id = ''] = /^<(\w+) id="([\w-]+)"/.exec(text) ?? [];
  const rest = text.slice(start.length);
  if (tag === 'g') return { id, isShape: true, text: rest.slice(1, -'</g>'.length) };
  const isShape = !/^(?:linearGradient|radialGradient|clipPath)$/.test(tag);
  return { id, isShape, text: isShape ? `<${tag}${rest}` : `<${tag} id=""${rest}` };
}

function readDrawing(name: string): Drawing {
  const text = readFileSync(new URL(`${name}.svg`, folder), 'utf8')
    .replace(/\s+/g, ' ')
    .replaceAll('> <', '><')
    // The outline of a drawing knows only uses without attributes.
    .replace(/<use (href="#[\w-]+") ([^>]+)\/>/g, '<g $2><use $1/></g>');
  const [, defs = '', picture = ''] =
    /^<svg [^>]*>(?:<title>[^<]*<\/title>)?(?:<style>[^<]*<\/style>)?(?:<defs>(.*)<\/defs>)?(.*)<\/svg>/.exec(text) ?? [];
  const parts = defs ? defs.split(/(?=<\w+ id=")/).map(readPart) : [];
  const drawing = { parts, picture };
  drawings.set(name, drawing);
  return drawing;
}

const mixture = /color-mix\(in srgb, (#[0-9a-f]{6}), (#[0-9a-f]{6}) ([\d.]+)%\)/g;

/** Replaces `var(--key)` and `color-mix(in srgb, …)` by `#rrggbb`, nested mixtures from the inside. */
function paint(text: string, palette: ReadonlyMap<string, string>): string {
  let painted = text.replace(/var\(--(\w+)\)/g, (_all, name: string) => palette.get(name) ?? '');
  while (painted.includes('color-mix(')) {
    const unmixed = painted;
    painted = unmixed.replace(mixture, (_all, from: string, to: string, percent: string) => mix(from, to, Number(percent) / 100));
    if (painted === unmixed) throw new Error(`Not a colour: ${/color-mix\(.{0,60}/.exec(painted)}`);
  }
  return painted;
}

/** Draws the file `drawings/{name}.svg` in the colours of the pen; `colours` replaces some of them. */
export function draw(pen: Pen, name: string, colours: Partial<Palette> = {}): string {
  const { parts, picture } = drawings.get(name) ?? readDrawing(name);
  const palette = new Map(Object.entries({ ...pen.palette, ...colours }));
  const references = new Map<string, string>();
  const write = (text: string) =>
    paint(text, palette).replace(
      /<use href="#([\w-]+)"\/>|url\(#([\w-]+)\)/g,
      (_all, shape: string | undefined, definition: string) => references.get(shape ?? definition) ?? '',
    );
  for (const { id, isShape, text } of parts) {
    const written = write(text);
    const define = () => `url(#${pen.define((newId) => written.replace('id=""', `id="${newId}"`))})`;
    references.set(id, isShape ? pen.share(written) : define());
  }
  return write(picture);
}

export const drawSubject = (pen: Pen, subject: Subject) => (typeof subject === 'string' ? draw(pen, subject) : subject(pen));
