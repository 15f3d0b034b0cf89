/** @jest-environment node */
import fc from 'fast-check';
import { readCashierMessage } from '#lib/cashier/message.ts';
import { consentCookies, readConsent } from '#lib/consent/cookies.ts';
import { consentVersion, cookieGroups } from '#lib/consent/rules.ts';
import { summarizeReports } from '#lib/core/api/policy-report.ts';
import { parseGeoContext } from '#lib/edge/geo-context.ts';
import { fromGameSchema } from '#lib/games/play/frame-contract.ts';
import { initialPlay, nextPlay } from '#lib/games/play/play-state.ts';
import { feedMessageSchema } from '#lib/realtime/contract.ts';
import { readFeedMessage } from '#lib/realtime/message.ts';
import { fromSportsSchema } from '#lib/sportsbook/frame-contract.ts';
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
      const read = messages.flatMap((data) => fromGameSchema.safeParse(data).data ?? []);
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
      const read = fromSportsSchema.safeParse(data).data;
      if (read?.type === 'sb.resize') expect(read.payload.height).toBeLessThanOrEqual(100_000);
      if (read?.type === 'sb.route') expect(read.payload.path.length).toBeLessThanOrEqual(300);
    }),
  );
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
  fc.assert(fc.property(cookies, (pairs) => void readConsent(pairs.map((pair) => pair.join('=')).join('; '), true)));
  const options = fc.record(Object.fromEntries(cookieGroups.map((group) => [group, fc.boolean()])));
  fc.assert(
    fc.property(options, fc.stringMatching(/^[\w-]{1,40}$/), (chosen, id) => {
      const text = `a=b; ${consentCookies.options}=${encodeURIComponent(JSON.stringify(chosen))}; ${consentCookies.version}=${consentVersion}; ${consentCookies.id}=${id}`;
      expect(readConsent(text, true)).toEqual({
        version: consentVersion,
        consentId: id,
        options: { ...chosen, essentials: true },
      });
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
