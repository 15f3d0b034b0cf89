import { mix } from './colour.ts';
import type { Frame } from './frame.ts';
import type { Pen } from './pen.ts';
import { box, curve, ellipse, group, type Point, path, polygon, stroke, times } from './shapes.ts';

/** The colour of a layer: 0 is far and hazy, 1 is near and dark. */
export const haze = ({ palette }: Pen, depth: number) => mix(palette.far, palette.near, depth);

const fade = (pen: Pen, depth: number) => {
  const colour = haze(pen, depth);
  return pen.linear([mix(colour, pen.palette.low, 0.18 * (1 - depth)), colour, mix(colour, pen.palette.low, 0.5 * (1 - depth))]);
};

const floor = ({ width, height }: Frame): readonly Point[] => [
  [width + 60, height + 40],
  [-60, height + 40],
];

/** Peaks with lit faces, from far to near. */
export function drawPeaks(pen: Pen, frame: Frame, layers = 3, rise = 330, snow = false): string {
  const { random, palette } = pen;
  return times(layers, (layer) => {
    const depth = layers === 1 ? 0.5 : layer / layers;
    const base = frame.horizon + layer * 46;
    const tops: [number, number][] = [];
    let x = -120;
    const points: Point[] = [];
    while (x < frame.width + 160) {
      const up = rise * (1 - depth * 0.45) * random.range(0.35, 1);
      points.push([x, base - up * random.range(0.15, 0.35)]);
      x += random.range(70, 170);
      points.push([x, base - up]);
      tops.push([x, base - up]);
      x += random.range(70, 170);
    }
    const body = path(polygon([...points, ...floor(frame)]), fade(pen, depth));
    const side = frame.light.x;
    const faces = tops
      .map(([tx, ty]) => {
        const towards = tx < side ? 1 : -1;
        const size = (base - ty) * 0.55;
        const face: Point[] = [
          [tx, ty],
          [tx + towards * size * 0.62, ty + size],
          [tx + towards * size * 0.3, ty + size * 0.8],
          [tx + towards * size * 0.16, ty + size * 1.15],
          [tx - towards * size * 0.06, ty + size * 0.62],
        ];
        return polygon(face);
      })
      .join('');
    return (
      body +
      path(
        faces,
        snow ? mix('#ffffff', palette.low, 0.25) : palette.low,
        `opacity="${snow ? 0.75 - depth * 0.4 : 0.34 - depth * 0.2}"`,
      )
    );
  });
}

/** Smooth hills or dunes with a lit crest. */
export function drawHills(pen: Pen, frame: Frame, layers = 3, rise = 120, colours?: readonly [string, string]): string {
  const { random, palette } = pen;
  return times(layers, (layer) => {
    const depth = layer / Math.max(layers - 1, 1);
    const base = frame.horizon + 20 + (layer * (frame.height - frame.horizon) * 0.78) / layers;
    const phase = random.range(0, 6.3);
    const wave = random.range(380, 760);
    const points: Point[] = [];
    for (let x = -100; x <= frame.width + 200; x += 130) {
      points.push([x, base - rise * (0.5 + 0.5 * Math.sin(x / wave + phase)) * (1 - depth * 0.35) + random.range(-9, 9)]);
    }
    const line = curve(points, false);
    const colour = colours ? mix(colours[0], colours[1], depth) : haze(pen, 0.2 + depth * 0.75);
    const fill = pen.linear([mix(colour, palette.low, 0.34 * (1 - depth) + 0.08), colour, mix(colour, palette.ink, 0.5)]);
    return (
      path(`${line}L${frame.width + 300} ${frame.height + 40}L-100 ${frame.height + 40}Z`, fill) +
      stroke(line, palette.light, 3, 'opacity="0.35"')
    );
  });
}

