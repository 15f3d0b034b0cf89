import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test';
import { gamesMessages } from '#sandbox/games/messages/messages.ts';
import { operate } from '../support/operator.ts';
import { signIn } from '../support/player.ts';

const de = gamesMessages.in('de');

const screens = {
  'a small laptop': { width: 1_280, height: 720 },
  'a desktop enlarged twice': { width: 720, height: 450 },
  'a small phone': { width: 320, height: 640 },
} as const;

async function openTable(page: Page, path: string): Promise<FrameLocator> {
  await page.goto(`/de-AT${path}`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('contentinfo')).toContainText(de.balance);
  return frame;
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not to be seen`);
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

/** Expects the betting controls above or beside the stakes, and inside the frame. */
async function expectControlsInSight(page: Page, frame: FrameLocator): Promise<void> {
  const edge = await boxOf(page.locator('iframe'));
  const stakes = await boxOf(frame.getByRole('contentinfo'));
  for (const part of [
    frame.getByRole('group', { name: de.chips }),
    ...[de.undo, de.clear, de.repeat].map((name) => frame.getByRole('button', { name, exact: true })),
  ]) {
    const { right, bottom } = await boxOf(part);
    const isBeside = stakes.top < edge.top + 1;
    expect.soft(bottom, `the foot of ${part}`).toBeLessThanOrEqual(isBeside ? edge.bottom : stakes.top + 1);
    expect.soft(right, `the end of ${part}`).toBeLessThanOrEqual(isBeside ? stakes.left + 1 : edge.right);
  }
}

test.beforeEach(async () => {
  await operate('faults', { reset: true });
});

for (const [name, viewport] of Object.entries(screens)) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('GAM-20 the chips of a wheel and of a card table are visible', async ({ page }) => {
      for (const path of ['/online-casino/play/relax/millrace-roulette', '/online-casino/play/softswiss/cedarwood-baccarat']) {
        await expectControlsInSight(page, await openTable(page, path));
      }
    });

    test('GAM-20 the chips of a live wheel are visible', async ({ page, context }) => {
      await signIn(context, 'player.br');
      const frame = await openTable(page, '/live-casino-online/play/evolution/harbour-roulette');
      await expect(frame.getByRole('button', { name: de.placeBets })).toBeVisible();
      await expectControlsInSight(page, frame);
    });
  });
}
