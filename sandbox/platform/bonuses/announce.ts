import type { Database } from '#sandbox/database/database.ts';
import { postMessage } from '../messages/post-message.ts';
import { findCampaign } from './campaigns.ts';
import type { Assignment } from './tables.ts';

/** Posts a message about a bonus that the player has received. A tournament posts one about its prizes itself. */
export async function announceBonus(tx: Database, { playerId, campaignId, assignmentId }: Assignment, now: Date): Promise<void> {
  const campaign = await findCampaign(tx, campaignId);
  if (campaign?.kind === 'TOURNAMENT') return;
  await postMessage(tx, 'bonusGranted', { playerId, eventKey: assignmentId }, now);
}