/** A dense row of firs. */
export function drawFirs(pen: Pen, frame: Frame, depth: number, base: number, size: number): string {
  const { random } = pen;
  let d = polygon([[-60, base], [frame.width + 60, base], ...floor(frame)]);
  for (let x = -40; x < frame.width + 60; x += size * random.range(0.24, 0.5)) {
    const tall = size * random.range(0.55, 1.15);
    const half = tall * 0.2;
    const foot = base + 14;
    const top = foot - tall;
    d += `M${x | 0} ${top | 0}`;
    for (let step = 1; step <= 4; step += 1) {
      const y = top + (tall * step) / 4;
      const reach = (half * step) / 4;
      d += `L${(x + reach) | 0} ${y | 0}${step < 4 ? `L${(x + reach * 0.5) | 0} ${(y - 4) | 0}` : ''}`;
    }
    for (let step = 4; step >= 1; step -= 1) {
      const y = top + (tall * step) / 4;
      const reach = (half * step) / 4;
      d += `${step < 4 ? `L${(x - reach * 0.5) | 0} ${(y - 4) | 0}` : ''}L${(x - reach) | 0} ${y | 0}`;
    }
    d += 'Z';
  }
  return path(d, fade(pen, depth));
}

/** Water from the horizon down, with the light's path on it. */
export function drawWater(pen: Pen, frame: Frame, top = frame.horizon): string {
  const { random, palette } = pen;
  const depth = frame.height - top;
  const sea = box(
    0,
    top,
    frame.width,
    depth + 4,
    pen.linear([mix(palette.low, palette.far, 0.35), `${palette.far}@18`, `${palette.near}@60`, palette.ink]),
  );
  const glitter = times(34, (index) => {
    const y = top + 6 + depth * (index / 34) ** 1.5;
    const spread = 60 + (y - top) * 1.1;
    const x = frame.light.x + random.range(-spread, spread);
    return `M${x | 0} ${y | 0}q${20 + index * 2}-${3 + index / 8} ${40 + index * 4} 0q-${20 + index * 2} ${3 + index / 8}-${40 + index * 4} 0Z`;
  });
  const ripples = times(26, () => {
    const y = top + depth * random.next() ** 1.4;
    const long = 40 + (y - top) * 0.8;
    return `M${random.range(-50, frame.width) | 0} ${y | 0}q${(long / 2) | 0}-${4 + (((y - top) * 0.02) | 0)} ${long | 0} 0`;
  });
  return sea + path(glitter, palette.light, 'opacity="0.75"') + stroke(ripples, palette.low, 3, 'opacity="0.3"');
}

/** Rolling crests for the foreground. */
export function drawWaves(pen: Pen, frame: Frame, top: number, layers = 2): string {
  const { random, palette } = pen;
  return times(layers, (layer) => {
    const y = top + layer * 62;
    const length = random.range(130, 210);
    const start = random.range(-length, 0);
    let d = `M${start | 0} ${frame.height + 30}V${y | 0}`;
    let crest = `M${start | 0} ${y | 0}`;
    const bow = `q${(length * 0.34) | 0} ${(length * 0.1) | 0} ${(length * 0.62) | 0}-${(length * 0.12) | 0}q${(length * 0.12) | 0}-${(length * 0.12) | 0} ${(length * 0.2) | 0}-${(length * 0.04) | 0}q-${(length * 0.14) | 0} ${(length * 0.1) | 0} ${(length * 0.18) | 0} ${(length * 0.16) | 0}`;
    for (let x = start; x < frame.width + length; x += length) {
      d += bow;
      crest += bow;
    }
    const colour = mix(palette.far, palette.near, 0.35 + layer * 0.4);
    return (
      path(`${d}V${frame.height + 30}Z`, pen.linear([mix(colour, palette.low, 0.4), `${colour}@30`, palette.ink])) +
      stroke(crest, palette.light, 5, `opacity="${0.6 - layer * 0.2}"`)
    );
  });
}

