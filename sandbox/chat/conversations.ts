import { randomBytes } from 'node:crypto';
import { and, asc, count, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { VirtualClock } from '#sandbox/kit/clock.ts';
import { type Conversation, type ConversationFields, conversationTable, type Message, messageTable } from './tables.ts';

interface NewConversation {
  readonly playerId: string | null;
  readonly language: string;
  readonly fields: ConversationFields;
}

export type NewMessage = Pick<Message, 'author' | 'text'> & Partial<Pick<Message, 'link' | 'clientKey' | 'operator'>>;
export type ConversationStore = ReturnType<typeof createConversationStore>;

/** Each gets a new id: a browser that shows the other conversation asks for messages after the last one that it has. */
async function moveMessages(tx: Database, fromId: number, intoId: number): Promise<void> {
  const moved = tx.select({ id: messageTable.id }).from(messageTable).where(eq(messageTable.conversationId, fromId));
  for (const { id } of await moved.orderBy(asc(messageTable.id))) {
    await tx.execute(sql`update ${messageTable} set conversation_id = ${intoId}, id = default where id = ${id}`);
  }
}

/** The conversations of the live chat, in the database. */
export function createConversationStore(database: Database, clock: VirtualClock) {
  async function update(id: number, change: Partial<Conversation>): Promise<void> {
    await database.update(conversationTable).set(change).where(eq(conversationTable.id, id));
  }
  return {
    async create(conversation: NewConversation): Promise<Conversation> {
      const now = clock.now();
      const handle = randomBytes(24).toString('base64url');
      const row = { ...conversation, handle, createdAt: now, updatedAt: now };
      const [created] = await database.insert(conversationTable).values(row).returning();
      if (!created) throw new Error('The conversation was not stored.');
      return created;
    },
    async find(handle: string): Promise<Conversation | undefined> {
      return (await database.select().from(conversationTable).where(eq(conversationTable.handle, handle)).limit(1))[0];
    },
    async newestOf(playerId: string): Promise<Conversation | undefined> {
      const ofPlayer = database.select().from(conversationTable).where(eq(conversationTable.playerId, playerId));
      return (await ofPlayer.orderBy(desc(conversationTable.id)).limit(1))[0];
    },
    update,
    /**
     * Adds the messages of a visitor's conversation to another one, which waits for a person where either did or a person had
     * answered. Undefined where the other one has ended meanwhile.
     */
    merge(fromId: number, intoId: number): Promise<Conversation | undefined> {
      return database.transaction(async (tx) => {
        const both = tx
          .select()
          .from(conversationTable)
          .where(inArray(conversationTable.id, [fromId, intoId]));
        const locked = await both.orderBy(asc(conversationTable.id)).for('update');
        const [from, into] = [fromId, intoId].map((id) => locked.find((row) => row.id === id));
        if (!into || into.state === 'CLOSED') return undefined;
        if (from?.playerId !== null || from.state === 'CLOSED') return into;
        await moveMessages(tx, from.id, into.id);
        await tx.delete(conversationTable).where(eq(conversationTable.id, from.id));
        const state = from.state === 'WAITING' || into.state === 'ANSWERED' ? ('WAITING' as const) : into.state;
        await tx.update(conversationTable).set({ state, updatedAt: clock.now() }).where(eq(conversationTable.id, into.id));
        return { ...into, state };
      });
    },
    /**
     * Adds a message; `undefined` if the sender's browser has sent it before. A visitor's message after a person's answer waits for
     * a person again.
     */
    async add({ id }: Conversation, message: NewMessage, state?: Conversation['state']): Promise<Message | undefined> {
      const at = clock.now();
      const row = { ...message, conversationId: id, at };
      const [added] = await database.insert(messageTable).values(row).onConflictDoNothing().returning();
      if (!added) return undefined;
      await update(id, { updatedAt: at, ...(state && { state }) });
      if (message.author === 'VISITOR') {
        const isAnswered = and(eq(conversationTable.id, id), eq(conversationTable.state, 'ANSWERED'));
        await database.update(conversationTable).set({ state: 'WAITING' }).where(isAnswered);
      }
      return added;
    },
    /** Oldest first. */
    async messages({ id }: Conversation, after: number): Promise<readonly Message[]> {
      const later = and(eq(messageTable.conversationId, id), gt(messageTable.id, after));
      return database.select().from(messageTable).where(later).orderBy(asc(messageTable.id)).limit(100);
    },
    /** The last ones, oldest first. */
    async newestMessages({ id }: Conversation, limit: number): Promise<readonly Message[]> {
      const own = database.select().from(messageTable).where(eq(messageTable.conversationId, id));
      return (await own.orderBy(desc(messageTable.id)).limit(limit)).toReversed();
    },
    async countUnread({ id, readPosition }: Conversation): Promise<number> {
      const unread = and(
        eq(messageTable.conversationId, id),
        gt(messageTable.id, readPosition),
        ne(messageTable.author, 'VISITOR'),
      );
      return (await database.select({ unread: count() }).from(messageTable).where(unread))[0]?.unread ?? 0;
    },
    async countSent({ id }: Conversation, sinceMs: number): Promise<number> {
      const since = new Date(clock.now().getTime() - sinceMs);
      const own = and(eq(messageTable.conversationId, id), eq(messageTable.author, 'VISITOR'), gt(messageTable.at, since));
      return (await database.select({ sent: count() }).from(messageTable).where(own))[0]?.sent ?? 0;
    },
    async clear(): Promise<void> {
      await database.delete(messageTable);
      await database.delete(conversationTable);
    },
  };
}
