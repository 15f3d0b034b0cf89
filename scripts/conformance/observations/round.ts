import { randomUUID } from 'node:crypto';
import type { ReplyOf } from '#lib/core/api/endpoint.ts';
import { createPlayngoToken, createYggdrasilSession } from '#lib/games/launch/contract.ts';
import { authenticateGame, payWin, placeBet, rollBackBet } from '#lib/wallet/seamless/contract.ts';
import type { Backend } from '../backend.ts';
import { readHistory, readHoldings } from '../money.ts';
import { Skip } from '../point.ts';
import { type Answer, fetchReply, type SendOptions, send } from '../wire.ts';

/** The stake of every round, and what the first one wins, in minor units. */
export const stakeMinor = 10;
export const winMinor = 7;

export interface OpenGame {
  readonly authenticated: ReplyOf<typeof authenticateGame>;
  bet(roundId: string, txId: string, amountMinor?: number, options?: SendOptions): Promise<Answer>;
  win(roundId: string, txId: string, amountMinor: number): Promise<Answer>;
  rollBack(txId: string): Promise<Answer>;
  /** Waits until the market allows the next round. */
  pause(): Promise<void>;
}

async function createLaunchToken(backend: Backend, provider: string, gameId: string): Promise<string> {
  const as = await backend.player();
  if (provider === 'playngo') return (await fetchReply(backend, createPlayngoToken, { body: {} }, { as })).token;
  if (provider === 'yggdrasil') {
    return (await fetchReply(backend, createYggdrasilSession, { body: { gameId, channel: 'web' } }, { as })).sessionToken;
  }
  throw new Skip(`stakes are tested with games of playngo or yggdrasil, not of ${provider}`);
}

/** Opens the game for money, in the name of its service. */
export async function openGame(backend: Backend): Promise<OpenGame> {
  const [provider = '', gameId = ''] = (backend.settings.game ?? '').split('/');
  const token = await createLaunchToken(backend, provider, gameId);
  const authenticated = await fetchReply(backend, authenticateGame, { body: { token, provider, gameId } });
  const { sessionId, category, minRoundMs } = authenticated;
  const named = { sessionId, gameId, category };
  return {
    authenticated,
    bet: (roundId, txId, amountMinor = stakeMinor, options = {}) =>
      send(backend, placeBet, { body: { ...named, roundId, txId, amountMinor } }, options),
    win: (roundId, txId, amountMinor) =>
      send(backend, payWin, { body: { ...named, roundId, txId, amountMinor, roundEnded: true } }),
    rollBack: (txId) => send(backend, rollBackBet, { body: { sessionId, txId } }),
    pause: () => new Promise((resolve) => setTimeout(resolve, minRoundMs)),
  };
}

/** Rounds of one game, as seen in the wallet between them. */
export async function observeRounds(backend: Backend) {
  const as = await backend.player();
  const run = randomUUID().slice(0, 8);
  const name = (part: string) => `conf-${run}-${part}`;
  const before = await readHoldings(backend, as);
  if (before.main < 10 * stakeMinor) throw new Skip('the test player has too little money for a stake');
  const game = await openGame(backend);
  const notSigned = await game.bet(name('x'), name('x'), stakeMinor, { secret: randomUUID() });
  const tooMuch = await game.bet(name('y'), name('y'), before.playable + 1);
  const unknownRound = await game.win(name('z'), name('z'), winMinor);
  const afterRefusals = await readHoldings(backend, as);
  const pair = await Promise.all([game.bet(name('1'), name('b1')), game.bet(name('1'), name('b1'))]);
  // Two at the same time, then one more, all with one id.
  const bets = [...pair, await game.bet(name('1'), name('b1'))];
  const otherAmount = await game.bet(name('1'), name('b1'), stakeMinor + 1);
  const staked = await readHoldings(backend, as);
  const paid = await Promise.all([game.win(name('1'), name('w1'), winMinor), game.win(name('1'), name('w1'), winMinor)]);
  const wins = [...paid, await game.win(name('1'), name('w1'), winMinor)];
  const won = await readHoldings(backend, as);
  await game.pause();
  await game.bet(name('2'), name('b2'));
  const rollbacks = [await game.rollBack(name('b2')), await game.rollBack(name('b2'))];
  const rolledBack = await readHoldings(backend, as);
  await game.pause();
  const earlyRollback = await game.rollBack(name('b3'));
  const lateBet = await game.bet(name('3'), name('b3'));
  const afterAll = await readHoldings(backend, as);
  return {
    authenticated: game.authenticated,
    before,
    notSigned,
    tooMuch,
    unknownRound,
    afterRefusals,
    bets,
    otherAmount,
    staked,
    wins,
    won,
    rollbacks,
    rolledBack,
    earlyRollback,
    lateBet,
    afterAll,
    history: await readHistory(backend, as),
  };
}
