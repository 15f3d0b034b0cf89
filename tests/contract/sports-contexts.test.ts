import { createSportsContext, sportsContractHeaders } from '#lib/sportsbook/contract.ts';
import { authenticateBettor } from '#lib/sportsbook/seamless/contract.ts';
import type { PlatformClient } from '#sandbox/sports/wallet/platform-client.ts';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { bettor, customer, openSports } from '../fixtures/sandbox/sports/sports.ts';

const sports = openBeforeAll(() => openSports({ platform, realNow: () => Date.now() + aheadMs }), 120_000);
let isReachable = true;
const aheadMs = 0;

const platform: PlatformClient = {
  async post(path, body, reply) {
    if (!isReachable || path !== authenticateBettor.path) return { kind: 'unknown' };
    if (!('sessionToken' in body) || body.sessionToken !== customer.sessionToken)
      return { kind: 'refused', code: 'INVALID_TOKEN' };
    const money = { balanceMinor: 5_000, bonusMinor: 0, freeBets: [], bonus: null };
    return { kind: 'answer', answer: reply.parse({ ...money, ...bettor }) };
  },
};

test('SPB-01 prepares the frame for a visitor and for a player, each with an address of its own', async () => {
  const opened = await Promise.all([
    sports().openContext(),
    sports().openContext({ customer }),
    sports().openContext({ customer }),
  ]);
  expect(opened.map(({ status }) => status)).toEqual([201, 201, 201]);
  const replies = opened.map(({ body }) => createSportsContext.reply.parse(body));
  expect(new Set(replies.map(({ contextId }) => contextId)).size).toBe(3);
  for (const { iframeUrl, contextId } of replies) {
    expect(new URL(iframeUrl).searchParams.get('context')).toBe(contextId);
    expect(iframeUrl).not.toContain(customer.sessionToken);
  }
});

test.each([
  ['error.contract.type', 400, { customer }, { [sportsContractHeaders.type]: 'AnonymousCustomer' }],
  ['error.contract.type', 400, {}, { [sportsContractHeaders.type]: 'LoggedInCustomer' }],
  ['error.contract.version', 400, {}, { [sportsContractHeaders.version]: '2' }],
  ['error.validation', 400, {}, { [sportsContractHeaders.correlation]: 'no uuid' }],
  ['error.validation', 400, { parentIframeSetup: { origin: 'https://elsewhere.example', height: 'auto' as const } }, {}],
  ['error.validation', 400, { currency: 'ZZZ' }, {}],
  ['INVALID_TOKEN', 401, { customer: { ...customer, sessionToken: 'a-token-of-nobody' } }, {}],
  ['INVALID_TOKEN', 401, { customer: { ...customer, playerId: '100025' } }, {}],
])('SPB-01 refuses with %s', async (code, status, more, headers) => {
  expect(await sports().openContext(more, headers)).toMatchObject({ status, body: { code } });
});

test('a request without the signature of the site is refused', async () => {
  expect(await sports().openContext({}, {}, 'another-key')).toMatchObject({ status: 401, body: { code: 'error.signature' } });
});

test('a platform that does not answer is no wrong token', async () => {
  isReachable = false;
  expect(await sports().openContext({ customer })).toMatchObject({ status: 503 });
  isReachable = true;
});

test('bodies that are not storable are refused', async () => {
  expect((await sports().openContext({ brand: 'a\u0000' })).status).toBe(400);
});
