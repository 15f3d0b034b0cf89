import { wheelOrder } from '../../engines/roulette/wheel.ts';
import { allowsMotion, svg, wait } from '../shared/dom.ts';
import { colourOf } from './roulette-layout.ts';

const onCircle = (radius: number, degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

interface Field {
  readonly text: string;
  readonly className: string;
}

/** A wheel of equal fields; `turnTo` spins it to one of them. */
function createWheel(fields: readonly Field[], hub: SVGElement, marker: SVGElement) {
  const step = 360 / fields.length;
  const slices = fields.flatMap(({ text, className }, index) => {
    const [from, to] = [(index - 0.5) * step, (index + 0.5) * step];
    const large = step > 180 ? 1 : 0;
    const d = `M${onCircle(62, from)}L${onCircle(96, from)}A96 96 0 ${large} 1 ${onCircle(96, to)}L${onCircle(62, to)}A62 62 0 ${large} 0 ${onCircle(62, from)}Z`;
    return [
      svg('path', { d, class: `slice ${className}` }),
      svg(
        'text',
        { transform: `rotate(${index * step}) translate(0 -80)`, class: 'slice-text', 'font-size': Math.min(11, step * 0.86) },
        text,
      ),
    ];
  });
  const disc = svg('g', {}, svg('circle', { r: 99, class: 'rim' }), ...slices, svg('circle', { r: 61, class: 'bowl' }), hub);
  const root = svg('svg', { viewBox: '-104 -108 208 212', class: 'wheel', 'aria-hidden': true }, disc, marker);
  let turned = 0;
  return {
    root,
    async turnTo(index: number, milliseconds: number): Promise<void> {
      const target = -index * step;
      const next = turned - 360 * 3 - ((((turned - target) % 360) + 360) % 360);
      if (allowsMotion()) {
        await disc.animate([{ transform: `rotate(${turned}deg)` }, { transform: `rotate(${next}deg)` }], {
          duration: milliseconds,
          easing: 'cubic-bezier(.15,.6,.2,1)',
          fill: 'forwards',
        }).finished;
      } else {
        await wait(milliseconds);
      }
      turned = next % 360;
      for (const animation of disc.getAnimations()) animation.cancel();
      disc.setAttribute('transform', `rotate(${turned})`);
    },
  };
}

/** The ball runs along the rim in the opposite direction and drops into the pocket at the top. */
const ballRun = [
  { transform: 'rotate(1800deg) translateY(-26px)' },
  { transform: 'rotate(300deg) translateY(-26px)', offset: 0.72 },
  { transform: 'rotate(80deg) translateY(-12px)', offset: 0.86 },
  { transform: 'rotate(0deg) translateY(0px)' },
];

export function createRouletteWheel() {
  const fields = wheelOrder.map((number) => ({ text: String(number), className: colourOf(number) }));
  const hub = svg(
    'g',
    { class: 'hub' },
    svg('circle', { r: 26 }),
    ...[0, 90, 180, 270].map((turn) => svg('path', { d: 'M-3 -24L0 -50L3 -24Z', transform: `rotate(${turn})` })),
  );
  const ball = svg('circle', { cx: 0, cy: -68, r: 4.5, class: 'ball' });
  const winningNumber = svg('text', { class: 'winning-number' });
  const wheel = createWheel(fields, hub, svg('g', {}, winningNumber, ball));
  return {
    root: wheel.root,
    async turnTo(number: number, milliseconds: number): Promise<void> {
      winningNumber.textContent = '';
      if (allowsMotion()) ball.animate(ballRun, { duration: milliseconds, easing: 'cubic-bezier(.2,.5,.4,1)' });
      await wheel.turnTo(wheelOrder.indexOf(number), milliseconds);
      winningNumber.textContent = String(number);
    },
  };
}

/** The wheel of the game show; fields show their odds. */
export function createShowWheel(fields: readonly number[]) {
  const marker = svg('path', { d: 'M-8 -107H8L0 -90Z', class: 'pointer' });
  const wheel = createWheel(
    fields.map((pays) => ({ text: String(pays), className: `pays-${pays}` })),
    svg(
      'g',
      { class: 'hub' },
      svg('circle', { r: 34 }),
      svg('path', { d: 'M0-24L7-7L25-7L11 5L16 22L0 12L-16 22L-11 5L-25-7L-7-7Z', class: 'star' }),
    ),
    marker,
  );
  return wheel;
}
