import type { Database } from '#sandbox/database/database.ts';
import { mayHaveBonuses } from '../bonuses/eligibility.ts';
import { kindRecordOf, type MessageKind } from '../messages/kinds.ts';
import { readPreferences } from '../players/marketing.ts';
import type { Player } from '../players/tables.ts';
import { readPermission } from '../protection/marketing.ts';

/** Which kinds of messages the player may be sent: no bonus to one who may have none, marketing only as DEC-RGA-7 and the player allow. */
export async function readReceivable(db: Database, player: Player, now: Date): Promise<(kind: MessageKind) => boolean> {
  const bonus = await mayHaveBonuses(db, player, now);
  const { maySend } = await readPermission(db, player, now);
  const marketing = maySend && bonus && (await wantsOffers(db, player));
  const mayReceive = { service: true, bonus, marketing };
  return (kind) => mayReceive[kindRecordOf(kind).purpose];
}

/** ACC-11: the inbox is no channel of its own, so offers on any channel are wanted there too. */
async function wantsOffers(db: Database, player: Player): Promise<boolean> {
  return (await readPreferences(db, player)).some(({ kind, subscribed }) => subscribed && kind === 'BONUS_OFFER');
}
