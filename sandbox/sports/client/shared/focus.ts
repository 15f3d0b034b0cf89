/**
 * Moves focus to the first of these that is there, unless the player has gone on to the site around the frame meanwhile, such as
 * to a dialog, which would lose it.
 */
export function focusOn(...selectors: readonly string[]): void {
  if (!document.hasFocus()) return;
  const target = selectors.map((selector) => document.querySelector(selector)).find((element) => element !== null);
  if (target instanceof HTMLElement) target.focus();
}
