/** @jest-environment node */
import fc from 'fast-check';
import { readCashierMessage } from '#lib/cashier/message.ts';
import { consentCookies, readConsent } from '#lib/consent/cookies.ts';
import { consentVersion, cookieGroups } from '#lib/consent/rules.ts';
import { summarizeReports } from '#lib/core/api/policy-report.ts';
import { parseGeoContext } from '#lib/edge/geo-context.ts';
import { parseFromGame } from '#lib/games/play/frame-contract.ts';
import { initialPlay, nextPlay } from '#lib/games/play/play-state.ts';
import { feedMessageSchema } from '#lib/realtime/contract.ts';
import { readFeedMessage } from '#lib/realtime/message.ts';
import { parseFromSports } from '#lib/sportsbook/frame-contract.ts';
import { readFeedEvent } from '#sandbox/realtime/feed-event.ts';
import { hostileText, hostileValue } from '../../fixtures/hostile-text.ts';

const gameTypes = [
  'ready',
  'roundStart',
  'roundEnd',
  'balanceUpdate',
  'paused',
  'resumed',
  'lobby',
  'deposit',
  'rewards',
  'error',
];
const sportsTypes = ['ready', 'resize', 'route', 'login', 'betPlaced', 'balance', 'expired', 'oddsFormat', 'slip'];
const member = fc.oneof(hostileText, fc.double(), fc.boolean(), fc.constant(null), hostileValue);

/** `{type, payload}` with a known type and members of the known names. */
function messageOf(types: readonly string[], names: readonly string[]): fc.Arbitrary<unknown> {
  const payload = fc.dictionary(fc.constantFrom(...names), member);
  return fc.oneof(hostileValue, fc.record({ type: fc.constantFrom(...types), payload: fc.oneof(payload, hostileValue) }));
}

test('GAM-21 whatever a game posts, its totals stay numbers', () => {
  const message = messageOf(
    gameTypes.map((type) => `gprg_${type}`),
    ['roundId', 'bet', 'win', 'balance', 'currency', 'code', 'message'],
  );
  fc.assert(
    fc.property(fc.array(message), (messages) => {
      const read = messages.flatMap((data) => parseFromGame(data) ?? []);
      const { totals, rounds } = read.reduce(
        (state, each) => nextPlay(state, { kind: 'message', message: each, isForMoney: true }),
        initialPlay,
      );
      expect([totals.turnover, totals.winnings].some(Number.isNaN)).toBe(false);
      expect(rounds).toBeLessThanOrEqual(messages.length);
    }),
  );
});

test('SPB-03 whatever the sportsbook posts, the site reads a height, a path and texts within their bounds or nothing', () => {
  const message = messageOf(
    sportsTypes.map((type) => `sb.${type}`),
    ['height', 'path', 'title', 'betId', 'format', 'isOpen', 'name', 'text', 'odds'],
  );
  fc.assert(
    fc.property(message, (data) => {
      const read = parseFromSports(data);
      if (read?.type === 'sb.resize') expect(read.payload.height).toBeLessThanOrEqual(100_000);
      if (read?.type === 'sb.route') expect(read.payload.path.length).toBeLessThanOrEqual(300);
    }),
  );
});

const slip = { isOpen: true, name: 'Betslip', text: '2 selections', odds: '4.00' };

test.each<readonly [isRead: boolean, type: string, payload: unknown]>([
  [true, 'gprg_ready', {}],
  [false, 'gprg_ready', undefined],
  [false, 'gprg_ready', []],
  [false, 'gprg_unknown', {}],
  [false, 'constructor', {}],
  [true, 'gprg_roundStart', { roundId: 'r'.repeat(64) }],
  [false, 'gprg_roundStart', { roundId: 'r'.repeat(65) }],
  [false, 'gprg_roundStart', { roundId: 1 }],
  [true, 'gprg_roundEnd', { roundId: 'r', bet: 0.2, win: -1 }],
  [false, 'gprg_roundEnd', { roundId: 'r', bet: 0.2 }],
  [false, 'gprg_roundEnd', { roundId: 'r', bet: 0.2, win: Number.POSITIVE_INFINITY }],
  [false, 'gprg_balanceUpdate', { balance: Number.NaN, currency: 'EUR' }],
  [false, 'gprg_balanceUpdate', { balance: '1', currency: 'EUR' }],
  [true, 'gprg_error', { code: 'c'.repeat(64), message: 'm'.repeat(300) }],
  [false, 'gprg_error', { code: 'c', message: 'm'.repeat(301) }],
  [true, 'sb.resize', { height: 0 }],
  [true, 'sb.resize', { height: 100_000 }],
  [false, 'sb.resize', { height: 100_001 }],
  [false, 'sb.resize', { height: -1 }],
  [false, 'sb.resize', { height: 1.5 }],
  [false, 'sb.resize', { height: Number.NaN }],
  [true, 'sb.route', { path: '' }],
  [true, 'sb.route', { path: 'p'.repeat(300), title: 't'.repeat(120) }],
  [false, 'sb.route', { path: 'p'.repeat(301) }],
  [false, 'sb.route', { path: '', title: 't'.repeat(121) }],
  [false, 'sb.route', { path: '', title: null }],
  [false, 'sb.route', { title: 'Football' }],
  [false, 'sb.betPlaced', { betId: 'b'.repeat(65) }],
  [true, 'sb.oddsFormat', { format: 'AMERICAN' }],
  [false, 'sb.oddsFormat', { format: 'toString' }],
  [true, 'sb.slip', slip],
  [false, 'sb.slip', { ...slip, isOpen: 'yes' }],
  [false, 'sb.slip', { ...slip, name: 'n'.repeat(41) }],
  [false, 'sb.slip', { ...slip, text: 't'.repeat(81) }],
  [false, 'sb.slip', { ...slip, odds: 'o'.repeat(17) }],
])('DEC-GAM-10 DEC-SPB-1 reads a message of a frame (%s): %s %j', (isRead, type, payload) => {
  const read = type.startsWith('sb.') ? parseFromSports : parseFromGame;
  expect(read({ type, payload })).toEqual(isRead ? { type, payload } : undefined);
});

