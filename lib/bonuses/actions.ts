import { callEndpoint } from '#lib/core/api/browser.ts';
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
    claim: () => callEndpoint('POST /bonus/v2/player/me/claim', { body: { campaignId, replaces } }, { idempotencyKey }),
    optIn: () => callEndpoint('POST /bonus/v1/player/me/optIn/{campaignId}/activate', { params: { campaignId }, body: {} }),
    optOut: () => callEndpoint('POST /bonus/v1/player/me/optIn/{campaignId}/deactivate', { params: { campaignId }, body: {} }),
    activate: () =>
      callEndpoint(
        'POST /bonus/v2/player/me/activate',
        { body: { state: 'ACTIVATED', bonusAssignmentId, replaces } },
        { idempotencyKey },
      ),
    release: () =>
      callEndpoint('POST /bonus/v1/player/me/queue/release', { body: { queuedPlayerBonusId: bonusAssignmentId, replaces } }),
    claimSpins: () =>
      callEndpoint('POST /bonus/v2/player/me/free-spins/{bonusAssignmentId}/claim', {
        params: { bonusAssignmentId },
        body: { replaces },
      }),
    activateCashback: () =>
      callEndpoint('POST /bonus/v2/player/me/cashback/{campaignId}/activate', { params: { campaignId }, body: {} }),
    deactivateCashback: () =>
      callEndpoint('POST /bonus/v2/player/me/cashback/{campaignId}/deactivate', { params: { campaignId }, body: {} }),
    claimCashback: () =>
      callEndpoint(
        'POST /bonus/v2/player/me/cashback/{campaignId}/claim',
        { params: { campaignId }, body: {} },
        { idempotencyKey },
      ),
  };
  return calls[action]();
}

/** BON-09: gives up a bonus; `wageringProgress` is the progress that the player saw. Throws `CallError`. */
export function forfeit(bonusAssignmentId: string, wageringProgress: number): Promise<unknown> {
  return callEndpoint('PUT /bonus/v1/player/me/assignment/{bonusAssignmentId}', {
    params: { bonusAssignmentId },
    body: { state: 'FORFEITED', wageringProgress },
  });
}

/** What an agreement is about. */
export type Agreement = { readonly campaignId: string } | { readonly bonusCode: string };

/** BON-08: whether a bonus waits until the active one ends. Throws `CallError`. */
export function agree(agreement: Agreement, agreed: boolean): Promise<unknown> {
  return callEndpoint('POST /bonus/v1/player/me/agreement', { body: { ...agreement, agreed } });
}
