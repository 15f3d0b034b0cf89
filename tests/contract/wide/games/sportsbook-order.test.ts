import fc from 'fast-check';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { openSportsbook } from '../../../fixtures/sandbox/sports/sportsbook.ts';
import { testDatabases } from '../../../fixtures/servers/test-databases.ts';

/** The calls that a sportsbook may send, in any order and number; the same ids come again. */
const callArb = fc.record({
  kind: fc.constantFrom('bet', 'bet', 'bet', 'bet', 'settle', 'settle', 'settle', 'void', 'cashout', 'unsettle', 'unsettle'),
  bet: fc.integer({ min: 1, max: 5 }),
  tx: fc.integer({ min: 1, max: 4 }),
  // Few amounts, so that the same call comes again.
  minor: fc.constantFrom<number[]>(0, 500, 1_000, 2_000, 9_000),
});
type Call = typeof callArb extends fc.Arbitrary<infer Value> ? Value : never;
type Answer = { readonly code: string } | { readonly after: number; readonly debt?: number };

interface ModelBet {
  state: 'open' | 'ended' | 'voided' | 'blocked';
  readonly stake: number;
  ending: string | undefined;
}

/** A minimal model of real money in bets, without a ledger: the first answer to an id stays. */
function createModel(balance: number) {
  const known = new Map<string, { readonly request: string; readonly answer: Answer }>();
  const bets = new Map<number, ModelBet>();
  /** What each settlement left on the account, and what it collected. */
  const paid = new Map<string, { readonly net: number; readonly collected: number }>();
  let debt = 0;
  const refuse = (code: string) => ({ code });
  const settled = () => ({ after: balance, debt });

  /** The settlement that a call takes back: mostly the one in force, else one that may be past or never was. */
  const settlementOf = (bet: number, minor: number) =>
    (minor % 4 > 0 && bets.get(bet)?.ending) || `settle-${bet}-${1 + (minor % 3)}`;

  function end(bet: ModelBet, id: string, minor: number): Answer {
    const collected = Math.min(debt, minor);
    debt -= collected;
    balance += minor - collected;
    paid.set(id, { net: minor - collected, collected });
    Object.assign(bet, { state: 'ended', ending: id });
    return settled();
  }

  function work({ kind, bet: number, minor }: Call, id: string): Answer {
    const bet = bets.get(number);
    if (kind === 'bet') {
      if (bet) return refuse(bet.state === 'voided' || bet.state === 'blocked' ? 'ROLLED_BACK' : 'TX_MISMATCH');
      if (minor > balance) return refuse('NOT_ENOUGH_FUNDS');
      balance -= minor;
      bets.set(number, { state: 'open', stake: minor, ending: undefined });
      return { after: balance };
    }
    if (kind === 'void' && !bet) {
      bets.set(number, { state: 'blocked', stake: 0, ending: undefined });
      return { after: 0, debt: 0 };
    }
    if (!bet) return refuse('BET_UNKNOWN');
    if (bet.state === 'blocked') return refuse('BET_ENDED');
    if (kind === 'unsettle') {
      const target = bet.ending;
      if (target === undefined || target !== settlementOf(number, minor)) return refuse('TX_MISMATCH');
      const { net, collected } = paid.get(target) ?? { net: 0, collected: 0 };
      const taken = Math.min(balance, net);
      balance -= taken;
      debt += net - taken + collected;
      Object.assign(bet, { state: 'open', ending: undefined });
      return settled();
    }
    if (bet.state !== 'open') return refuse('BET_ENDED');
    if (kind === 'void') {
      balance += bet.stake;
      bet.state = 'voided';
      return settled();
    }
    return end(bet, id, minor);
  }

  function requestOf({ kind, bet, tx, minor }: Call) {
    if (kind === 'void') return { kind, bet, tx };
    return { kind, bet, tx, minor: kind === 'unsettle' ? settlementOf(bet, minor) : minor };
  }

  return {
    balance: () => balance,
    settlementOf,
    answer(call: Call): Answer {
      const id = idOf(call);
      const request = JSON.stringify(requestOf(call));
      const before = known.get(id);
      if (before) {
        if (before.request !== request) return refuse('TX_MISMATCH');
        const isVoided = call.kind === 'bet' && 'after' in before.answer && bets.get(call.bet)?.state === 'voided';
        return isVoided ? refuse('ROLLED_BACK') : before.answer;
      }
      const answer = work(call, id);
      known.set(id, { request, answer });
      return answer;
    },
  };
}

const idOf = ({ kind, bet, tx }: Call) => `${kind}-${bet}-${tx}`;

describe.each(testDatabases)('arbitrary calls of the sportsbook on $name', ({ open }) => {
  const book = openBeforeAll(async () => openSportsbook(await open()));

  test('SPB-06 are answered as the model does, book once, and leave the ledger balanced', async () => {
    let turn = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(callArb, { minLength: 20, maxLength: 50 }), async (calls) => {
        turn += 1;
        const { playerId, sessionId } = await book().bettor(20);
        const model = createModel(2_000);
        const own = (id: string) => `${turn}:${id}`;
        for (const drawn of calls) {
          // A stake and a cash-out are never zero.
          const call = drawn.kind === 'bet' || drawn.kind === 'cashout' ? { ...drawn, minor: drawn.minor + 1 } : drawn;
          const { status, body } = await send({ call, own, sessionId, settlement: model.settlementOf(call.bet, call.minor) });
          const answer =
            status === 200
              ? { after: body.balanceMinor, ...('uncollectedMinor' in body && { debt: body.uncollectedMinor }) }
              : { code: body.code };
          expect({ call, answer }).toEqual({ call, answer: model.answer(call) });
        }
        expect(await book().desk.mainOf(playerId)).toBe(model.balance());
      }),
      { numRuns: 10, endOnFailure: true },
    );
    expect(await verifyLedger(book().desk.database)).toMatchObject({ balanced: true, faults: [] });
  }, 240_000);

  interface Sent {
    readonly call: Call;
    readonly own: (id: string) => string;
    readonly sessionId: string;
    /** Of a call that takes one back. */
    readonly settlement: string;
  }

  async function send({ call, own, sessionId, settlement }: Sent) {
    const { kind, minor } = call;
    const [betId, txId] = [own(`bet${call.bet}`), own(idOf(call))];
    if (kind === 'bet') return book().bet(sessionId, betId, minor, { txId });
    if (kind === 'settle') return book().settle(betId, minor, { txId });
    if (kind === 'cashout') return book().cashOut(betId, minor, txId);
    return kind === 'void' ? book().void(betId, txId) : book().unsettle(betId, own(settlement), txId);
  }
});
