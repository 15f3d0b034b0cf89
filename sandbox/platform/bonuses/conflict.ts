import { toWire } from '#lib/core/money/money.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { Player } from '../players/tables.ts';
import { countQueued, findActive, queueLength } from './assignments.ts';
import { findCampaign } from './campaigns.ts';
import { progressOf } from './progress.ts';
import { bonusRefusal } from './refusals.ts';
import type { Assignment } from './tables.ts';
import { textIn } from './texts.ts';

/** DEC-BON-13: throws the conflict with the active bonus of the same kind of game. */
export async function requireNoActive(
  tx: Database,
  { playerId, vertical }: Pick<Assignment, 'playerId' | 'vertical'>,
  { languageCode }: Player,
): Promise<void> {
  const active = await findActive(tx, playerId, vertical);
  if (!active) return;
  const isTriggered = active.trigger === 'TRIGGERED' || active.trigger === 'OPT_IN';
  const { assignmentId, campaignId, currency, progressCenti, requiredMinor, bonusMinor } = active;
  const write = (value: number) => toWire({ minor: value, currency });
  const campaign = await findCampaign(tx, campaignId);
  throw bonusRefusal(isTriggered ? 'error.bonus.active.triggered.already.exists' : 'error.bonus.active.already.exists', {
    activeBonusAssignmentId: assignmentId,
    activeTitle: campaign ? textIn(campaign, languageCode).title : campaignId,
    wageringProgress: write(progressOf(progressCenti)),
    wageringAmount: write(requiredMinor),
    bonusAmount: write(bonusMinor),
    currency,
    consentAllowed: (await countQueued(tx, playerId, vertical)) < queueLength,
  });
}
