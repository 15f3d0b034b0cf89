import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { ReadNumberForm } from '#sandbox/kit/number-forms.ts';
import { renderMessage } from '../messages/render.ts';
import { crmMessageTable as messages } from '../messages/tables.ts';
import type { Player } from '../players/tables.ts';
import { readReceivable } from './receivable.ts';

const maxListed = 100;

/** The player's messages in a language, by default the player's, newest first. Those of a purpose that has become forbidden since they were posted are left out. */
export async function listMessages(
  db: Database,
  player: Player,
  now: Date,
  readNumberForm: ReadNumberForm,
  language = player.languageCode,
) {
  const mayReceive = await readReceivable(db, player, now);
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.playerId, player.id), isNull(messages.deletedAt)))
    .orderBy(desc(messages.at), desc(messages.id))
    .limit(maxListed);
  return rows.filter(({ kind }) => mayReceive(kind)).map((row) => renderMessage(row, player, readNumberForm, language));
}

/** Returns false for a message that the player does not have. */
export async function markRead(db: Database, playerId: number, messageId: string, now: Date): Promise<boolean> {
  const own = ofPlayer(playerId, messageId);
  const found = own && (await db.select({ readAt: messages.readAt }).from(messages).where(own));
  if (!found?.[0]) return false;
  if (!found[0].readAt) await db.update(messages).set({ readAt: now }).where(own);
  return true;
}

/** A message that is deleted already counts as deleted. */
export async function removeMessage(db: Database, playerId: number, messageId: string, now: Date): Promise<void> {
  const own = ofPlayer(playerId, messageId);
  if (own) await db.update(messages).set({ deletedAt: now }).where(own);
}

function ofPlayer(playerId: number, messageId: string) {
  if (!/^\d{1,15}$/.test(messageId)) return undefined;
  return and(eq(messages.playerId, playerId), eq(messages.id, Number(messageId)), isNull(messages.deletedAt));
}
