import { dim, lit, mix } from '../colour.ts';
import type { Draw, MotifArt, Scenery } from '../frame.ts';
import { box, circle, ellipse, glint, group, mirror, onCircle, path, place, polygon, stroke, times } from '../shapes.ts';

const drawBall: Draw = (pen) => {
  const { accent } = pen.palette;
  const pentagon = (x: number, y: number, size: number, turn: number, squash: number) =>
    place(
      group(
        path(polygon([0, 1, 2, 3, 4].map((index) => onCircle(size, index * 72))), '#1c1830'),
        `transform="scale(${squash} 1)"`,
      ),
      x,
      y,
      1,
      turn,
    );
  const outer = times(5, (index) => {
    const [x, y] = onCircle(66, index * 72 - 90);
    return pentagon(x, y, 27, index * 72 - 90, 0.62);
  });
  const seams = times(5, (index) => {
    const [a, b] = [onCircle(27, index * 72 - 90), onCircle(52, index * 72 - 90)];
    const [c, d] = [onCircle(52, index * 72 - 54), onCircle(82, index * 72 - 54)];
    const f = onCircle(62, index * 72 - 72);
    const e = onCircle(62, index * 72 - 36);
    const show = (point: readonly [number, number]) => `${point[0].toFixed(1)} ${point[1].toFixed(1)}`;
    return `M${show(a)}L${show(b)}M${show(f)}L${show(c)}L${show(e)}M${show(c)}L${show(d)}`;
  });
  return (
    place(
      times(4, (index) =>
        path(
          `M-80 ${-36 + index * 24}L-${140 - (index % 2) * 24} ${-20 + index * 26}L-78 ${-20 + index * 22}Z`,
          pen.linear([`${accent}/0`, `${accent}/0.8`], 90),
        ),
      ),
      0,
      0,
      1,
      -24,
    ) +
    circle(0, 0, 84, '#fdfcff') +
    group(
      pentagon(0, 0, 28, -90, 1) + outer + stroke(seams, '#4a4560', 2.4),
      `clip-path="${pen.clip(circle(0, 0, 84, '#fff'))}"`,
    ) +
    circle(0, 0, 84.5, pen.radial(['#ffffff/0.6', '#ffffff/0@35', '#1a1038/0.12@60', '#1a1038/0.75'], 0.34, 0.28, 0.82)) +
    glint(-38, -50, 14)
  );
};

const drawTrophy: Draw = (pen) => {
  const { key, accent } = pen.palette;
  return (
    mirror(path('M-46-72C-96-78-100-14-40-6L-38-18C-74-26-74-60-46-58Z', pen.gold(60))) +
    path('M-52-90H52C52-30 38 6 12 18V44H-12V18C-38 6-52-30-52-90Z', pen.gold(90)) +
    path('M-52-90H52L50-76H-50Z', pen.gold(0)) +
    ellipse(0, -90, 52, 8, '#7a4208') +
    ellipse(0, -90, 46, 5.5, '#3a1c04') +
    path('M-38-70C-38-30-28-6-14 6C-22-16-24-44-24-70Z', '#ffffff', 'opacity="0.6"') +
    path('M20-70C22-40 18-10 10 10C26-2 36-30 36-70Z', '#6a3405', 'opacity="0.35"') +
    place(path('M0-24L7-8L24-7L11 4L15 21L0 12L-15 21L-11 4L-24-7L-7-8Z', pen.linear(['#fffbe0', '#ffd24a'])), 0, -40, 0.9) +
    path('M-12 40H12L18 56H-18Z', pen.gold(90)) +
    path('M-34 56H34L40 72H-40Z', pen.gold(20)) +
    path('M-46 70H46V104H-46Z', pen.linear([dim(key, 0.5), lit(key, 0.2), dim(key, 0.7)], 90)) +
    box(-26, 78, 52, 18, pen.gold(30)) +
    glint(-34, -76, 18) +
    glint(40, -20, 10) +
    stroke('M-46 72H46', lit(accent, 0.5), 2)
  );
};

const drawStriker: Draw = (pen) => {
  const { key, alt } = pen.palette;
  const skin = '#b8754a';
  const shirt = pen.linear([lit(key, 0.3), key, dim(key, 0.45)], 40);
  return (
    stroke('M-6 24Q-32 40-46 58L-74 84', skin, 15) +
    path('M-82 74L-62 86L-72 102L-100 92Z', pen.shade(alt)) +
    stroke('M-50 62L-72 82', '#ffffff', 14) +
    path('M-34-48Q-4-66 26-50L22 14Q0 24-20 14Z', shirt) +
    path('M-22 10Q0 20 24 8L44 34L20 48L6 34L-22 46L-34 30Z', pen.linear(['#ffffff', '#d0cce0'])) +
    stroke('M32 34L62 52', skin, 15) +
    stroke('M54 48L72 56', '#ffffff', 14) +
    path('M68 48L82 44L104 46L100 58L74 66Z', pen.shade(alt)) +
    stroke('M-28-42Q-60-38-78-62', skin, 12) +
    stroke('M-28-42L-48-40', key, 17) +
    stroke('M22-44Q48-34 60-8', skin, 12) +
    stroke('M22-44L38-36', key, 17) +
    circle(2, -76, 19, skin) +
    stroke('M4-76v3M14-76v3', '#1c0e0a', 3.2) +
    stroke('M5-66Q10-62 15-66', '#5a2410', 2) +
    path('M-17-76Q-18-98 4-98Q24-96 20-78Q10-88-4-86Q-14-86-17-76Z', '#1c0e0a') +
    path('M-8-58H10V-48Q0-42-8-48Z', skin) +
    path('M-6-48L-2 18M12-50L10 16', 'none', `stroke="${lit(alt, 0.4)}" stroke-width="6" opacity="0.8"`) +
    place(
      circle(0, 0, 17, '#ffffff') +
        path('M0-7L7-2L4 6H-4L-7-2Z', '#1c1830') +
        stroke('M0-7V-16M7-2L15-5M4 6L9 14M-4 6L-9 14M-7-2L-15-5', '#1c1830', 2.5) +
        circle(0, 0, 17.3, pen.radial(['#ffffff/0', '#1a1038/0.1@60', '#1a1038/0.7'], 0.35, 0.3, 0.8)),
      108,
      24,
    )
  );
};

