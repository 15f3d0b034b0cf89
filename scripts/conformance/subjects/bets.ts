import { placeSportsBet, settleSportsBet, sportsRefusals, voidSportsBet } from '#lib/sportsbook/seamless/contract.ts';
import { requireChange } from '../money.ts';
import { observeBets } from '../observations/bets.ts';
import { stakeMinor } from '../observations/round.ts';
import { type Point, point } from '../point.ts';
import { notSigned, requireRefusal } from '../refusals.ts';
import { readReply, requireEqual, requireTrue } from '../shapes.ts';

const needs = ['platform', 'identity', 'player', 'serviceSecret', 'mayChange'] as const;
const noMoney = { status: 402, code: Object.entries(sportsRefusals).flatMap(([code, status]) => (status === 402 ? [code] : [])) };

/** The wallet that the sportsbook moves money with: these points speak in its name. */
export const betPoints: readonly Point[] = [
  point({
    id: 'bets.session',
    title: 'A token of the sportsbook opens a session of its player, with the balance of the wallet',
    rule: 'DEC-SPB-3',
    means: 'Players cannot bet, or bet with another player’s money.',
    needs,
    async run(backend) {
      const [{ playerId }, { bettor, before }] = [await backend.player(), await backend.once(observeBets)];
      requireTrue(bettor.playerId === playerId, 'a session of the test player', 'that of another');
      requireEqual(bettor.currency, before.currency, 'the currency of the session');
      const isPart = bettor.balanceMinor >= before.main && bettor.balanceMinor <= before.playable;
      requireTrue(isPart, `a balance of ${before.main} to ${before.playable}`, String(bettor.balanceMinor));
    },
  }),
  point({
    id: 'bets.refusals',
    title: 'A bet with another signature, one of more than the balance, and an unknown bet are refused',
    rule: 'DEC-SPB-3',
    means: 'Balances become negative, or anyone bets with the money of players.',
    needs,
    async run(backend) {
      const { notSigned: unsigned, tooMuch, unknownBet, before, afterRefusals } = await backend.once(observeBets);
      requireRefusal(unsigned, notSigned, 'a bet with another signature');
      requireRefusal(tooMuch, noMoney, 'a bet of more than the balance');
      requireRefusal(unknownBet, { status: 404, code: 'BET_UNKNOWN' }, 'the end of an unknown bet');
      requireChange('the playable balance after refused calls', before.playable, afterRefusals.playable, 0);
    },
  }),
  point({
    id: 'bets.exact',
    title: 'A bet takes exactly its stake, once, also at the same time',
    rule: 'DEC-SPB-3',
    means: 'A bet whose answer was lost costs its stake twice.',
    needs,
    async run(backend) {
      const { bets, otherAmount, afterRefusals, staked } = await backend.once(observeBets);
      const balances = new Set(bets.map((answer) => readReply(placeSportsBet, answer).balanceMinor));
      requireEqual(balances.size, 1, 'different answers to one bet');
      requireRefusal(otherAmount, { status: 409, code: 'TX_MISMATCH' }, 'the ids of a bet with another stake');
      requireChange('the playable balance', afterRefusals.playable, staked.playable, -stakeMinor);
    },
  }),
  point({
    id: 'bets.settlement',
    title: 'A settlement pays exactly its amount, once, also at the same time',
    rule: 'DEC-SPB-22',
    means: 'Won bets are paid twice, or not at all.',
    needs,
    async run(backend) {
      const { settlements, staked, settled } = await backend.once(observeBets);
      const balances = new Set(settlements.map((answer) => readReply(settleSportsBet, answer).balanceMinor));
      requireEqual(balances.size, 1, 'different answers to one settlement');
      requireChange('the playable balance', staked.playable, settled.playable, stakeMinor);
    },
  }),
  point({
    id: 'bets.void',
    title: 'A void gives the stake back once, and blocks a bet that comes later',
    rule: 'DEC-SPB-3',
    means: 'Players lose the stake of a bet that was given up, or get it back twice.',
    needs,
    async run(backend) {
      const { voids, lateBet, settled, voided, afterAll } = await backend.once(observeBets);
      for (const answer of voids) readReply(voidSportsBet, answer);
      requireChange('the playable balance after bet and void', settled.playable, voided.playable, 0);
      requireRefusal(lateBet, { status: 409, code: 'ROLLED_BACK' }, 'a bet after its void');
      requireChange('the playable balance after a late bet', voided.playable, afterAll.playable, 0);
    },
  }),
];
