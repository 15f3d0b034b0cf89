import { count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { VirtualClock } from '#sandbox/kit/clock.ts';
import type { ChatDetails, ChatSummary, OperatorChats } from '#sandbox/ops/port/chats.ts';
import { OpsRefusal } from '#sandbox/ops/port/ops-refusal.ts';
import type { ControlCause } from '#sandbox/ops/port/reason.ts';
import { type ConversationStore, createConversationStore } from './conversations.ts';
import { type Conversation, conversationTable, messageTable } from './tables.ts';

const maxListed = 100;
const maxShown = 500;

/** Records what an operator changed in a conversation, in the transaction that changes it. */
export type RecordChatChange = (
  tx: Database,
  cause: ControlCause,
  change: {
    readonly kind: 'CHAT_ANSWERED' | 'CHAT_ENDED';
    readonly details: { readonly conversation: number };
    readonly playerId?: string;
  },
  at: Date,
) => Promise<void>;

/** XTR-01: conversations for the operator's console, with the player that a token proves. */
export function createChatDesk(database: Database, clock: VirtualClock, recordChange: RecordChatChange): OperatorChats {
  /** Makes and records a change of a conversation that has not ended; undefined for an unknown one. */
  async function change(
    number: number,
    { kind, cause }: { readonly kind: 'CHAT_ANSWERED' | 'CHAT_ENDED'; readonly cause: ControlCause },
    work: (store: ConversationStore, conversation: Conversation) => Promise<unknown>,
  ): Promise<ChatDetails | undefined> {
    return database.transaction(async (tx) => {
      // Locked: it may be joining another one, which deletes it.
      const [known] = await select(tx, number).for('update');
      if (!known) return undefined;
      if (known.state === 'CLOSED') throw ended();
      await work(createConversationStore(tx, clock), known);
      const { playerId } = known;
      const entry = { kind, details: { conversation: number }, ...(playerId !== null && { playerId }) };
      await recordChange(tx, cause, entry, clock.now());
      return findDetails(tx, number);
    });
  }
  const waitsFirst = sql`case ${conversationTable.state} when 'WAITING' then 0 when 'CLOSED' then 2 else 1 end`;

  async function findDetails(db: Database, number: number): Promise<ChatDetails | undefined> {
    const [conversation] = await select(db, number);
    if (!conversation) return undefined;
    const found = await createConversationStore(db, clock).newestMessages(conversation, maxShown);
    const entries = found.map(({ author, text, operator, at }) => ({ author, text, operator, at: at.toISOString() }));
    return { ...summaryOf(conversation, entries.length), entries };
  }

  return {
    async list() {
      const messages = sql<number>`(${database
        .select({ messages: count() })
        .from(messageTable)
        .where(eq(messageTable.conversationId, conversationTable.id))})`;
      const rows = database.select({ conversation: conversationTable, messages }).from(conversationTable);
      const sorted = await rows.orderBy(waitsFirst, desc(conversationTable.updatedAt)).limit(maxListed);
      return sorted.map(({ conversation, messages: written }) => summaryOf(conversation, Number(written)));
    },
    read: (number) => findDetails(database, number),
    reply: (number, text, cause) =>
      change(number, { kind: 'CHAT_ANSWERED', cause }, (store, conversation) =>
        store.add(conversation, { author: 'AGENT', text, operator: cause.by }, 'ANSWERED'),
      ),
    close: (number, cause) =>
      change(number, { kind: 'CHAT_ENDED', cause }, (store) => store.update(number, { state: 'CLOSED', updatedAt: clock.now() })),
  };
}

const select = (db: Database, number: number) => db.select().from(conversationTable).where(eq(conversationTable.id, number));

function ended(): OpsRefusal {
  return new OpsRefusal(409, 'error.chat.ended', 'The conversation has ended. The next message starts another one.');
}

function summaryOf({ id, playerId, fields, language, state, updatedAt }: Conversation, messages: number): ChatSummary {
  const claimedPlayerId = fields.playerId ?? null;
  return { number: id, playerId, claimedPlayerId, language, state, messages, updatedAt: updatedAt.toISOString() };
}
