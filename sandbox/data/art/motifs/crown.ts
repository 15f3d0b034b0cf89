import { dim } from '../colour.ts';
import { draw } from '../drawings.ts';
import type { Draw, MotifArt, Scenery } from '../frame.ts';
import { drawColumns, drawCurtains } from '../interior.ts';
import { box, path, place, stroke } from '../shapes.ts';
import { drawHills } from '../terrain.ts';

const drawCushion: Draw = (pen) =>
  draw(pen, 'crown/cushion') + place(draw(pen, pen.random.chance(0.5) ? 'crown/regal' : 'crown/imperial'), 0, -14, 0.78);

const drawHall: Scenery = (pen, frame) => {
  const carpet =
    path(
      `M${(frame.focus.x - 110) | 0} ${frame.horizon | 0}H${(frame.focus.x + 110) | 0}L${(frame.focus.x + 420) | 0} ${frame.height}H${(frame.focus.x - 420) | 0}Z`,
      pen.linear([dim('#c8202a', 0.3), '#a8142a', dim('#7a0a20', 0.5)]),
    ) +
    stroke(
      `M${(frame.focus.x - 100) | 0} ${frame.horizon | 0}L${(frame.focus.x - 385) | 0} ${frame.height}M${(frame.focus.x + 100) | 0} ${frame.horizon | 0}L${(frame.focus.x + 385) | 0} ${frame.height}`,
      '#ffcf4d',
      6,
      'opacity="0.8"',
    );
  const floor = box(
    0,
    frame.horizon,
    frame.width,
    frame.height,
    pen.linear([pen.palette.far, pen.palette.near, pen.palette.ink]),
  );
  return (
    drawColumns(pen, frame, 0.3) +
    (pen.random.chance(0.5) ? drawCurtains(pen, frame, pen.random.pick(['#8a1428', '#4a1f7a', '#1a3f8a'])) : '') +
    (pen.random.chance(0.75) ? floor + carpet : drawHills(pen, frame, 2, 30))
  );
};

export const crown: MotifArt = {
  moods: ['velvet', 'amethyst', 'plum', 'night', 'gold', 'emerald', 'blood'],
  tones: ['d0203a 2a7ae0 2fc08a', '5a2ad0 ff4a7a 3fd0ff', '1f5ac8 d0304a ffe06a', '12906a c8203a 8a5aff'],
  subjects: ['crown/regal', 'crown/imperial', drawCushion, 'crown/ring'],
  figures: [drawCushion],
  back: drawHall,
  front: () => '',
  particles: ['sparks', 'bokeh', 'confetti'],
  indoors: true,
};
