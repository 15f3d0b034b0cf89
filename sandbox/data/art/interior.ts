import { dim, lit, mix } from './colour.ts';
import type { Frame } from './frame.ts';
import type { Pen } from './pen.ts';
import { box, circle, ellipse, group, onCircle, path, polygon, star, stroke, times } from './shapes.ts';
import { haze } from './terrain.ts';

/** Heavy drapes at both sides, gathered and lit along their folds. */
export function drawCurtains(pen: Pen, frame: Frame, colour: string): string {
  const { width, height } = frame;
  const folds = pen.random.int(4, 6);
  const reach = (frame.tall ? 0.24 : 0.2) * width;
  const fill = pen.linear([dim(colour, 0.75), `${lit(colour, 0.12)}@35`, `${colour}@55`, dim(colour, 0.8)], 90);
  const side = times(folds, (fold) => {
    const step = reach / folds;
    const [x, next] = [fold * step, (fold + 1) * step];
    const tie = height * 0.62;
    const pull = 0.42 - fold * 0.015;
    return path(
      `M${x | 0}-10H${(next + 14) | 0}Q${(next + 20) | 0} ${(tie * 0.6) | 0} ${(next * pull + 20) | 0} ${tie | 0}Q${(next * 0.7) | 0} ${(height * 0.8) | 0} ${(next * 0.8 + 10) | 0} ${height + 10}H${(x * 0.8 - 10) | 0}Q${(x * 0.7) | 0} ${(height * 0.8) | 0} ${(x * pull) | 0} ${tie | 0}Q${x | 0} ${(tie * 0.6) | 0} ${x | 0}-10Z`,
      fill,
    );
  });
  const tieY = height * 0.62;
  const cord = stroke(
    `M-10 ${(tieY - 26) | 0}Q${(reach * 0.3) | 0} ${(tieY + 30) | 0} ${(reach * 0.47 + 10) | 0} ${tieY | 0}`,
    '#d9a441',
    12,
  );
  const both = side + cord;
  const swag = times(Math.round(width / 260), (index) => {
    const step = width / Math.round(width / 260);
    const x = index * step;
    return path(
      `M${(x - 14) | 0}-10H${(x + step + 14) | 0}Q${(x + step * 0.5) | 0} ${(height * 0.22) | 0} ${(x - 14) | 0}-10Z`,
      pen.linear([dim(colour, 0.72), colour, lit(colour, 0.2)]),
    );
  });
  return both + group(both, `transform="translate(${width} 0) scale(-1 1)"`) + swag;
}

/** A back wall of panels with soft sconces. */
export function drawPanels(pen: Pen, frame: Frame): string {
  const { palette } = pen;
  const count = Math.round(frame.width / 230);
  const step = frame.width / count;
  const top = frame.horizon * 0.08;
  const panels = times(count, (index) => {
    const x = index * step + 16;
    const arch = `M${x | 0} ${frame.horizon | 0}V${(top + step * 0.5) | 0}Q${x | 0} ${top | 0} ${(x + step / 2 - 16) | 0} ${top | 0}T${(x + step - 32) | 0} ${(top + step * 0.5) | 0}V${frame.horizon | 0}Z`;
    const glow =
      index % 2
        ? ellipse(
            x + step / 2 - 16,
            frame.horizon * 0.5,
            step * 0.8,
            frame.horizon * 0.42,
            pen.radial([`${palette.light}/0.7`, `${palette.low}/0.3@40`, `${palette.low}/0`]),
          ) + path(`M${(x + step / 2 - 34) | 0} ${(frame.horizon * 0.5) | 0}h36l-8 34h-20Z`, palette.light)
        : '';
    return (
      path(arch, pen.linear([haze(pen, 0.7), haze(pen, 0.15)])) +
      stroke(arch, mix(palette.low, palette.light, 0.4), 3, 'opacity="0.5"') +
      glow
    );
  });
  return box(0, 0, frame.width, frame.height, pen.linear([palette.near, palette.far, palette.near])) + panels;
}

/** A tabletop in perspective, edged with a rail. */
export function drawTable(pen: Pen, frame: Frame, colour: string): string {
  const { width, height, focus } = frame;
  const top = frame.horizon - 10;
  const cloth = pen.lamp([lit(colour, 0.35), `${colour}@45`, dim(colour, 0.72)], focus.x, top + 160, width * 0.55);
  const arc = (lift: number) =>
    `M-40 ${(top + lift + 70) | 0}Q${(width / 2) | 0} ${(top + lift - 60) | 0} ${width + 40} ${(top + lift + 70) | 0}`;
  return (
    path(`${arc(-34)}V${height + 30}H-40Z`, pen.linear(['#5a2c12', '#2a1206@30', '#1a0a04'])) +
    stroke(arc(-34), '#ffce7a', 4, 'opacity="0.7"') +
    path(`${arc(6)}V${height + 30}H-40Z`, cloth) +
    stroke(arc(70), '#ffe9b0', 4, 'opacity="0.45"') +
    stroke(arc(150), '#ffe9b0', 3, 'opacity="0.25"')
  );
}

