import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { UploadType } from '#lib/documents/contract.ts';
import type { RejectReason } from '#lib/documents/reject-kinds.ts';
import { enumCheck } from '#sandbox/database/checks.ts';
import type { MediaType } from './inspection/file.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** An upload; business time. */
export const docsSessionTable = pgTable(
  'docs_session',
  {
    /** Part of the page's address, so it cannot be guessed. */
    reference: text('reference').primaryKey(),
    documentId: text('document_id').notNull(),
    userReference: text('user_reference').notNull(),
    documentType: text('document_type').$type<UploadType>().notNull(),
    successUrl: text('success_url').notNull(),
    errorUrl: text('error_url').notNull(),
    callbackUrl: text('callback_url').notNull(),
    locale: text('locale').notNull(),
    status: text('status', { enum: ['OPEN', 'UPLOADED'] }).notNull(),
    verdict: text('verdict', { enum: ['APPROVED_VERIFIED', 'DENIED'] }),
    rejectReason: text('reject_reason').$type<RejectReason>(),
    verdictDueAt: time('verdict_due_at'),
    /** When the platform accepted the notice of the file, and of the verdict. */
    uploadNotifiedAt: time('upload_notified_at'),
    verdictNotifiedAt: time('verdict_notified_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    enumCheck(table.status),
    enumCheck(table.verdict),
    index('docs_session_document').on(table.documentId),
    index('docs_session_upload')
      .on(table.createdAt)
      .where(sql`${table.status} = 'UPLOADED' and ${table.uploadNotifiedAt} is null`),
    index('docs_session_verdict')
      .on(table.verdictDueAt)
      .where(sql`${table.verdict} is not null and ${table.verdictNotifiedAt} is null`),
  ],
);
export type DocsSession = typeof docsSessionTable.$inferSelect;

/** A received file, encrypted. Its name is not stored. */
export const docsFileTable = pgTable(
  'docs_file',
  {
    id: text('id').primaryKey(),
    reference: text('reference')
      .notNull()
      .references(() => docsSessionTable.reference, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    mediaType: text('media_type').$type<MediaType>().notNull(),
    sealed: bytes('sealed').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('docs_file_session').on(table.reference)],
);