/** Heaped clouds with a lit rim. */
export function drawClouds(pen: Pen, frame: Frame, base: number, size: number, depth: number, count = 5): string {
  const { random, palette } = pen;
  const colour = mix(mix(palette.light, palette.low, 0.45), haze(pen, 0.3), depth);
  const fill = pen.linear([mix(colour, palette.light, 0.55), `${colour}@45`, mix(colour, palette.mid, 0.7)]);
  return times(count, (index) => {
    const x = ((index + random.range(0.1, 0.9)) * frame.width) / count;
    const y = base + random.range(-size * 0.35, size * 0.35);
    const lumps = times(6, (lump) => {
      const r = size * random.range(0.22, 0.5) * (lump === 0 || lump === 5 ? 0.6 : 1);
      return ellipse(x + (lump - 2.5) * size * 0.42, y - random.range(0, size * 0.16), r * 1.15, r, fill);
    });
    return group(lumps, `opacity="${Math.round((0.95 - depth * 0.3) * 100) / 100}"`);
  });
}

/** Dark stones along the bottom that frame the lit parts. */
export function drawRocks(pen: Pen, frame: Frame, rise = 130): string {
  const { random, palette } = pen;
  const heap = (from: number, to: number, high: number) => {
    const points: Point[] = [[from, frame.height + 30]];
    const steps = 7;
    for (let step = 0; step <= steps; step += 1) {
      const share = step / steps;
      points.push([
        from + (to - from) * share,
        frame.height + 20 - high * Math.sin(share * Math.PI * 0.5 + 0.9) * random.range(0.55, 1.1),
      ]);
    }
    points.push([to, frame.height + 30]);
    return path(polygon(points), pen.linear([mix(palette.near, palette.low, 0.12), `${palette.ink}@45`, palette.ink]));
  };
  return heap(frame.width * 0.55, -60, rise * 0.75) + heap(frame.width * 0.62, frame.width + 60, rise);
}

/** Big dark leaves reaching in from the corners. */
export function drawLeaves(pen: Pen, frame: Frame, colours: readonly [string, string], count = 9): string {
  const { random } = pen;
  const frond = (x: number, y: number, long: number, degrees: number) => {
    const fill = pen.linear([mix(colours[0], '#ffffff', 0.08), colours[0], colours[1]], 60);
    const cuts = times(7, (cut) => {
      const at = 0.16 + cut * 0.115;
      const reach = Math.sin(at * Math.PI * 0.92) * 0.3;
      const [lx, wide] = [long * at, long * reach];
      return `M${lx | 0} 0Q${(lx + long * 0.1) | 0}-${wide | 0} ${(lx + long * 0.22) | 0}-${(wide * 1.1) | 0}Q${(lx + long * 0.2) | 0}-${(wide * 0.4) | 0} ${(lx + long * 0.12) | 0} 0Q${(lx + long * 0.2) | 0} ${(wide * 0.4) | 0} ${(lx + long * 0.22) | 0} ${(wide * 1.1) | 0}Q${(lx + long * 0.1) | 0} ${wide | 0} ${lx | 0} 0Z`;
    });
    return group(
      path(cuts, fill) + stroke(`M0 0Q${(long / 2) | 0}-8 ${long | 0} 0`, colours[0], 6),
      `transform="translate(${x | 0} ${y | 0}) rotate(${degrees | 0})"`,
    );
  };
  return times(count, (index) => {
    const left = index % 2 === 0;
    const low = index % 4 < 2;
    const x = left ? random.range(-60, frame.width * 0.2) : random.range(frame.width * 0.8, frame.width + 60);
    const y = low ? frame.height + 40 : -40;
    const aim = Math.atan2(frame.height / 2 - y, frame.width / 2 - x) * (180 / Math.PI);
    return frond(x, y, random.range(300, 460), aim + random.range(-42, 42));
  });
}

/** Tufts of grass along the bottom. */
export function drawGrass(pen: Pen, frame: Frame, colour: string, rise = 110): string {
  const { random } = pen;
  let d = '';
  for (let x = -20; x < frame.width + 20; x += random.range(9, 22)) {
    const bend = random.range(-34, 34);
    const up = rise * random.range(0.35, 1);
    d += `M${x | 0} ${frame.height + 10}q${(bend * 0.2) | 0} ${(-up * 0.7) | 0} ${bend | 0} ${-up | 0}q${(-bend * 0.3 + 8) | 0} ${(up * 0.4) | 0} ${14 - (bend | 0)} ${up | 0}Z`;
  }
  return path(d, colour);
}
