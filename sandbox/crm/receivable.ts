import type { Database } from '#sandbox/database/database.ts';
import { mayHaveBonuses } from '#sandbox/platform/bonuses/eligibility.ts';
import type { Player } from '#sandbox/platform/players/tables.ts';
import { readPermission } from '#sandbox/platform/protection/marketing.ts';
import { kindRecordOf, type MessageKind } from './kinds.ts';

/** Which kinds of messages the player may be sent: no bonus to one who may have none, marketing only as DEC-RGA-7 allows. */
export async function readReceivable(
  db: Database,
  player: Player,
  { now, secret }: { readonly now: Date; readonly secret: string },
): Promise<(kind: MessageKind) => boolean> {
  const { maySend } = await readPermission(db, player, { now, secret });
  const mayReceive = { service: true, bonus: mayHaveBonuses(player, now), marketing: maySend && mayHaveBonuses(player, now) };
  return (kind) => mayReceive[kindRecordOf(kind).purpose];
}
