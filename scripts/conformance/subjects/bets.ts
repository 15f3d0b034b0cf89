import { placeSportsBet, settleSportsBet, sportsRefusals, voidSportsBet } from '#lib/sportsbook/seamless/contract.ts';
import { requireChange } from '../money.ts';
import { observeBets } from '../observations/bets.ts';
import { stakeMinor } from '../observations/round.ts';
import type { Runs } from '../point.ts';
import { notSigned, requireRefusal } from '../refusals.ts';
import { readReply, requireEqual, requireTrue } from '../shapes.ts';

const noMoney = { status: 402, code: Object.entries(sportsRefusals).flatMap(([code, status]) => (status === 402 ? [code] : [])) };

/** The wallet that the sportsbook moves money with: these points speak in its name. */
export const betRuns = {
  'bets.session': async (backend) => {
    const [{ playerId }, { bettor, before }] = [await backend.player(), await backend.once(observeBets)];
    requireTrue(bettor.playerId === playerId, 'a session of the test player', 'that of another');
    requireEqual(bettor.currency, before.currency, 'the currency of the session');
    const isPart = bettor.balanceMinor >= before.main && bettor.balanceMinor <= before.playable;
    requireTrue(isPart, `a balance of ${before.main} to ${before.playable}`, String(bettor.balanceMinor));
  },
  'bets.refusals': async (backend) => {
    const { notSigned: unsigned, tooMuch, unknownBet, before, afterRefusals } = await backend.once(observeBets);
    requireRefusal(unsigned, notSigned, 'a bet with another signature');
    requireRefusal(tooMuch, noMoney, 'a bet of more than the balance');
    requireRefusal(unknownBet, { status: 404, code: 'BET_UNKNOWN' }, 'the end of an unknown bet');
    requireChange('the playable balance after refused calls', before.playable, afterRefusals.playable, 0);
  },
  'bets.exact': async (backend) => {
    const { bets, otherAmount, afterRefusals, staked } = await backend.once(observeBets);
    const balances = new Set(bets.map((answer) => readReply(placeSportsBet, answer).balanceMinor));
    requireEqual(balances.size, 1, 'different answers to one bet');
    requireRefusal(otherAmount, { status: 409, code: 'TX_MISMATCH' }, 'the ids of a bet with another stake');
    requireChange('the playable balance', afterRefusals.playable, staked.playable, -stakeMinor);
  },
  'bets.settlement': async (backend) => {
    const { settlements, staked, settled } = await backend.once(observeBets);
    const balances = new Set(settlements.map((answer) => readReply(settleSportsBet, answer).balanceMinor));
    requireEqual(balances.size, 1, 'different answers to one settlement');
    requireChange('the playable balance', staked.playable, settled.playable, stakeMinor);
  },
  'bets.void': async (backend) => {
    const { voids, lateBet, settled, voided, afterAll } = await backend.once(observeBets);
    for (const answer of voids) readReply(voidSportsBet, answer);
    requireChange('the playable balance after bet and void', settled.playable, voided.playable, 0);
    requireRefusal(lateBet, { status: 409, code: 'ROLLED_BACK' }, 'a bet after its void');
    requireChange('the playable balance after a late bet', voided.playable, afterAll.playable, 0);
  },
} satisfies Partial<Runs>;
