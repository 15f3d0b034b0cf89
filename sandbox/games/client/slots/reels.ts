import { allowsMotion, el } from '../shared/dom.ts';
import { play } from '../shared/sound.ts';
import { symbolImage } from './symbols.ts';

const rows = 3;
const spinMs = 620;
const reelDelayMs = 130;

/** Animated reels: symbols are swapped outside the visible rows. */
export function createReels(strips: readonly (readonly string[])[]) {
  const visible = strips.map((strip) => strip.slice(0, rows));
  const columns = strips.map((_, index) => el('div', { class: 'strip' }, ...(visible[index] ?? []).map(symbolImage)));
  const root = el(
    'div',
    { class: `reels of-${strips.length}`, role: 'img', 'aria-label': '' },
    ...columns.map((column) => el('div', { class: 'reel' }, column)),
  );

  function label(): void {
    const lines = Array.from({ length: rows }, (_, row) =>
      columns.map((column) => column.querySelectorAll('img')[row]?.alt).join(', '),
    );
    root.setAttribute('aria-label', lines.join('; '));
  }

  async function roll(column: HTMLElement, index: number, to: readonly string[], slow: boolean): Promise<void> {
    const strip = strips[index] ?? [];
    const from = Math.floor(Math.random() * strip.length);
    const passing = Array.from({ length: 12 + index * 4 }, (_, step) => strip[(from + step) % strip.length] ?? 'l1');
    const next = to.map(symbolImage);
    if (allowsMotion()) {
      column.replaceChildren(...next, ...passing.map(symbolImage), ...(visible[index] ?? []).map(symbolImage));
      const cells = passing.length + rows;
      const duration = spinMs + index * reelDelayMs + (slow ? 900 : 0);
      const frames = [
        { transform: `translateY(calc(var(--cell) * ${-cells}))` },
        { transform: 'translateY(calc(var(--cell) * 0.12))', offset: 0.88 },
        { transform: 'translateY(0)' },
      ];
      await column.animate(frames, { duration, easing: 'cubic-bezier(.3,.05,.35,1)' }).finished;
    }
    column.replaceChildren(...next);
    visible[index] = [...to];
    play('stop');
  }

  label();
  return {
    root,
    /** Rolls to a screen; reels after two scatters roll longer. */
    async spin(screen: readonly (readonly string[])[]): Promise<void> {
      root.classList.remove('shows-wins');
      play('spin');
      const scattersBefore = screen.map((_, index) => screen.slice(0, index).filter((reel) => reel.includes('scatter')).length);
      await Promise.all(
        columns.map((column, index) => roll(column, index, screen[index] ?? [], (scattersBefore[index] ?? 0) >= 2)),
      );
      label();
    },
    /** Shows a screen without rolling: a resumed round, or expanded wilds. */
    set(screen: readonly (readonly string[])[]): void {
      for (const [index, column] of columns.entries()) {
        visible[index] = [...(screen[index] ?? [])];
        column.replaceChildren(...(visible[index] ?? []).map(symbolImage));
      }
      label();
    },
    /** Highlights cells, given as `reel row`, and dims the others; an empty set resets all. */
    light(cells: ReadonlySet<string>): void {
      root.classList.toggle('shows-wins', cells.size > 0);
      for (const [reel, column] of columns.entries()) {
        for (const [row, image] of [...column.querySelectorAll('img')].entries())
          image.classList.toggle('lit', cells.has(`${reel} ${row}`));
      }
    },
  };
}
