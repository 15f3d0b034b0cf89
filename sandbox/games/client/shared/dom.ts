type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;
type Child = Node | string | undefined;

/** An element with attributes and children. `false` and `undefined` leave an attribute out. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  setAll(element, attributes, children);
  return element;
}

/** An SVG element with attributes and children. */
export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  setAll(element, attributes, children);
  return element;
}

function setAll(element: Element, attributes: Attributes, children: readonly Child[]): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false)
      element.setAttribute(name, value === true && !name.startsWith('aria-') ? '' : String(value));
  }
  element.append(...children.filter((child) => child !== undefined));
}

export function button(label: string, className: string, onClick: () => void, ...inside: readonly Child[]): HTMLButtonElement {
  const element = el('button', { type: 'button', class: className, 'aria-label': inside.length > 0 ? label : undefined });
  element.append(...(inside.length > 0 ? inside.filter((child) => child !== undefined) : [label]));
  element.addEventListener('click', onClick);
  return element;
}

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the player allows animations. */
export const allowsMotion = () => !reducedMotion.matches;

/** Waits; at most 150 ms with reduced motion. */
export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, allowsMotion() ? milliseconds : Math.min(milliseconds, 150)));
}

/** Animates a number and calls `write` with each value; with reduced motion only with the last. */
export async function countUp(from: number, to: number, milliseconds: number, write: (value: number) => void): Promise<void> {
  const start = performance.now();
  while (allowsMotion()) {
    const share = (performance.now() - start) / milliseconds;
    if (share >= 1) break;
    write(Math.round(from + (to - from) * (1 - (1 - share) ** 2)));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  write(to);
}