/** A row of classical columns with light between them. */
export function drawColumns(pen: Pen, frame: Frame, depth = 0.35): string {
  const { palette } = pen;
  const count = Math.max(5, Math.round(frame.width / 210));
  const step = frame.width / count;
  const base = haze(pen, depth);
  const fill = pen.linear([dim(base, 0.45), `${mix(base, palette.low, 0.5)}@35`, `${base}@60`, dim(base, 0.6)], 90);
  return times(count + 1, (index) => {
    const x = index * step;
    if (Math.abs(x - frame.focus.x) < step * 0.9) return '';
    const w = step * 0.3;
    const flutes = times(4, (flute) => `M${(x - w / 2 + (w * (flute + 1)) / 5) | 0} 70V${(frame.horizon + 40) | 0}`);
    return (
      box(x - w / 2, 50, w, frame.horizon, fill) +
      stroke(flutes, palette.ink, 4, 'opacity="0.3"') +
      path(`M${(x - w) | 0} 20H${(x + w) | 0}L${(x + w / 2) | 0} 72H${(x - w / 2) | 0}Z`, fill) +
      box(x - w * 0.8, frame.horizon + 30, w * 1.6, 34, fill)
    );
  });
}

/** A night town with lit windows. */
export function drawTown(pen: Pen, frame: Frame, depth: number, rise: number): string {
  const { random, palette } = pen;
  let [blocks, windows] = ['', ''];
  for (let x = -30; x < frame.width + 30; ) {
    const w = random.range(60, 130);
    const h = rise * random.range(0.35, 1);
    const top = frame.horizon - h;
    blocks += random.chance(0.3)
      ? `M${x | 0} ${frame.height}V${top | 0}l${(w / 2) | 0}-${(w * 0.5) | 0}l${(w / 2) | 0} ${(w * 0.5) | 0}V${frame.height}Z`
      : `M${x | 0} ${frame.height}V${top | 0}h${(w * 0.3) | 0}v-${random.range(0, 40) | 0}h${(w * 0.4) | 0}v${random.range(0, 40) | 0}H${(x + w) | 0}V${frame.height}Z`;
    for (let row = top + 26; row < frame.horizon - 20; row += 28) {
      for (let column = x + 12; column < x + w - 14; column += 20) {
        if (random.chance(0.3)) windows += `M${column | 0} ${row | 0}h9v14h-9Z`;
      }
    }
    x += w + random.range(2, 14);
  }
  return (
    path(blocks, pen.linear([haze(pen, depth), mix(haze(pen, depth), palette.low, 0.4)])) +
    path(windows, random.pick([palette.light, palette.accent]), 'opacity="0.7"')
  );
}

/** The backdrop of an emblem: bursts, lozenges, scales or rings around the light. */
export function drawPattern(pen: Pen, { width, height, focus }: Frame): string {
  const { random, palette } = pen;
  const line = mix(palette.mid, palette.low, 0.5);
  const kind = random.int(0, 3);
  if (kind === 0) {
    const count = random.int(14, 24);
    const reach = Math.hypot(width, height);
    const wedges = times(count, (index) =>
      polygon([
        [focus.x, focus.y],
        onCircle(reach, (index * 360) / count, focus.x, focus.y),
        onCircle(reach, ((index + 0.5) * 360) / count, focus.x, focus.y),
      ]),
    );
    return path(wedges, pen.lamp([line, `${line}/0.55@50`, `${line}/0.1`], focus.x, focus.y, reach * 0.8), 'opacity="0.6"');
  }
  if (kind === 1) {
    const size = random.range(90, 140);
    let d = '';
    for (let row = -1; row * size * 0.5 < height + size; row += 1) {
      for (let column = -1; column * size < width + size; column += 1) {
        const x = column * size + (row % 2 ? size / 2 : 0);
        const half = Math.round(size * 0.44);
        d += `M${x | 0} ${(row * size * 0.5 - half) | 0}l${half} ${half}l-${half} ${half}l-${half}-${half}Z`;
      }
    }
    return stroke(d, line, 3, 'opacity="0.35"');
  }
  if (kind === 2)
    return times(9, (index) =>
      circle(
        focus.x,
        focus.y,
        330 + index * 105,
        'none',
        `stroke="${line}" stroke-width="${34 - index * 3}" opacity="${0.4 - index * 0.035}"`,
      ),
    );
  return times(26, () => {
    const [x, y] = [random.range(0, width), random.range(0, height)];
    const size = random.range(20, 90);
    return path(star(4, size, size * 0.3, x, y), line, `opacity="${Math.round(random.range(0.15, 0.45) * 100) / 100}"`);
  });
}
