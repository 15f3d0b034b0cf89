import { type RefObject, useLayoutEffect } from 'react';

/** Rows that are pushed sideways: brings the current entry of each one inside `root` to its middle, and moves nothing else. */
export function useCurrentInSight(root: RefObject<HTMLElement | null>, current: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current entry is looked for anew
  useLayoutEffect(() => {
    const entry = root.current?.querySelector('[aria-current]');
    const row = entry?.closest('ul');
    if (!entry || !row) return;
    const [inner, outer] = [entry.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollBy({ left: inner.left + inner.width / 2 - (outer.left + outer.width / 2), behavior: 'instant' });
  }, [root, current]);
}
