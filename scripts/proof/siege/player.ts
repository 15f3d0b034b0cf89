import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '#sandbox/data/art/random.ts';
import { claimBonus, readHistory, readWallet, setLimit } from './account.ts';
import { answerOf, type Repeats } from './attempts.ts';
import { cancel, deposit, withdraw } from './payments.ts';
import { bet, playRound } from './play.ts';
import type { PlayerClient } from './player-client.ts';
import type { SiegeRecord } from './record.ts';
import type { PlayerSession } from './session.ts';

/** What an action of a player needs. */
export interface Actions {
  readonly client: PlayerClient;
  readonly session: PlayerSession;
  readonly record: SiegeRecord;
  readonly random: Random;
  readonly repeats: Repeats;
  readonly siteUrl: string;
  /** Slots to play. */
  readonly slugs: readonly [string, ...string[]];
  /** The pages that the player has open, and the last acknowledged limit. */
  readonly state: {
    game: { readonly url: string; readonly key: string } | undefined;
    sports: { readonly origin: string; readonly key: string } | undefined;
    limit: { readonly value: number | null; readonly pendingValue: number | null } | undefined;
  };
}

type Action = (actions: Actions) => Promise<void>;

async function readPage({ client, record, random }: Actions): Promise<void> {
  const operation = record.begin('page', client.identity.playerId);
  const path = random.pick(['/en-UN', '/en-UN/online-casino', '/en-UN/promotions', '/en-UN/my-account']);
  const answer = await answerOf(() => client.site('GET', path));
  if (answer?.text.includes(client.identity.email)) record.violate(`${path} contains the player's e-mail address`);
  if (answer && answer.status < 400) return record.end(operation, 'acknowledged');
  operation.lost += 1;
  record.end(operation, 'unknown', answer ? `status ${answer.status}` : 'no answer');
}

async function leave({ session, state }: Actions): Promise<void> {
  await session.signOut();
  state.game = undefined;
  state.sports = undefined;
  await session.checkEnded();
}

const weights: readonly (readonly [weight: number, action: Action])[] = [
  [30, playRound],
  [12, bet],
  [12, deposit],
  [8, withdraw],
  [5, cancel],
  [4, claimBonus],
  [5, setLimit],
  [10, readWallet],
  [8, readHistory],
  [6, readPage],
  [4, leave],
];
const total = weights.reduce((sum, [weight]) => sum + weight, 0);

function pickAction(random: Random): Action {
  let left = random.range(0, total);
  for (const [weight, action] of weights) {
    left -= weight;
    if (left < 0) return action;
  }
  return readWallet;
}

/** Plays until `isOver`: an action, a pause of `pauseMs` on average, the next action. The first one is a deposit. */
export async function play(actions: Actions, pauseMs: number, isOver: () => boolean): Promise<void> {
  const { random, session } = actions;
  await wait(random.range(0, pauseMs));
  for (let isFirst = true; !isOver(); ) {
    if (session.isIn() || (await session.signIn())) {
      await (isFirst ? deposit : pickAction(random))(actions);
      isFirst = false;
    }
    await wait(random.range(0.5, 1.5) * pauseMs);
  }
}
