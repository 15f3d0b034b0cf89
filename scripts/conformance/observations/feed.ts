import { randomUUID } from 'node:crypto';
import type { FeedMessage } from '#lib/realtime/contract.ts';
import type { Backend } from '../backend.ts';
import { type Holdings, readHoldings, sumHoldings } from '../money.ts';
import { Skip } from '../point.ts';
import { openSocket } from '../socket.ts';
import { openGame, stakeMinor } from './round.ts';

export type Balances = Extract<FeedMessage, { type: 'WALLET_BALANCE' }>;

export const balancesOf = (messages: readonly FeedMessage[]): readonly Balances[] =>
  messages.filter((message): message is Balances => message.type === 'WALLET_BALANCE');

/** What two sockets of the player and one of another player received while a stake was taken and returned. */
export async function observeFeed(backend: Backend) {
  const [as, other] = [await backend.player(), await backend.otherPlayer()];
  const before = await readHoldings(backend, as);
  if (before.main < 10 * stakeMinor) throw new Skip('the test player has too little money for a stake');
  const game = await openGame(backend);
  const [own, stranger] = await Promise.all([openSocket(backend, as), openSocket(backend, other)]);
  try {
    await own.until(() => own.messages().length > 0);
    await stranger.until(() => stranger.messages().length > 0);
    const strangerBefore = stranger.messages().length;
    const name = `conf-${randomUUID().slice(0, 8)}`;
    const shows = (holdings: Holdings) => () => {
      const last = balancesOf(own.messages()).at(-1);
      return last !== undefined && sumHoldings(last.balanceMap).playable === holdings.playable;
    };
    await game.bet(name, name);
    const staked = await readHoldings(backend, as);
    await own.until(shows(staked));
    await game.rollBack(name);
    const returned = await readHoldings(backend, as);
    await own.until(shows(returned));
    return { before, staked, returned, messages: own.messages(), ofOtherPlayer: stranger.messages().slice(strangerBefore) };
  } finally {
    own.close();
    stranger.close();
  }
}
