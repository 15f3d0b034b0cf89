import type { Database } from '#sandbox/database/database.ts';
import type { KindOf } from '../messages/kinds.ts';
import { type NewMessage, storeMessage } from '../messages/post-message.ts';
import type { Player } from '../players/tables.ts';
import { findCampaign } from './campaigns.ts';
import { mayHaveBonuses } from './eligibility.ts';
import type { Assignment } from './tables.ts';

/** Posts a message about a bonus that the player has received. A tournament posts one about its prizes itself. */
export async function announceBonus(tx: Database, player: Player, assignment: Assignment, now: Date): Promise<void> {
  const campaign = await findCampaign(tx, assignment.campaignId);
  if (campaign?.kind === 'TOURNAMENT') return;
  await postBonusMessage(tx, 'bonusGranted', player, { eventKey: assignment.assignmentId }, now);
}

/** Posts a message about a bonus, unless the player may have none. */
export async function postBonusMessage(
  tx: Database,
  kind: KindOf<'bonus'>,
  player: Player,
  message: Omit<NewMessage, 'playerId'>,
  now: Date,
): Promise<void> {
  if (await mayHaveBonuses(tx, player, now)) await storeMessage(tx, kind, { ...message, playerId: player.id }, now);
}
