import {
  authenticateGame,
  payWin,
  placeBet,
  readGameBalance,
  rollBackBet,
  walletRefusals,
} from '#lib/wallet/seamless/contract.ts';
import { requireChange } from '../money.ts';
import { observeRounds, stakeMinor, winMinor } from '../observations/round.ts';
import { type Point, point } from '../point.ts';
import { notSigned, requireRefusal, requireRefused } from '../refusals.ts';
import { readReply, requireEqual, requireTrue, toMinor } from '../shapes.ts';

const needs = ['platform', 'identity', 'player', 'serviceSecret', 'game', 'mayChange'] as const;
const noMoney = { status: 402, code: Object.entries(walletRefusals).flatMap(([code, status]) => (status === 402 ? [code] : [])) };

/** The wallet that games move money with: these points speak in the name of a game's service. */
export const stakePoints: readonly Point[] = [
  point({
    id: 'stakes.session',
    title: 'A launch token opens a session of its player, with the balance of the wallet',
    rule: 'DEC-GAM-2',
    means: 'Games do not open, or show another balance than the header.',
    needs,
    async run(backend) {
      const [{ playerId }, { authenticated, before }] = [await backend.player(), await backend.once(observeRounds)];
      requireTrue(authenticated.playerId === playerId, 'a session of the test player', 'that of another');
      requireEqual(authenticated.mode, 'real', 'the mode of the session');
      requireEqual(authenticated.currency, before.currency, 'the currency of the session');
      requireTrue(
        authenticated.balanceMinor >= before.main && authenticated.balanceMinor <= before.playable,
        `a balance between own money and all that is playable: ${before.main} to ${before.playable}`,
        String(authenticated.balanceMinor),
      );
    },
  }),
  point({
    id: 'stakes.token',
    title: 'An unknown launch token, and an unknown session, are refused',
    rule: 'DEC-GAM-2',
    means: 'Anyone plays with a player’s money.',
    needs,
    async run(backend) {
      const body = { token: 'conformance-unknown', provider: 'playngo' };
      await requireRefused(backend, authenticateGame, { body }, { status: 401, code: 'INVALID_TOKEN' });
      await requireRefused(
        backend,
        readGameBalance,
        { body: { sessionId: 'gs_unknown' } },
        { status: 402, code: 'SESSION_CLOSED' },
      );
    },
  }),
  point({
    id: 'stakes.signature',
    title: 'A stake with another signature is refused and takes nothing',
    rule: 'DEC-WIRE-8',
    means: 'Anyone takes or books money of players.',
    needs,
    async run(backend) {
      const { notSigned: answer, before, afterRefusals } = await backend.once(observeRounds);
      requireRefusal(answer, notSigned, 'a stake with another signature');
      requireChange('the playable balance after refused calls', before.playable, afterRefusals.playable, 0);
    },
  }),
  point({
    id: 'stakes.funds',
    title: 'A stake of more than the balance is refused with 402 and takes nothing',
    rule: 'DEC-GAM-3',
    means: 'Balances become negative.',
    needs,
    async run(backend) {
      const { tooMuch, before, afterRefusals } = await backend.once(observeRounds);
      requireRefusal(tooMuch, noMoney, 'a stake of more than the balance');
      requireChange('the playable balance after refused calls', before.playable, afterRefusals.playable, 0);
    },
  }),
  point({
    id: 'stakes.exact',
    title: 'A stake takes exactly its amount, once for one id, also at the same time',
    rule: 'DEC-GAM-2',
    means: 'A round whose answer was lost costs its stake twice.',
    needs,
    async run(backend) {
      const { bets, afterRefusals, staked } = await backend.once(observeRounds);
      const balances = new Set(bets.map((answer) => readReply(placeBet, answer).balanceMinor));
      requireEqual(balances.size, 1, 'different answers to one stake');
      requireChange('the playable balance', afterRefusals.playable, staked.playable, -stakeMinor);
    },
  }),
  point({
    id: 'stakes.mismatch',
    title: 'The id of a stake with another amount is refused',
    rule: 'DEC-GAM-2',
    means: 'A stake is taken that the game does not know.',
    needs,
    async run(backend) {
      const { otherAmount } = await backend.once(observeRounds);
      requireRefusal(otherAmount, { status: 409, code: 'TX_MISMATCH' }, 'the id of a stake with another amount');
    },
  }),
  point({
    id: 'stakes.win',
    title: 'A win pays exactly its amount, once for one id, also at the same time',
    rule: 'DEC-GAM-2',
    means: 'Wins are paid twice, or not at all.',
    needs,
    async run(backend) {
      const { wins, staked, won } = await backend.once(observeRounds);
      const balances = new Set(wins.map((answer) => readReply(payWin, answer).balanceMinor));
      requireEqual(balances.size, 1, 'different answers to one win');
      requireChange('the playable balance', staked.playable, won.playable, winMinor);
    },
  }),
  point({
    id: 'stakes.unknown-round',
    title: 'A win of a round without a stake is refused and pays nothing',
    rule: 'DEC-GAM-2',
    means: 'Money is paid for rounds that were never played.',
    needs,
    async run(backend) {
      const { unknownRound } = await backend.once(observeRounds);
      requireRefusal(unknownRound, { status: 404, code: 'ROUND_UNKNOWN' }, 'a win of an unknown round');
    },
  }),
  point({
    id: 'stakes.rollback',
    title: 'A rollback returns the stake once',
    rule: 'DEC-GAM-2',
    means: 'Players lose the stake of a round that failed, or get it back twice.',
    needs,
    async run(backend) {
      const { rollbacks, won, rolledBack } = await backend.once(observeRounds);
      for (const answer of rollbacks) readReply(rollBackBet, answer);
      requireChange('the playable balance after stake and rollback', won.playable, rolledBack.playable, 0);
    },
  }),
  point({
    id: 'stakes.early-rollback',
    title: 'A rollback that comes before its stake blocks the stake',
    rule: 'DEC-GAM-2',
    means: 'A stake that the game has given up is taken all the same.',
    needs,
    async run(backend) {
      const { earlyRollback, lateBet, rolledBack, afterAll } = await backend.once(observeRounds);
      readReply(rollBackBet, earlyRollback);
      requireRefusal(lateBet, { status: 409, code: 'ROLLED_BACK' }, 'a stake after its rollback');
      requireChange('the playable balance', rolledBack.playable, afterAll.playable, 0);
    },
  }),
  point({
    id: 'stakes.history',
    title: 'Stake and win are rows of the history, and add up to the change of the balance',
    rule: 'DEC-WAL-1',
    means: 'Players cannot find a round in their history.',
    needs,
    async run(backend) {
      const { history, before, afterAll, authenticated } = await backend.once(observeRounds);
      const rows = history.filter(({ gameId }) => gameId === authenticated.gameId).slice(0, 4);
      const amounts = rows.map(({ amount, currency }) => toMinor(amount, currency, 'amount'));
      requireTrue(amounts.includes(-stakeMinor), `a row of −${stakeMinor} minor units`, amounts.join(', ') || 'none');
      requireTrue(amounts.includes(winMinor), `a row of ${winMinor} minor units`, amounts.join(', ') || 'none');
      requireChange('the playable balance over all rounds', before.playable, afterAll.playable, winMinor - stakeMinor);
      const [newest] = history;
      const shown = newest && toMinor(newest.balanceAfterTransaction, newest.currency, 'balanceAfterTransaction');
      requireEqual(shown, afterAll.playable, 'balanceAfterTransaction of the newest row in minor units');
    },
  }),
];
