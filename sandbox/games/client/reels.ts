import { el, mayMove } from './dom.ts';
import { play } from './sound.ts';
import { symbolImage } from './symbols.ts';

const rows = 3;
const spinMs = 620;
const reelDelayMs = 130;

/** Reels that roll: what shows is swapped only where nobody can see it. */
export function createReels(strips: readonly (readonly string[])[]) {
  const shown = strips.map((strip) => strip.slice(0, rows));
  const columns = strips.map((_, index) => el('div', { class: 'strip' }, ...(shown[index] ?? []).map(symbolImage)));
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
    if (mayMove()) {
      column.replaceChildren(...next, ...passing.map(symbolImage), ...(shown[index] ?? []).map(symbolImage));
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
    shown[index] = [...to];
    play('stop');
  }

  label();
  return {
    root,
    /** Rolls to a screen; the last reels take longer when something great may still come. */
    async spin(screen: readonly (readonly string[])[]): Promise<void> {
      root.classList.remove('shows-wins');
      play('spin');
      const scattersBefore = screen.map((_, index) => screen.slice(0, index).filter((reel) => reel.includes('scatter')).length);
      await Promise.all(
        columns.map((column, index) => roll(column, index, screen[index] ?? [], (scattersBefore[index] ?? 0) >= 2)),
      );
      label();
    },
    /** Shows a screen at once: of a round that goes on, or wilds that have grown. */
    set(screen: readonly (readonly string[])[]): void {
      for (const [index, column] of columns.entries()) {
        shown[index] = [...(screen[index] ?? [])];
        column.replaceChildren(...(shown[index] ?? []).map(symbolImage));
      }
      label();
    },
    /** Lights some cells, named `reel row`; none darkens the others. */
    light(cells: ReadonlySet<string>): void {
      root.classList.toggle('shows-wins', cells.size > 0);
      for (const [reel, column] of columns.entries()) {
        for (const [row, image] of [...column.querySelectorAll('img')].entries())
          image.classList.toggle('lit', cells.has(`${reel} ${row}`));
      }
    },
  };
}
