import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Frame, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { root } from '../../../../scripts/root.ts';
import { sidewaysScroll } from '../complaints.ts';

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
  const violations = await place.evaluate<AxeResults['violations'], readonly string[]>(async (values) => {
    const { axe: runner } = window as unknown as { axe: typeof import('axe-core') };
    const found = await runner.run({ runOnly: { type: 'tag', values: [...values] }, resultTypes: ['violations'] });
    const { scrollX, scrollY } = window;
    for (const violation of found.violations.filter(({ id }) => id === 'target-size')) {
      // A control that scrolled half below a fixed bar is judged again in the middle of the window.
      const tooSmall = [];
      for (const node of violation.nodes) {
        const selector = node.target.join(' ');
        document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const again = await runner.run({ runOnly: { type: 'rule', values: ['target-size'] }, resultTypes: ['violations'] });
        const isStill = again.violations.some(({ nodes }) => nodes.some(({ target }) => target.join(' ') === selector));
        if (isStill) tooSmall.push(node);
      }
      violation.nodes = tooSmall;
    }
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    return found.violations;
  }, tags);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary?.split('\n')[1] ?? ''}`),
  );
}

export async function expectAccessible(place: Page | Frame, name: string): Promise<void> {
  expect.soft(await findErrors(place), name).toEqual([]);
  expect.soft(await sidewaysScroll(place), `${name} scrolls sideways`).toBe(0);
}
