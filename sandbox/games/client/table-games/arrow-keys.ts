import { ownValue } from '#lib/core/own-value.ts';

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2] as const;
};

/** The nearest element in a direction; sideways distance counts three times. */
function findNearest(
  from: Element,
  [stepX, stepY]: readonly [number, number],
  among: readonly HTMLElement[],
): HTMLElement | undefined {
  const [x, y] = middleOf(from);
  let nearest: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const element of among) {
    const [ownX, ownY] = middleOf(element);
    const ahead = (ownX - x) * stepX + (ownY - y) * stepY;
    const aside = Math.abs((ownX - x) * stepY) + Math.abs((ownY - y) * stepX);
    if (element === from || ahead < 2 || ahead + 3 * aside >= least) continue;
    nearest = element;
    least = ahead + 3 * aside;
  }
  return nearest;
}

/** Roving focus: one tab stop, and arrow keys move between the buttons. Returns a function to call when buttons change. */
export function enableArrowKeys(container: HTMLElement): () => void {
  const buttons = [...container.querySelectorAll('button')];
  const isFocusable = (button: HTMLElement) => !button.inert && getComputedStyle(button).visibility !== 'hidden';
  let current = buttons[0];
  const updateTabStop = () => {
    if (!current || !isFocusable(current)) current = buttons.find(isFocusable);
    for (const button of buttons) button.tabIndex = button === current ? 0 : -1;
  };
  container.addEventListener('focusin', ({ target }) => {
    current = buttons.find((button) => button === target) ?? current;
    updateTabStop();
  });
  container.addEventListener('keydown', (event) => {
    const step = ownValue(steps, event.key);
    if (!step || !(event.target instanceof Element)) return;
    event.preventDefault();
    findNearest(event.target, step, buttons.filter(isFocusable))?.focus();
  });
  return updateTabStop;
}
