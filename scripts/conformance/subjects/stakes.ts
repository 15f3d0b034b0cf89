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
import type { Runs } from '../point.ts';
import { notSigned, requireRefusal, requireRefused } from '../refusals.ts';
import { readReply, requireEqual, requireTrue, toMinor } from '../shapes.ts';

const noMoney = { status: 402, code: Object.entries(walletRefusals).flatMap(([code, status]) => (status === 402 ? [code] : [])) };

/** The wallet that games move money with: these points speak in the name of a game's service. */
export const stakeRuns = {
  'stakes.session': async (backend) => {
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
  'stakes.token': async (backend) => {
    const body = { token: 'conformance-unknown', provider: 'playngo' };
    await requireRefused(backend, authenticateGame, { body }, { status: 401, code: 'INVALID_TOKEN' });
    await requireRefused(
      backend,
      readGameBalance,
      { body: { sessionId: 'gs_unknown' } },
      { status: 402, code: 'SESSION_CLOSED' },
    );
  },
  'stakes.signature': async (backend) => {
    const { notSigned: answer, before, afterRefusals } = await backend.once(observeRounds);
    requireRefusal(answer, notSigned, 'a stake with another signature');
    requireChange('the playable balance after refused calls', before.playable, afterRefusals.playable, 0);
  },
  'stakes.funds': async (backend) => {
    const { tooMuch, before, afterRefusals } = await backend.once(observeRounds);
    requireRefusal(tooMuch, noMoney, 'a stake of more than the balance');
    requireChange('the playable balance after refused calls', before.playable, afterRefusals.playable, 0);
  },
  'stakes.exact': async (backend) => {
    const { bets, afterRefusals, staked } = await backend.once(observeRounds);
    const balances = new Set(bets.map((answer) => readReply(placeBet, answer).balanceMinor));
    requireEqual(balances.size, 1, 'different answers to one stake');
    requireChange('the playable balance', afterRefusals.playable, staked.playable, -stakeMinor);
  },
  'stakes.mismatch': async (backend) => {
    const { otherAmount } = await backend.once(observeRounds);
    requireRefusal(otherAmount, { status: 409, code: 'TX_MISMATCH' }, 'the id of a stake with another amount');
  },
  'stakes.win': async (backend) => {
    const { wins, staked, won } = await backend.once(observeRounds);
    const balances = new Set(wins.map((answer) => readReply(payWin, answer).balanceMinor));
    requireEqual(balances.size, 1, 'different answers to one win');
    requireChange('the playable balance', staked.playable, won.playable, winMinor);
  },
  'stakes.unknown-round': async (backend) => {
    const { unknownRound } = await backend.once(observeRounds);
    requireRefusal(unknownRound, { status: 404, code: 'ROUND_UNKNOWN' }, 'a win of an unknown round');
  },
  'stakes.rollback': async (backend) => {
    const { rollbacks, won, rolledBack } = await backend.once(observeRounds);
    for (const answer of rollbacks) readReply(rollBackBet, answer);
    requireChange('the playable balance after stake and rollback', won.playable, rolledBack.playable, 0);
  },
  'stakes.early-rollback': async (backend) => {
    const { earlyRollback, lateBet, rolledBack, afterAll } = await backend.once(observeRounds);
    readReply(rollBackBet, earlyRollback);
    requireRefusal(lateBet, { status: 409, code: 'ROLLED_BACK' }, 'a stake after its rollback');
    requireChange('the playable balance', rolledBack.playable, afterAll.playable, 0);
  },
  'stakes.history': async (backend) => {
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
} satisfies Partial<Runs>;
