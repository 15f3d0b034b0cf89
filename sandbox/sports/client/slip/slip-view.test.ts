/** @jest-environment jsdom */
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import { parseFromSports } from '#lib/sportsbook/frame-contract.ts';
import { makeEvent, makeMe, pickHome } from '../../../../tests/fixtures/sandbox/sports/sports-page.ts';
import en from '../../messages/en.json' with { type: 'json' };
import { emptySlip } from './slip.ts';

/** The page of the sportsbook in a narrow window. */
async function openPage() {
  window.matchMedia = () => ({ matches: true, addEventListener: () => undefined }) as unknown as MediaQueryList;
  document.body.innerHTML = `<script id="facts" type="application/json">${JSON.stringify({
    ...{ key: 'key', owner: '', site: 'http://site', language: 'en', currency: 'EUR', path: '', messages: en },
    numbers: { group: ',', decimal: '.' },
  })}</script>`;
  const { getState, setState } = await import('../state/store.ts');
  const { patch } = await import('../dom/patch.ts');
  const { oddsButton } = await import('../views/odds-button.ts');
  const { slipPanel, slipReport } = await import('./slip-view.ts');
  return { getState, setState, patch, oddsButton, slipPanel, slipReport };
}

test.each([
  [2, 2_000, '4.00'],
  [12, 9_000_000, ''],
])('SPB-05 the site accepts the report of a slip of %s selections', async (count, oddsMilli, odds) => {
  const { getState, slipReport } = await openPage();
  const picks = Array.from({ length: count }, (_, index) => pickHome(makeEvent(`e${index}`, {}, oddsMilli)));
  const payload = slipReport({ ...getState(), slip: { ...emptySlip, picks }, me: makeMe() });
  expect(payload).toMatchObject({ text: `${count} selections`, odds });
  expect(parseFromSports({ type: 'sb.slip', payload })).toBeDefined();
});

test('SPB-05 nothing is removed from a slip or changed in it while it is being placed', async () => {
  const { getState, setState, patch, oddsButton, slipPanel } = await openPage();
  const event = makeEvent('a');
  setState({ me: makeMe(), slip: { ...emptySlip, picks: [event, makeEvent('b')].map(pickHome) }, isPlacing: true });
  const [market] = event.markets;
  const buttons = market?.selections.map((selection) => oddsButton(event, market, selection, false)) ?? [];
  patch(document.body, [slipPanel(getState()), ...buttons]);
  const names = [...document.querySelectorAll('button:enabled, input:enabled, select:enabled')].map(
    (element) => element.getAttribute('aria-label') ?? element.textContent,
  );
  expect(names).toEqual([en.closeSlip, en.copyLink, expect.stringContaining('a away')]);
});

test('SPB-05 a bet without an answer can be asked for where its selections were removed, and what became of it is shown', async () => {
  const { getState, patch, slipPanel, slipReport } = await openPage();
  const state = {
    ...getState(),
    me: makeMe(),
    slip: emptySlip,
    isPlacing: false,
    attempts: [{ key: 'key', selectionIds: ['a'] }],
  };
  const refusals = new Map([['a', { code: 'NOT_PLACED' } as const]]);
  expect(slipReport(state).text).toBe(en.checkAgain);
  patch(document.body, [slipPanel(state)]);
  expect(document.querySelector('.place-bet')?.textContent).toBe(en.checkAgain);
  patch(document.body, [slipPanel({ ...state, attempts: [], refusals })]);
  expect(document.querySelector('.refused')?.textContent).toBe(en['refused.NOT_PLACED']);
});

test.each([
  ['bonusOwnMoney', '10', 2_000, false],
  ['bonusPart', '11', 2_000, false],
  ['bonusCounts', '10', 2_000, undefined],
  ['bonusCounts', '10', 2_000, true],
  ['bonusCountsNot', '11', 1_500, true],
] as const)('DEC-BON-17 the slip says %s of a stake of %s with 10 of own money', async (name, stake, odds, isSticky) => {
  const { getState, patch, slipPanel } = await openPage();
  const bonus = { title: 'Bonus', isSticky, minOddsMilli: 1_800, maxBetMinor: null };
  const me = makeMe({ balanceMinor: 2_000, bonusMinor: 1_000, bonus });
  const picks = [{ ...pickHome(makeEvent('a', {}, odds)), stake }];
  patch(document.body, [slipPanel({ ...getState(), me, slip: { ...emptySlip, picks }, isPlacing: false })]);
  const text = document.querySelector('.slip-foot .bonus')?.textContent;
  expect(text).toBe(formatMessage(en[name], { bonus: 'Bonus', odds: '1.80', amount: '€1.00' }));
});
