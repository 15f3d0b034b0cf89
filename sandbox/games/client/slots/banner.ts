import { el } from '../shared/dom.ts';
import { freeSpinsText } from '../shared/free-spins.ts';

/** The line above the reels: what a feature of the game says, else the free spins that are left. */
export function createBanner() {
  const root = el('p', { class: 'banner', hidden: true, 'aria-live': 'polite' });
  let featureText = '';

  function refresh(): void {
    const text = featureText || freeSpinsText();
    root.hidden = text === '';
    // The same text again would be announced again.
    if (root.textContent !== text) root.textContent = text;
  }

  return {
    root,
    refresh,
    /** Empty after the feature. */
    showFeature(text: string) {
      featureText = text;
      refresh();
    },
  };
}
