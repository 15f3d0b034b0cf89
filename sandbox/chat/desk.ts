import { count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { VirtualClock } from '#sandbox/kit/clock.ts';
import type { ChatDetails, ChatSummary, OperatorChats } from '#sandbox/ops/chats.ts';
import { OpsRefusal } from '#sandbox/ops/ops-refusal.ts';
import { createConversationStore } from './conversations.ts';
import { type Conversation, conversationTable, messageTable } from './tables.ts';

const maxListed = 100;
const maxShown = 500;

/** XTR-01: conversations for the operator's console, with the player that a token proves. */
export function createChatDesk(database: Database, clock: VirtualClock): OperatorChats {
  const store = createConversationStore(database, clock);
  const waitsFirst = sql`case ${conversationTable.state} when 'WAITING' then 0 when 'CLOSED' then 2 else 1 end`;

  async function find(number: number): Promise<Conversation | undefined> {
    return (await database.select().from(conversationTable).where(eq(conversationTable.id, number)).limit(1))[0];
  }

  async function detailsOf(conversation: Conversation): Promise<ChatDetails> {
    const found = await store.messages(conversation, 0, maxShown);
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
    async read(number) {
      const conversation = await find(number);
      return conversation && detailsOf(conversation);
    },
    async reply(number, text, operator) {
      const conversation = await find(number);
      if (!conversation) return undefined;
      if (conversation.state === 'CLOSED') throw ended();
      await store.add(conversation, { author: 'AGENT', text, operator }, 'ANSWERED');
      return detailsOf({ ...conversation, state: 'ANSWERED' });
    },
    async close(number) {
      const conversation = await find(number);
      if (!conversation) return undefined;
      if (conversation.state === 'CLOSED') throw ended();
      await store.update(number, { state: 'CLOSED', updatedAt: clock.now() });
      return detailsOf({ ...conversation, state: 'CLOSED' });
    },
  };
}

function ended(): OpsRefusal {
  return new OpsRefusal(409, 'error.chat.ended', 'The conversation has ended. The next message starts another one.');
}

function summaryOf({ id, playerId, fields, language, state, updatedAt }: Conversation, messages: number): ChatSummary {
  const claimedPlayerId = fields.playerId ?? null;
  return { number: id, playerId, claimedPlayerId, language, state, messages, updatedAt: updatedAt.toISOString() };
}
