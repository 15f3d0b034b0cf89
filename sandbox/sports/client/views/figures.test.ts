/** @jest-environment jsdom */
import en from '../../messages/en.json' with { type: 'json' };

test('BON-30 a settled bet with a boost shows the payout without it, the boost and their sum', async () => {
  document.body.innerHTML = `<script id="facts" type="application/json">${JSON.stringify({
    ...{ key: 'key', owner: '', site: 'http://site', language: 'en', currency: 'EUR', path: '', messages: en },
    numbers: { group: ',', decimal: '.' },
  })}</script><dl></dl>`;
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
