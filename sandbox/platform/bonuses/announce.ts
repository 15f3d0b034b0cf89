import type { Database } from '#sandbox/database/database.ts';
import type { KindOf } from '../messages/kinds.ts';
import { type NewMessage, storeMessage } from '../messages/post-message.ts';
import { findPlayer } from '../players/find-player.ts';
import { findCampaign } from './campaigns.ts';
import { mayHaveBonuses } from './eligibility.ts';
import type { Assignment } from './tables.ts';

/** Posts a message about a bonus that the player has received. A tournament posts one about its prizes itself. */
export async function announceBonus(tx: Database, { assignmentId, campaignId, playerId }: Assignment, now: Date): Promise<void> {
  const campaign = await findCampaign(tx, campaignId);
  if (campaign?.kind === 'TOURNAMENT') return;
  await postBonusMessage(tx, 'bonusGranted', { playerId, eventKey: assignmentId }, now);
}

/** Posts a message about a bonus, unless the player may have none. */
export async function postBonusMessage(tx: Database, kind: KindOf<'bonus'>, message: NewMessage, now: Date): Promise<void> {
  const player = await findPlayer(tx, String(message.playerId));
  if (player && (await mayHaveBonuses(tx, player, now))) await storeMessage(tx, kind, message, now);
}
