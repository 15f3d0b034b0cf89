import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm';
import { conversationTable, messageTable } from '#sandbox/chat/port.ts';
import type { Database } from '#sandbox/database/database.ts';
import { usualNumberForm } from '#sandbox/kit/number-forms.ts';
import { outboxTable } from '#sandbox/kit/tables.ts';
import { type DataOwner, isOwned } from '../erasure/owned-rows.ts';
import { renderMessage } from '../messages/render.ts';
import { crmMessageTable } from '../messages/tables.ts';
import { personMatchTable } from '../persons/tables.ts';
import { requireKnownPlayer } from '../players/require-player.ts';

interface Page {
  readonly limit: number;
  readonly offset: number;
}

type ReadPage = (db: Database, owner: DataOwner, page: Page) => Promise<Record<string, unknown>[]>;

/**
 * Sections of the copy that are not a table's rows: the chat's transcript without names of operators, the inbox with the texts as the player reads them, the
 * reviews of the person without the other one, and sent messages without those that have a code or a link to sign in with.
 */
export const linkedSections: Readonly<Record<string, ReadPage>> = {
  async chat_message(db, { playerId }, { limit, offset }) {
    const { clientKey: _, operator: __, ...columns } = getTableColumns(messageTable);
    return db
      .select(columns)
      .from(messageTable)
      .innerJoin(conversationTable, eq(conversationTable.id, messageTable.conversationId))
      .where(eq(conversationTable.playerId, playerId))
      .orderBy(asc(messageTable.id))
      .limit(limit)
      .offset(offset);
  },
  async sent_message(db, owner, { limit, offset }) {
    const { to, channel, text, at, code, link } = outboxTable;
    return db
      .select({ to, channel, text, at })
      .from(outboxTable)
      .where(and(isOwned('outbox_message', owner), isNull(code), isNull(link)))
      .orderBy(asc(outboxTable.id))
      .limit(limit)
      .offset(offset);
  },
  async person_match(db, { playerId }, { limit, offset }) {
    const { likeness, state, openedAt, decidedAt } = personMatchTable;
    return db
      .select({ likeness, state, opened_at: openedAt, decided_at: decidedAt })
      .from(personMatchTable)
      .where(eq(personMatchTable.playerId, Number(playerId)))
      .orderBy(asc(personMatchTable.id))
      .limit(limit)
      .offset(offset);
  },
  async crm_message(db, { playerId }, { limit, offset }) {
    const player = await requireKnownPlayer(db, playerId);
    const rows = await db
      .select()
      .from(crmMessageTable)
      .where(eq(crmMessageTable.playerId, player.id))
      .orderBy(asc(crmMessageTable.id))
      .limit(limit)
      .offset(offset);
    return rows.map((row) => {
      const { title, text } = renderMessage(row, player, usualNumberForm, player.languageCode);
      const { id, kind, at, readAt, deletedAt } = row;
      return { id, player_id: player.id, kind, title, text, at, read_at: readAt, deleted_at: deletedAt };
    });
  },
};