test('what a frame’s message has besides its members is left out', () => {
  const message = { type: 'sb.route', payload: { path: 'football', more: 1 }, more: 1 };
  expect(parseFromSports(message)).toEqual({ type: 'sb.route', payload: { path: 'football' } });
});

test('DEP-07 whatever the cashier’s page posts, a result has a known status and a text as its transaction', () => {
  const status = fc.oneof(fc.constantFrom('success', 'declined', 'cancelled', 'pending'), member);
  fc.assert(
    fc.property(
      fc.oneof(hostileValue, fc.record({ type: fc.constant('cashier.result'), status, transactionId: member })),
      (data) => {
        const read = readCashierMessage(data);
        if (read)
          expect([read.status, typeof read.transactionId]).toEqual([
            expect.stringMatching(/^(success|declined|cancelled|pending)$/),
            'string',
          ]);
      },
    ),
  );
});

test('RTM-04 whatever comes by the socket is a message of the contract, nothing, or a SyntaxError', () => {
  const entry = fc.record({
    walletId: member,
    walletType: fc.constantFrom('MAIN', 'BONUS'),
    amount: fc.double(),
    currencyCode: fc.constant('EUR'),
  });
  const map = fc.record({ main: fc.array(entry), locked: fc.array(entry), bonus: fc.oneof(fc.array(entry), member) });
  const dates = fc.oneof(
    fc.date({ noInvalidDate: true }).map((at) => at.toISOString()),
    hostileText,
  );
  const message = fc.record(
    {
      type: fc.constantFrom('WALLET_BALANCE', 'PLAYER_ATTRIBUTE_CHANGE', 'PLAYER_LOYALTY_LEVEL'),
      balanceMap: map,
      asOf: dates,
      attributes: fc.object(),
      playerId: member,
      loyaltyLevel: member,
    },
    { requiredKeys: ['type'] },
  );
  const text = fc.oneof(
    hostileText,
    fc.json(),
    message.map((value) => JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? 1 : part))),
  );
  fc.assert(
    fc.property(text, (frame) => {
      try {
        const read = readFeedMessage(frame);
        if (read) expect(feedMessageSchema.safeParse(read)).toMatchObject({ success: true });
      } catch (error) {
        expect(error).toBeInstanceOf(SyntaxError);
      }
      readFeedEvent(frame);
    }),
  );
});

test('CKI-02 any cookies are a consent or none, and one that was written is read', () => {
  const cookies = fc.array(
    fc.tuple(fc.constantFrom(...Object.values(consentCookies)), fc.oneof(hostileText, fc.json().map(encodeURIComponent))),
  );
  fc.assert(fc.property(cookies, (pairs) => void readConsent(pairs.map((pair) => pair.join('=')).join('; '))));
  const options = fc.record(Object.fromEntries(cookieGroups.map((group) => [group, fc.boolean()])));
  fc.assert(
    fc.property(options, fc.stringMatching(/^[\w-]{1,40}$/), (chosen, id) => {
      const text = `a=b; ${consentCookies.options}=${encodeURIComponent(JSON.stringify(chosen))}; ${consentCookies.version}=${consentVersion}; ${consentCookies.id}=${id}`;
      expect(readConsent(text)).toEqual({ version: consentVersion, consentId: id, options: { ...chosen, essentials: true } });
    }),
  );
});

test('any value is summarized as a report or not at all, and any object is a geo context or none', () => {
  fc.assert(
    fc.property(hostileValue, fc.object(), (value, object) => {
      expect(summarizeReports(value)).toEqual(expect.any(Array));
      parseGeoContext(object);
    }),
  );
});
