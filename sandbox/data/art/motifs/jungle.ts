import { lit } from '../colour.ts';
import type { MotifArt, Scenery } from '../frame.ts';
import { box, ellipse, path, stroke, times } from '../shapes.ts';
import { drawFirs, drawLeaves, haze } from '../terrain.ts';

const drawCanopy: Scenery = (pen, frame) => {
  const { random, palette } = pen;
  const x = frame.wide ? frame.width * 0.66 : frame.width * random.range(0.3, 0.7);
  const steps = times(7, (index) => {
    const w = 330 - index * 44;
    const y = frame.horizon + 60 - index * 54;
    return (
      box(x - w, y - 54, w * 2, 58, pen.linear([lit(haze(pen, 0.2), 0.12), haze(pen, 0.3)])) +
      box(x - w, y - 54, w * 2, 7, palette.low, 'opacity="0.4"') +
      path(`M${x - 40 + index * 3} ${y}h${80 - index * 6}v-54h-${80 - index * 6}Z`, haze(pen, 0.65))
    );
  });
  const temple = random.chance(0.6)
    ? steps +
      box(x - 60, frame.horizon - 380, 120, 66, haze(pen, 0.3)) +
      box(x - 20, frame.horizon - 360, 40, 46, palette.light, 'opacity="0.8"')
    : '';
  const vines = times(9, () =>
    stroke(
      `M${random.range(0, frame.width) | 0}-10q${random.range(-40, 40) | 0} ${random.range(90, 180) | 0} ${random.range(-20, 20) | 0} ${random.range(160, 380) | 0}`,
      haze(pen, 0.7),
      6,
    ),
  );
  return (
    drawFirs(pen, frame, 0.05, frame.horizon - 60, 330) +
    temple +
    drawFirs(pen, frame, 0.45, frame.horizon + 60, 190) +
    vines +
    ellipse(frame.width / 2, frame.horizon + 80, frame.width * 0.7, 120, pen.radial([`${palette.low}/0.5`, `${palette.low}/0`]))
  );
};

export const jungle: MotifArt = {
  moods: ['emerald', 'mint', 'aurora', 'ember', 'gold', 'lagoon'],
  tones: ['e2482f 1fa88a ffc02e', '2f9c4a e8762a 4ad0e0', '8a3fd0 ffb02e 3fd07a'],
  subjects: ['jungle/tiger', 'jungle/idol', 'jungle/toucan'],
  figures: ['jungle/toucan', 'jungle/idol'],
  back: drawCanopy,
  front: (pen, frame) => drawLeaves(pen, frame, [haze(pen, 0.55), pen.palette.ink], 10),
  particles: ['leaves', 'sparks', 'bokeh'],
};
