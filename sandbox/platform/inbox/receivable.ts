import type { Database } from '#sandbox/database/database.ts';
import { mayHaveBonuses } from '../bonuses/eligibility.ts';
import { kindRecordOf, type MessageKind } from '../messages/kinds.ts';
import type { Player } from '../players/tables.ts';
import { readPermission } from '../protection/marketing.ts';

/** Which kinds of messages the player may be sent: no bonus to one who may have none, marketing only as DEC-RGA-7 allows. */
export async function readReceivable(db: Database, player: Player, now: Date): Promise<(kind: MessageKind) => boolean> {
  const bonus = await mayHaveBonuses(db, player, now);
  const { maySend } = await readPermission(db, player, now);
  const mayReceive = { service: true, bonus, marketing: maySend && bonus };
  return (kind) => mayReceive[kindRecordOf(kind).purpose];
}
