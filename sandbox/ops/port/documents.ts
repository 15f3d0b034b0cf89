import { z } from 'zod';
import type { CalendarDate } from '#lib/core/time/calendar-date.ts';
import { uploadTypes } from '#lib/documents/contract.ts';
import { rejectReasons } from '#lib/documents/reject-kinds.ts';
import { operatorDateSchema } from './operator-date.ts';
import type { Cause } from './reason.ts';

/** Body of `POST /api/documents/{playerId}/{type}`. */
export const documentDecisionSchema = z
  .strictObject({
    action: z.enum(['approve', 'reject', 'request', 'erase']),
    /** The reason that the player reads. */
    rejectReason: z.enum(rejectReasons).optional(),
    /** The last day on which the document is valid where the player lives, for an approval. */
    expiresOn: operatorDateSchema.optional(),
    /** The upload that the operator saw; another one cannot be decided by mistake. */
    documentId: z.string().max(64).optional(),
  })
  .refine(({ action, rejectReason }) => (action === 'reject') === (rejectReason !== undefined), {
    path: ['rejectReason'],
    error: 'is required to reject',
  });
export type DocumentDecision = z.output<typeof documentDecisionSchema>;

export const documentTypeSchema = z.enum(uploadTypes);
export type DeskDocumentType = z.output<typeof documentTypeSchema>;

/** A document in the operator's view; times ISO 8601 in virtual time. */
export interface DeskDocument {
  readonly playerId: string;
  readonly name: string;
  readonly email: string;
  readonly kycStatus: string;
  readonly type: DeskDocumentType;
  readonly subType: string | null;
  readonly depositMethod: string | null;
  readonly status: string;
  readonly documentId: string | null;
  readonly requestedAt: string;
  readonly uploadedAt: string | null;
  readonly validUntil: CalendarDate | null;
  readonly rejectReason: string | null;
  readonly files: readonly { readonly id: string; readonly isPicture: boolean }[];
}

/** The console's access to documents. */
export interface OperatorDocuments {
  /** Documents under review, the oldest upload first; or all of one player. */
  list(playerId?: string): Promise<readonly DeskDocument[]>;
  /** Undefined for an unknown player. Throws `OpsRefusal` where the document's status has no such action. */
  decide(playerId: string, type: DeskDocumentType, decision: DocumentDecision, cause: Cause): Promise<true | undefined>;
  /** Undefined for an unknown or deleted file. */
  readFile(fileId: string): Promise<{ readonly mediaType: string; readonly bytes: Buffer } | undefined>;
}
