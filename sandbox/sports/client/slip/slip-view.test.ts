/** @jest-environment jsdom */
import { parseFromSports } from '#lib/sportsbook/frame-contract.ts';
import { makeEvent, makeMe } from '../../../../tests/fixtures/sandbox/sports/sports-page.ts';
import en from '../../messages/en.json' with { type: 'json' };
import { addPick, emptySlip, makePick } from './slip.ts';

test.each([
  [2, 2_000, '4.00'],
  [12, 9_000_000, ''],
])('SPB-05 the site accepts the report of a slip of %s selections', async (count, oddsMilli, odds) => {
  window.matchMedia = () => ({ matches: true, addEventListener: () => undefined }) as unknown as MediaQueryList;
  document.body.innerHTML = `<script id="facts" type="application/json">${JSON.stringify({
    ...{ key: 'key', owner: '', site: 'http://site', language: 'en', currency: 'EUR', path: '', messages: en },
    numbers: { group: ',', decimal: '.' },
  })}</script>`;
  const { getState } = await import('../state/store.ts');
  const { slipReport } = await import('./slip-view.ts');
  const slip = Array.from({ length: count }, (_, index) => makeEvent(`e${index}`, {}, oddsMilli)).reduce((now, event) => {
    const [market] = event.markets;
    const [selection] = market?.selections ?? [];
    return market && selection ? addPick(now, makePick(event, market, selection)) : now;
  }, emptySlip);
  const payload = slipReport({ ...getState(), slip, me: makeMe() });
  expect(payload).toMatchObject({ text: `${count} selections`, odds });
  expect(parseFromSports({ type: 'sb.slip', payload })).toBeDefined();
});
