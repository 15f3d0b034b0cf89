/** @jest-environment jsdom */
import en from '../../messages/en.json' with { type: 'json' };

let mockRefusal: { readonly code: string } = { code: '' };
jest.mock('../shared/api.ts', () => ({
  onExpired: () => undefined,
  getJson: () => Promise.resolve({ ok: false, refusal: { code: 'CONNECTION' } }),
  postJson: () => Promise.resolve({ ok: false, refusal: mockRefusal }),
}));

test.each([
  ['NOT_FOUND', en.cashOutGone],
  ['OFFER_CHANGED', en.cashOutGone],
  ['UNAVAILABLE', en.cashOutGone],
  ['CONNECTION', en.cashOutLost],
  ['BET_ENDED', en['refused.BET_ENDED']],
  ['TOO_MANY', en['refused.TOO_MANY']],
])('ERR-03 a cash-out that is refused with %s says what that means for the bet', async (code, text) => {
  mockRefusal = { code };
  document.body.innerHTML = `<script id="facts" type="application/json">${JSON.stringify({
    ...{
      key: 'key',
      owner: 'ava',
      site: 'http://site',
      language: 'en',
      numbers: { group: ',', decimal: '.' },
      currency: 'EUR',
      path: '',
      messages: en,
    },
  })}</script>`;
  const { getState, setState } = await import('../state/store.ts');
  const { confirmCashOut } = await import('./bet-actions.ts');
  setState({
    cashOut: { betId: 'sb-1', offerId: 'o1', amountMinor: 500, oldMinor: undefined, isSending: false, message: undefined },
  });
  await confirmCashOut();
  expect(getState().cashOut).toMatchObject({ isSending: false, message: text });
});
