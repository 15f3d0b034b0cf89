import type { Replaced } from '#lib/bonuses/contract.ts';
import { toWire } from '#lib/core/money/money.ts';
import type { Database } from '#sandbox/database/database.ts';
import { badRequest } from '../core/refusal.ts';
import type { Player } from '../players/tables.ts';
import { endBonus } from './assignments/end-bonus.ts';
import { countQueued, findActive, queueLength } from './assignments/queue.ts';
import { findCampaign } from './campaigns.ts';
import type { Assignment } from './tables.ts';
import { textIn } from './texts.ts';
import { progressOf } from './wagering/progress.ts';

/**
 * DEC-BON-13: throws the conflict with the active bonus of the same kind of game, unless the player gives that one up for the new
 * one (DEC-BON-30). A refusal later in the transaction leaves it active.
 */
export async function requireNoActive(
  tx: Database,
  { id: playerId, languageCode }: Player,
  vertical: Assignment['vertical'],
  { replaces, now }: { readonly replaces: Replaced; readonly now: Date },
): Promise<void> {
  const active = await findActive(tx, playerId, vertical);
  if (!active) return;
  if (replaces?.bonusAssignmentId === active.assignmentId) {
    requireProgress(active, replaces.wageringProgress);
    await endBonus(tx, active, 'forfeit', { by: 'PLAYER', now }, { releasesNext: false });
    return;
  }
  const isTriggered = active.trigger === 'TRIGGERED' || active.trigger === 'OPT_IN';
  const { assignmentId, campaignId, currency, progressCenti, requiredMinor, bonusMinor } = active;
  const write = (value: number) => toWire({ minor: value, currency });
  const campaign = await findCampaign(tx, campaignId);
  throw badRequest(isTriggered ? 'error.bonus.active.triggered.already.exists' : 'error.bonus.active.already.exists', {
    activeBonusAssignmentId: assignmentId,
    activeTitle: campaign ? textIn(campaign, languageCode).title : campaignId,
    wageringProgress: write(progressOf(progressCenti)),
    wageringAmount: write(requiredMinor),
    bonusAmount: write(bonusMinor),
    currency,
    consentAllowed: (await countQueued(tx, playerId, vertical)) < queueLength,
  });
}

/** DEC-BON-14: throws where the player confirmed the loss of another progress than the current one. */
export function requireProgress({ progressCenti, currency }: Assignment, seen: number): void {
  const wageringProgress = toWire({ minor: progressOf(progressCenti), currency });
  if (seen !== wageringProgress) throw badRequest('error.bonus.progress.changed', { wageringProgress, currency });
}
