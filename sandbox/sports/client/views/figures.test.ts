/** @jest-environment jsdom */
import { makeBet } from '../../../../tests/fixtures/sandbox/sports/sports-page.ts';
import en from '../../messages/en.json' with { type: 'json' };

const facts = `<script id="facts" type="application/json">${JSON.stringify({
  ...{ key: 'key', owner: '', site: 'http://site', language: 'en', currency: 'EUR', path: '', messages: en },
  numbers: { group: ',', decimal: '.' },
})}</script>`;

test('BON-30 a settled bet with a boost shows the payout without it, the boost and their sum', async () => {
  document.body.innerHTML = `${facts}<dl></dl>`;
  const { patch } = await import('../dom/patch.ts');
  const { paidFigures } = await import('./figures.ts');
  const list = document.querySelector('dl') as HTMLElement;
  const show = (boostMinor: number) => {
    patch(list, paidFigures(6_839, boostMinor));
    return [...list.children].map(({ textContent }) => textContent);
  };
  expect(show(291)).toEqual([`${en.winWithoutBoost}€68.39`, `${en.boost}€2.91`, `${en.payout}€71.30`]);
  expect(show(0)).toEqual([`${en.payout}€68.39`]);
});

test.each([
  ['OPEN', {}, [en.possibleWin]],
  ['LOST', { payoutMinor: 0 }, [en.payout]],
  ['REJECTED', { rejection: 'ODDS_CHANGED' }, []],
] as const)('a bet that is %s shows what it can still win, or what it has', async (state, changes, names) => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList;
  document.body.innerHTML = `${facts}<ul></ul>`;
  const { patch } = await import('../dom/patch.ts');
  const { getState } = await import('../state/store.ts');
  const { betCard } = await import('../bets/bet-card.ts');
  const list = document.querySelector('ul') as HTMLElement;
  patch(list, [betCard(makeBet('1', { state, ...changes }), getState())]);
  expect([...list.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([en.stake, en.totalOdds, ...names]);
});
