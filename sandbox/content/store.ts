import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import type { Change, StoredDocument } from './document.ts';

/** One transaction of the history. */
export interface HistoryEntry {
  readonly id: string;
  readonly timestamp: string;
  readonly author: string;
  readonly documentIDs: readonly string[];
  readonly mutations: readonly unknown[];
}

export interface HistoryRange {
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  /** Inclusive bounds. */
  readonly fromTransaction?: string | undefined;
  readonly toTransaction?: string | undefined;
  readonly documentIds: readonly string[];
  readonly limit: number;
  readonly newestFirst: boolean;
}

/** A document before and after one transaction; `null` where it does not exist. */
export interface Revision {
  readonly documentId: string;
  readonly transactionId: string;
  readonly timestamp: string;
  readonly author: string;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
}

/** The content tables. */
export interface ContentStore {
  load(): Promise<StoredDocument[]>;
  hasHistory(): Promise<boolean>;
  /** Writes nothing and returns false when the transaction id exists. */
  save(changes: readonly Change[], entry: HistoryEntry): Promise<boolean>;
  history(range: HistoryRange): Promise<HistoryEntry[]>;
  /** Revisions of the documents since the seed, oldest first. */
  revisions(documentIds: readonly string[]): Promise<readonly Revision[]>;
  ping(): Promise<void>;
}

/** The author of seed transactions, for which no revisions are saved. */
export const seedAuthor = 'seed';

const documentSchema = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  _rev: z.string(),
  _createdAt: z.string(),
  _updatedAt: z.string(),
});

const revisionSchema = z
  .object({
    document_id: z.string(),
    id: z.string(),
    at: z.union([z.date(), z.string()]),
    author: z.string(),
    before: documentSchema.nullable(),
    after: documentSchema.nullable(),
  })
  .transform(
    (row): Revision => ({
      documentId: row.document_id,
      transactionId: row.id,
      timestamp: new Date(row.at).toISOString(),
      author: row.author,
      before: row.before,
      after: row.after,
    }),
  );

const entrySchema = z
  .object({
    id: z.string(),
    at: z.union([z.date(), z.string()]),
    author: z.string(),
    document_ids: z.array(z.string()),
    mutations: z.array(z.unknown()),
  })
  .transform(
    (row): HistoryEntry => ({
      id: row.id,
      timestamp: new Date(row.at).toISOString(),
      author: row.author,
      documentIDs: row.document_ids,
      mutations: row.mutations,
    }),
  );

export function createContentStore(database: Database): ContentStore {
  return {
    async load() {
      const rows = rowsOf(await database.execute(sql`select body from content_document order by id`));
      return rows.map(({ body }) => documentSchema.parse(body));
    },
    hasHistory: async () => rowsOf(await database.execute(sql`select 1 from content_transaction limit 1`)).length > 0,
    save: (changes, entry) => save(database, changes, entry),
    async history({ from, to, fromTransaction, toTransaction, documentIds, limit, newestFirst }) {
      const rows = await database.execute(sql`
        select id, at, author, document_ids, mutations from content_transaction
        where (${from?.toISOString() ?? null}::timestamptz is null or at >= ${from?.toISOString() ?? null}::timestamptz)
          and (${to?.toISOString() ?? null}::timestamptz is null or at <= ${to?.toISOString() ?? null}::timestamptz)
          and (${fromTransaction ?? null}::text is null or number >= coalesce(
            (select number from content_transaction where id = ${fromTransaction ?? null}::text), 0))
          and (${toTransaction ?? null}::text is null or number <= (
            select number from content_transaction where id = ${toTransaction ?? null}::text))
          and (${documentIds.length === 0} or exists (
            select 1 from jsonb_array_elements_text(document_ids) touched
            join jsonb_array_elements_text(${JSON.stringify(documentIds)}::jsonb) wanted on touched.value = wanted.value))
        order by number ${newestFirst ? sql`desc` : sql`asc`} limit ${limit}`);
      return z.array(entrySchema).parse(rowsOf(rows));
    },
    async revisions(documentIds) {
      const rows = await database.execute(sql`
        select r.document_id, t.id, t.at, t.author, r.before, r.after
        from content_revision r join content_transaction t on t.number = r.number
        where r.document_id in (select value from jsonb_array_elements_text(${JSON.stringify(documentIds)}::jsonb))
        order by r.number`);
      return z.array(revisionSchema).parse(rowsOf(rows));
    },
    ping: async () => void (await database.execute(sql`select 1`)),
  };
}

async function save(database: Database, changes: readonly Change[], entry: HistoryEntry): Promise<boolean> {
  const saved = changes.flatMap(({ after }) => after ?? []);
  const removed = changes.flatMap(({ id, after }) => (after ? [] : id));
  return database.transaction(async (tx) => {
    const inserted = await tx.execute(sql`
      insert into content_transaction (id, author, at, document_ids, mutations)
      values (${entry.id}, ${entry.author}, ${entry.timestamp}::timestamptz,
        ${JSON.stringify(entry.documentIDs)}::jsonb, ${JSON.stringify(entry.mutations)}::jsonb)
      on conflict (id) do nothing returning number`);
    const [row] = rowsOf(inserted);
    if (!row) return false;
    if (entry.author !== seedAuthor) {
      const revisions = changes.map(({ id, before, after }) => ({ id, before: before ?? null, after: after ?? null }));
      await tx.execute(sql`
        insert into content_revision (document_id, number, before, after)
        select r->>'id', ${Number(row.number)}, nullif(r->'before', 'null'::jsonb), nullif(r->'after', 'null'::jsonb)
        from jsonb_array_elements(${JSON.stringify(revisions)}::jsonb) r`);
    }
    if (removed.length > 0) {
      await tx.execute(sql`
        delete from content_document where id in (select value from jsonb_array_elements_text(${JSON.stringify(removed)}::jsonb))`);
    }
    if (saved.length > 0) {
      await tx.execute(sql`
        insert into content_document (id, body, rev, created_at, updated_at)
        select d->>'_id', d, d->>'_rev', (d->>'_createdAt')::timestamptz, (d->>'_updatedAt')::timestamptz
        from jsonb_array_elements(${JSON.stringify(saved)}::jsonb) d
        on conflict (id) do update set body = excluded.body, rev = excluded.rev,
          created_at = excluded.created_at, updated_at = excluded.updated_at`);
    }
    return true;
  });
}
