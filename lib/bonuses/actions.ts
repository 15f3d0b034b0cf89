import {
  activateBonus,
  activateCashback,
  answerAgreement,
  claimCashback,
  claimFreeSpins,
  claimReward,
  deactivateCashback,
  forfeitBonus,
  optIn,
  optOut,
  releaseQueued,
} from './action-calls.ts';
import type { Replaced } from './contract.ts';
import type { Reward } from './fields.ts';
import type { RewardAction } from './rules.ts';

/** Actions that are calls; the others are links, or begin with a dialog. */
export type CalledAction = Exclude<RewardAction, 'deposit' | 'playSpins' | 'toSportsbook' | 'forfeit'>;

/** Runs an action on the platform, in place of an active bonus where the player gives that up. A repeat with the same key changes nothing. Throws `CallError`. */
export function runAction(
  action: CalledAction,
  { campaignId, assignmentId }: Pick<Reward, 'campaignId' | 'assignmentId'>,
  idempotencyKey: string,
  replaces?: Replaced,
): Promise<unknown> {
  const bonusAssignmentId = assignmentId ?? '';
  const calls: Readonly<Record<CalledAction, () => Promise<unknown>>> = {
    claim: () => claimReward({ body: { campaignId, replaces } }, { idempotencyKey }),
    optIn: () => optIn({ params: { campaignId }, body: {} }),
    optOut: () => optOut({ params: { campaignId }, body: {} }),
    activate: () => activateBonus({ body: { state: 'ACTIVATED', bonusAssignmentId, replaces } }, { idempotencyKey }),
    release: () => releaseQueued({ body: { queuedPlayerBonusId: bonusAssignmentId, replaces } }),
    claimSpins: () =>
      claimFreeSpins({
        params: { bonusAssignmentId },
        body: { replaces },
      }),
    activateCashback: () => activateCashback({ params: { campaignId }, body: {} }),
    deactivateCashback: () => deactivateCashback({ params: { campaignId }, body: {} }, { idempotencyKey }),
    claimCashback: () => claimCashback({ params: { campaignId }, body: {} }, { idempotencyKey }),
  };
  return calls[action]();
}

/** BON-09: gives up a bonus; `wageringProgress` is the progress that the player saw. Throws `CallError`. */
export function forfeit(bonusAssignmentId: string, wageringProgress: number): Promise<unknown> {
  return forfeitBonus({
    params: { bonusAssignmentId },
    body: { state: 'FORFEITED', wageringProgress },
  });
}

/** What an agreement is about. */
export type Agreement =
  | { readonly campaignId: string; readonly bonusAssignmentId?: string | undefined }
  | { readonly bonusCode: string };

/** BON-08: whether a bonus waits until the active one ends; false where it has begun. Throws `CallError`. */
export async function agree(agreement: Agreement, agreed: boolean): Promise<boolean> {
  const { queuedPlayerBonusId } = await answerAgreement({ body: { ...agreement, agreed } });
  return queuedPlayerBonusId !== null;
}
