import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { root } from '../../../scripts/root.ts';

const axe = readFileSync(path.join(root, 'node_modules', 'axe-core', 'axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits until animations have ended, because a fading element does not have its final contrast. */
async function settle(place: Page | Frame): Promise<void> {
  await place.evaluate(async () => {
    const ends = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });
}

/** The violations that axe finds on a page, or in one of its frames, after animations; a line per element. */
export async function findErrors(place: Page | Frame): Promise<readonly string[]> {
  await settle(place);
  // The content security policy blocks injected scripts, but not evaluation through the debugger.
  await place.evaluate(axe);
  const { violations } = await place.evaluate<Pick<AxeResults, 'violations'>, readonly string[]>(async (values) => {
    const { axe: runner } = window as unknown as { axe: typeof import('axe-core') };
    return runner.run({ runOnly: { type: 'tag', values: [...values] }, resultTypes: ['violations'] });
  }, tags);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary?.split('\n')[1] ?? ''}`),
  );
}
