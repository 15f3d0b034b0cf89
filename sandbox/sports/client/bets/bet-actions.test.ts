/** @jest-environment jsdom */
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import en from '../../messages/en.json' with { type: 'json' };

const refused = (code: string) => ({ ok: false, refusal: { code } });
const answered = (bet: object) => ({ ok: true, value: { bet: { betId: 'sb-1', cashOut: null, isCashingOut: false, ...bet } } });

let mockPosted: object[] = [];
let mockReads: object[] = [];
const mockLost = refused('CONNECTION');
jest.mock('../shared/api.ts', () => ({
  onExpired: () => undefined,
  wait: () => Promise.resolve(),
  getJson: (path: string) => Promise.resolve((path.startsWith('/api/bets/') && mockReads.shift()) || mockLost),
  postJson: () => Promise.resolve(mockPosted.shift()),
}));

async function cashOut(posted: object | object[], ...reads: object[]) {
  mockPosted = [posted].flat();
  mockReads = reads;
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
    announcement: '',
  });
  await confirmCashOut();
  return getState();
}

test.each([
  ['NOT_FOUND', en.cashOutGone],
  ['OFFER_CHANGED', en.cashOutGone],
  ['UNAVAILABLE', en.cashOutGone],
  ['CONNECTION', en.cashOutLost],
  ['BET_ENDED', en['refused.BET_ENDED']],
  ['TOO_MANY', en['refused.TOO_MANY']],
])('ERR-03 a cash-out that is refused with %s says what that means for the bet', async (code, text) => {
  const state = await cashOut(refused(code));
  expect(state).toMatchObject({ cashOut: { isSending: false, message: text }, announcement: text });
});

const waiting = answered({ state: 'OPEN', isCashingOut: true });
const sold = answered({ state: 'CASHED_OUT', payoutMinor: 500 });
const done = formatMessage(en.cashOutDone, { amount: '€5.00' });

test.each([
  ['is sold at once', [sold], done],
  ['is sold after its delay', [waiting, waiting, mockLost, sold], done],
  ['is sold although its answer was lost', [mockLost, sold], done],
  ['waits although its answer was lost', [mockLost, waiting, sold], done],
  ['may have to be asked again after a lost answer', [mockLost, answered({ state: 'OPEN' })], en.cashOutLost],
  ['stays open without an offer', [waiting, answered({ state: 'OPEN' })], en.cashOutGone],
  ['has ended meanwhile', [waiting, answered({ state: 'WON', payoutMinor: 900 })], en['refused.BET_ENDED']],
] as const)('SPB-06 a bet that %s says so', async (_, replies, text) => {
  const [posted = {}, ...reads] = replies;
  const { cashOut: shown, announcement } = await cashOut(posted, ...reads);
  expect([shown?.isSending, shown?.message, announcement]).toEqual([false, text, text]);
});

test('SPB-06 a bet that is not decided in time leaves what it says to its card', async () => {
  const { cashOut: shown, announcement } = await cashOut(waiting, ...Array.from({ length: 19 }, () => waiting));
  expect([shown, announcement]).toEqual([undefined, en.cashingOut]);
});

test.each([
  ['its request was answered', waiting, []],
  ['its answer was lost', mockLost, [waiting]],
])('SPB-06 a live bet whose price fell during the delay is offered at its new price, where %s', async (_, posted, reads) => {
  const offer = { offerId: 'o2', amountMinor: 400 };
  const { cashOut: shown } = await cashOut(posted, ...reads, answered({ state: 'OPEN', cashOut: offer }));
  expect(shown).toMatchObject({ ...offer, oldMinor: 500, isSending: false, message: undefined });
});

test.each([
  [500, { message: done }],
  [499, { message: undefined, amountMinor: 499, oldMinor: 500 }],
])(
  'SPB-06 an offer that has run out is taken again at %s where it is no lower than the accepted one',
  async (amountMinor, shown) => {
    const changed = { ok: false, refusal: { code: 'OFFER_CHANGED', offer: { offerId: 'o2', amountMinor } } };
    expect((await cashOut([changed, sold])).cashOut).toMatchObject({ ...shown, isSending: false });
  },
);
