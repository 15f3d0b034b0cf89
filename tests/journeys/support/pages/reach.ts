import type { Page } from '@playwright/test';

/** The links and buttons of the main part whose reach is less than 40 pixels high, as pressing finds them; those within a sentence may be lower. */
export function listLowTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const min = 40;
    const reachOf = (target: Element) => {
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = target.getBoundingClientRect();
      const x = left + Math.min(width / 2, 20);
      const middle = top + height / 2;
      const hits = (y: number) => target.contains(document.elementFromPoint(x, y));
      const count = (step: number) => {
        let reached = 0;
        while (reached < min && hits(middle + step * (reached + 0.5))) reached += 1;
        return reached;
      };
      return hits(middle) ? count(-1) + count(1) : min;
    };
    const targets = [...document.querySelectorAll('main :is(a[href], button, summary)')];
    const standing = targets.filter((target) => target.checkVisibility() && !target.closest('p, dd, td'));
    return standing.flatMap((target) => {
      const reach = reachOf(target);
      return reach < min ? [`${reach}: ${target.textContent || target.getAttribute('aria-label')}`] : [];
    });
  });
}
