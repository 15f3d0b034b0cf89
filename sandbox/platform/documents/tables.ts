import { sql } from 'drizzle-orm';
import { bigint, date, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { CalendarDate } from '#lib/core/time/calendar-date.ts';
import { enumCheck } from '#sandbox/database/checks.ts';
import { playerTable } from '../players/tables.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** A document that the player was asked for; one row per kind. Business time. */
export const documentTable = pgTable(
  'document',
  {
    playerId: bigint('player_id', { mode: 'number' })
      .notNull()
      .references(() => playerTable.id),
    documentType: text('document_type', { enum: ['ID', 'POA', 'POP', 'SOW', 'OTHER'] }).notNull(),
    status: text('status', { enum: ['REQUESTED', 'UNDER_REVIEW', 'VERIFIED', 'EXPIRED'] }).notNull(),
    /** The days for an upload count from here; the time of a review is added. */
    requestedAt: time('requested_at').notNull(),
    /** The upload that is or was reviewed. */
    documentId: text('document_id'),
    subType: text('sub_type'),
    depositMethod: text('deposit_method'),
    rejectReason: text('reject_reason'),
    uploadedAt: time('uploaded_at'),
    /** The last day on which a verified document is valid, at the player's place. */
    validUntil: date('valid_until', { mode: 'string' }).$type<CalendarDate>(),
    decidedAt: time('decided_at'),
    decidedBy: text('decided_by'),
  },
  (table) => [
    enumCheck(table.documentType),
    primaryKey({ columns: [table.playerId, table.documentType] }),
    enumCheck(table.status),
    index('document_waiting').on(table.status, table.requestedAt).where(sql`${table.status} <> 'VERIFIED'`),
    index('document_validity').on(table.validUntil).where(sql`${table.status} = 'VERIFIED'`),
  ],
);
export type DocumentRow = typeof documentTable.$inferSelect;

/** An upload at the verification provider. */
export const uploadTable = pgTable(
  'document_upload',
  {
    documentId: text('document_id').primaryKey(),
    playerId: bigint('player_id', { mode: 'number' })
      .notNull()
      .references(() => playerTable.id),
    documentType: text('document_type', { enum: ['ID', 'POA', 'POP', 'SOW', 'OTHER'] }).notNull(),
    subType: text('sub_type'),
    depositMethod: text('deposit_method'),
    successUrl: text('success_url').notNull(),
    errorUrl: text('error_url').notNull(),
    locale: text('locale').notNull(),
    transactionReference: text('transaction_reference').unique(),
    redirectUrl: text('redirect_url'),
    status: text('status', { enum: ['OPEN', 'UPLOADED', 'APPROVED', 'DENIED'] }).notNull(),
    createdAt: time('created_at').notNull(),
    /** When the provider deleted the files after the end of their retention. */
    erasedAt: time('erased_at'),
  },
  (table) => [
    enumCheck(table.documentType),
    enumCheck(table.status),
    index('document_upload_player').on(table.playerId, table.documentType),
  ],
);
export type UploadRow = typeof uploadTable.$inferSelect;
