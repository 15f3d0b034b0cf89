import { expect, test } from '@playwright/test';
import { choiceMade } from './support/consent.ts';
import { signIn } from './support/player.ts';
import { operate } from './support/operator.ts';
test.use({ storageState: choiceMade });
const visitor = ['', '/online-casino', '/live-casino-online', '/sportsbook', '/promotions', '/promotions/casino/friday-free-spins', '/tournaments', '/jackpots', '/signup', '/responsible-gambling', '/terms', '/vip', '/landing/welcome-offer', '/contact', '/none/at/all', '/self-test', '/payment-methods/deposit'];
const player = ['', '/my-account/account', '/my-account/account/verification', '/my-account/banking/transactions', '/my-account/banking/deposit', '/my-account/banking/withdraw', '/my-account/gambling-limits', '/my-account/rewards', '/my-account/rewards/active', '/my-account/inbox', '/my-account/bonus-code', '/online-casino', '/sportsbook/bet-history'];
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const out = '/tmp/shots';
for (const [locale, size, who] of (JSON.parse(process.env.SHOTS ?? '[]') as [string, keyof typeof sizes, string][])) {
  test(`${locale} ${size} ${who}`, async ({ page, context }) => {
    test.setTimeout(400_000);
    await page.setViewportSize(sizes[size]);
    if (who === 'player') await signIn(context, 'anna.one').catch(() => signIn(context, 'player.fi'));
    let n = 0;
    for (const path of who === 'player' ? player : visitor) {
      await page.goto(`/${locale}${path}`);
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `${out}/${locale}-${size}-${who}-${String(n++).padStart(2, '0')}${path.replaceAll('/', '_')}.png` });
    }
  });
}
test('closed', async ({ page }) => {
  test.setTimeout(400_000);
  for (const kind of ['geo', 'maintenance'] as const) {
    await operate(kind, kind === 'geo' ? { country: 'ES' } : { maintenance: true });
    await page.waitForTimeout(11_000);
    for (const locale of ['en-UN', 'fi-FI', 'de-AT']) for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      await page.goto(`/${locale}`);
      await page.waitForTimeout(700);
      await page.screenshot({ path: `${out}/closed-${kind}-${locale}-${size}.png` });
    }
    await operate(kind, kind === 'geo' ? { country: null } : { maintenance: false });
  }
});
