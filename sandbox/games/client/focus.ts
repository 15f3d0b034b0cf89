let focused: HTMLElement | undefined;

document.addEventListener('focusin', ({ target }) => {
  focused = target instanceof HTMLElement ? target : undefined;
});
document.addEventListener('pointerdown', ({ target }) => {
  if (target instanceof Element && !target.closest('button, input, select, label')) focused = undefined;
});

const isThere = (element: Element) => element.isConnected && element.checkVisibility() && !element.matches(':disabled, [inert]');

/** What is disabled while the machine plays loses the focus: it comes back to who goes by keyboard, or goes to one of `others`. */
export function giveBackFocus(others: Iterable<HTMLElement>): void {
  if (!focused || document.activeElement !== document.body) return;
  const next = isThere(focused) ? focused : [...others].find(isThere);
  next?.focus();
}
