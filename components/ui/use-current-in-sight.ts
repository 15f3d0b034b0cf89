import { type RefObject, useLayoutEffect } from 'react';

export function useCurrentInSight(root: RefObject<HTMLElement | null>, current: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the current entry changes
  useLayoutEffect(() => {
    const entry = root.current?.querySelector('[aria-current]');
    const row = entry?.closest('ul');
    if (!entry || !row) return;
    const [inner, outer] = [entry.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollBy({ left: inner.left + inner.width / 2 - (outer.left + outer.width / 2), behavior: 'instant' });
  }, [root, current]);
}