const drawArena: Scenery = (pen, frame) => {
  const { random, palette } = pen;
  const { width, height, horizon } = frame;
  const top = horizon * 0.5;
  const bowl = path(
    `M-20 ${(top - 50) | 0}Q${(width / 2) | 0} ${(top + 70) | 0} ${width + 20} ${(top - 50) | 0}V${height}H-20Z`,
    pen.linear([palette.near, `${palette.far}@30`, `${palette.near}@60`, palette.ink]),
  );
  const roof = path(
    `M-20 ${(top - 130) | 0}Q${(width / 2) | 0} ${(top + 36) | 0} ${width + 20} ${(top - 130) | 0}V${(top - 60) | 0}Q${(width / 2) | 0} ${(top + 64) | 0}-20 ${(top - 60) | 0}Z`,
    pen.linear([palette.ink, mix(palette.near, palette.low, 0.25)]),
  );
  const bend = (x: number) => 60 * (1 - ((x - width / 2) / (width / 2)) ** 2);
  const crowd = times(190, () => {
    const x = random.range(0, width);
    const y = top + random.range(0, (horizon - top) * 0.92) + bend(x) * 0.7;
    return circle(
      x,
      y,
      random.range(3, 6.5),
      random.pick([palette.low, palette.light, palette.key, palette.alt, palette.far, palette.accent]),
      `opacity="${random.range(0.25, 0.8).toFixed(1)}"`,
    );
  });
  const lampAt = (share: number) => {
    const x = width * share;
    const y = top - 78 + bend(x) * 1.1;
    return (
      ellipse(x, y, 150, 110, pen.radial(['#ffffff/0.95', `${palette.light}/0.45@30`, `${palette.low}/0`])) +
      box(x - 52, y - 18, 104, 34, palette.ink) +
      times(10, (index) => circle(x - 42 + (index % 5) * 21, y - 9 + Math.floor(index / 5) * 17, 7.5, '#ffffff')) +
      path(
        `M${(x - 50) | 0} ${y | 0}L${(x - 300) | 0} ${height}H${(x + 300) | 0}L${(x + 50) | 0} ${y | 0}Z`,
        pen.linear([`${palette.light}/0.28`, `${palette.light}/0`]),
      )
    );
  };
  const board =
    box(0, horizon - 34, width, 44, pen.linear([palette.alt, palette.key, palette.alt, palette.key], 90)) +
    box(0, horizon - 34, width, 8, '#ffffff', 'opacity="0.35"');
  const stripes = times(12, (index) =>
    polygon([
      [width / 2 + (index - 6) * width * 0.12, horizon + 8],
      [width / 2 + (index - 5.5) * width * 0.12, horizon + 8],
      [width / 2 + (index - 5.5) * width * 0.42, height + 10],
      [width / 2 + (index - 6) * width * 0.42, height + 10],
    ]),
  );
  const lines = `M${(width * 0.5) | 0} ${horizon + 8}V${height}M0 ${(horizon + 30) | 0}H${width}M${(width * 0.28) | 0} ${(horizon + 30) | 0}L${(width * 0.16) | 0} ${(horizon + 120) | 0}H${(width * 0.84) | 0}L${(width * 0.72) | 0} ${(horizon + 30) | 0}`;
  const pitch =
    box(0, horizon + 6, width, height - horizon, pen.linear(['#3fc05a', '#1c8a3c@30', '#0a3f24'])) +
    path(stripes, '#ffffff', 'opacity="0.08"') +
    stroke(lines, '#ffffff', 5, 'opacity="0.5"') +
    ellipse(frame.focus.x, horizon + 90, 340, 70, 'none', 'stroke="#ffffff" stroke-width="5" opacity="0.5"');
  return bowl + crowd + roof + board + pitch + [0.1, 0.37, 0.63, 0.9].map(lampAt).join('');
};

export const stadium: MotifArt = {
  moods: ['night', 'azure', 'emerald', 'dusk', 'steel', 'amethyst', 'ember'],
  tones: ['e0302a 2a5ae0 ffd24a', '2a7ae0 ffc02e ff5a3a', '1fa85a f2f2ff ffb02e', 'f0a01c 2a2f6a 4ae0ff', '8a2ac0 3fd07a ffe03a'],
  subjects: [drawBall, drawTrophy, drawBall],
  figures: [drawStriker, drawBall, drawTrophy],
  back: drawArena,
  front: () => '',
  particles: ['bokeh', 'confetti', 'sparks'],
};
