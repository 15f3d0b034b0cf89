let focused: HTMLElement | undefined;

document.addEventListener('focusin', ({ target }) => {
  focused = target instanceof HTMLElement ? target : undefined;
});
document.addEventListener('pointerdown', ({ target }) => {
  if (target instanceof Element && !target.closest('button, input, select, label')) focused = undefined;
});

const isFocusable = (element: Element) =>
  element.isConnected && element.checkVisibility() && !element.matches(':disabled, [inert]');

/**
 * A control that is disabled during a round loses focus: returns it for keyboard users, or focuses one of `others`. Not where the
 * player has gone on to the site around the frame, such as to a dialog, which would lose it.
 */
export function restoreFocus(others: Iterable<HTMLElement>): void {
  if (!focused || document.activeElement !== document.body || !document.hasFocus()) return;
  const next = isFocusable(focused) ? focused : [...others].find(isFocusable);
  next?.focus();
}
