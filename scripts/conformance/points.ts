import { z } from 'zod';
import { ownValue } from '#lib/core/own-value.ts';
import { type Point, pointNeeds, type Runs } from './point.ts';
import data from './points.json' with { type: 'json' };
import { accessRuns } from './subjects/access.ts';
import { accountRuns } from './subjects/account.ts';
import { betRuns } from './subjects/bets.ts';
import { bonusRuns } from './subjects/bonuses.ts';
import { contentRuns } from './subjects/content.ts';
import { contractRuns } from './subjects/contract.ts';
import { depositRuns } from './subjects/deposits.ts';
import { documentRuns } from './subjects/documents.ts';
import { feedRuns } from './subjects/feed.ts';
import { gameRuns } from './subjects/games.ts';
import { historyRuns } from './subjects/history.ts';
import { inboxRuns } from './subjects/inbox.ts';
import { limitRuns } from './subjects/limits.ts';
import { lobbyRuns } from './subjects/lobby.ts';
import { paymentRuns } from './subjects/payments.ts';
import { registrationRuns } from './subjects/registration.ts';
import { serviceRuns } from './subjects/services.ts';
import { signInRuns } from './subjects/sign-in.ts';
import { sportsbookRuns } from './subjects/sportsbook.ts';
import { stakeRuns } from './subjects/stakes.ts';
import { tokenRuns } from './subjects/tokens.ts';
import { walletRuns } from './subjects/wallet.ts';
import { withdrawalRuns } from './subjects/withdrawals.ts';

const runs: Runs = {
  ...accessRuns,
  ...contentRuns,
  ...signInRuns,
  ...tokenRuns,
  ...contractRuns,
  ...walletRuns,
  ...accountRuns,
  ...historyRuns,
  ...documentRuns,
  ...inboxRuns,
  ...bonusRuns,
  ...gameRuns,
  ...lobbyRuns,
  ...sportsbookRuns,
  ...serviceRuns,
  ...registrationRuns,
  ...depositRuns,
  ...paymentRuns,
  ...stakeRuns,
  ...betRuns,
  ...feedRuns,
  ...withdrawalRuns,
  ...limitRuns,
};

const textsSchema = z.record(
  z.string(),
  z.object({ title: z.string(), rule: z.string(), means: z.string(), needs: z.array(z.enum(pointNeeds)) }),
);

/** Every point, in the order in which they run: what only reads comes first. */
export const points: readonly Point[] = Object.entries(textsSchema.parse(data)).flatMap(([id, texts]) => {
  const run = ownValue(runs, id);
  return run ? [{ id, ...texts, run }] : [];
});

/** The points of the named subjects, and those named by their whole id. */
export function selectPoints(all: readonly Point[], only: readonly string[]): readonly Point[] {
  return only.length === 0 ? all : all.filter(({ id }) => only.some((start) => id === start || id.startsWith(`${start}.`)));
}
