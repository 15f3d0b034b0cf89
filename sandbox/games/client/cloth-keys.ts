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

/** The nearest of some places in a direction; what lies aside counts as farther. */
function nextTo(
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

/** Arrow keys go from button to button of a surface, Tab comes to it once. Answers what to call when its buttons come or go. */
export function walkByArrows(surface: HTMLElement): () => void {
  const buttons = [...surface.querySelectorAll('button')];
  const isThere = (button: HTMLElement) => !button.inert && getComputedStyle(button).visibility !== 'hidden';
  let current = buttons[0];
  const settle = () => {
    if (!current || !isThere(current)) current = buttons.find(isThere);
    for (const button of buttons) button.tabIndex = button === current ? 0 : -1;
  };
  surface.addEventListener('focusin', ({ target }) => {
    current = buttons.find((button) => button === target) ?? current;
    settle();
  });
  surface.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    if (!step || !(event.target instanceof Element)) return;
    event.preventDefault();
    nextTo(event.target, step, buttons.filter(isThere))?.focus();
  });
  return settle;
}
