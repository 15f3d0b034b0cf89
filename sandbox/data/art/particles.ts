import { lit } from './colour.ts';
import type { Frame, Particles } from './frame.ts';
import type { Pen } from './pen.ts';
import { box, circle, ellipse, glint, group, path, place, times } from './shapes.ts';

/** Particles in the air that add depth in front of the subject. */
export function drawParticles(pen: Pen, frame: Frame, kind: Particles, near = false): string {
  const { random, palette } = pen;
  const spot = () => [random.range(0, frame.width), random.range(0, frame.height)] as const;
  const around = () => {
    const [x, y] = [random.next() + random.next() - 1, random.next() + random.next() - 1];
    return [frame.focus.x + x * 760, frame.focus.y + y * 620] as const;
  };
  const bokeh = (count: number, low: number, high: number, opacity: number) =>
    times(count, () => {
      const [x, y] = spot();
      const colour = random.pick([palette.light, palette.low, palette.accent]);
      const fill = pen.radial([`${colour}/0.25`, `${colour}/0.5@82`, `${colour}/0.85@92`, `${colour}/0`]);
      return circle(x, y, random.range(low, high), fill, `opacity="${Math.round(random.range(0.3, 1) * opacity * 100) / 100}"`);
    });
  if (near && kind !== 'confetti' && kind !== 'leaves') return bokeh(kind === 'bokeh' ? 7 : 4, 24, 80, 0.34);
  const draws: Record<Particles, () => string> = {
    bokeh: () => bokeh(22, 8, 46, 0.5),
    stars: () =>
      times(70, () => {
        const [x, y] = spot();
        return circle(
          x,
          y * 0.8,
          random.range(0.8, 3),
          '#ffffff',
          `opacity="${Math.round(random.range(0.25, 0.95) * 100) / 100}"`,
        );
      }) +
      times(6, () => {
        const [x, y] = spot();
        return glint(x, y * 0.7, random.range(10, 26), '#ffffff', 'opacity="0.85"');
      }),
    sparks: () => {
      const glow = pen.radial([lit(palette.low, 0.9), `${palette.low}/0.9@30`, `${palette.low}/0`]);
      return times(46, () => {
        const [x, y] = around();
        return circle(x, y, random.chance(0.2) ? random.range(8, 18) : random.range(2.5, 8), glow);
      });
    },
    snow: () =>
      times(60, () => {
        const [x, y] = spot();
        return circle(x, y, random.range(1.5, 6), '#ffffff', `opacity="${Math.round(random.range(0.25, 0.85) * 100) / 100}"`);
      }),
    bubbles: () => {
      const fill = pen.radial(['#ffffff/0.02', '#ffffff/0.08@70', '#ffffff/0.55@96', '#ffffff/0.2'], 0.5, 0.5, 0.5);
      return times(30, () => {
        const [x, y] = spot();
        const r = random.range(4, random.chance(0.2) ? 34 : 16);
        return circle(x, y, r, fill) + ellipse(x - r * 0.35, y - r * 0.4, r * 0.22, r * 0.14, '#ffffff', 'opacity="0.8"');
      });
    },
    leaves: () =>
      times(near ? 6 : 14, () => {
        const [x, y] = spot();
        const colour = random.pick([palette.accent, palette.key, palette.low]);
        return place(
          path('M-10 0Q0-9 12 0Q0 9-10 0Z', colour),
          x,
          y,
          random.range(0.7, near ? 3 : 1.6),
          random.range(0, 360),
          'opacity="0.8"',
        );
      }),
    confetti: () =>
      times(near ? 14 : 40, () => {
        const [x, y] = spot();
        const colour = random.pick([palette.key, palette.alt, palette.accent, palette.light, '#ffd860']);
        const shape = random.chance(0.5) ? box(-7, -4, 14, 8, colour) : path('M-9 0Q-3-8 2 0T11 2L10 6Q4 4 0 5T-10 5Z', colour);
        return place(shape, x, y, random.range(0.8, near ? 3.2 : 1.8), random.range(0, 360), 'opacity="0.9"');
      }),
  };
  return group(draws[kind]());
}
