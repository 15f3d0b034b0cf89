import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';
import { rejectReasons } from './reject-kinds.ts';

export const documentTypes = [
  'PROOF_OF_ID',
  'PROOF_OF_ADDRESS',
  'PROOF_OF_PAYMENT',
  'SOURCE_OF_WEALTH',
  'EDD_QUESTIONNAIRE',
  'OTHER',
] as const;
export type DocumentType = (typeof documentTypes)[number];

export const uploadTypes = ['ID', 'POA', 'POP', 'SOW', 'OTHER'] as const;
export type UploadType = (typeof uploadTypes)[number];

export const verificationStatuses = ['UNREQUESTED', 'REQUESTED', 'UNDER_REVIEW', 'VERIFIED', 'EXPIRED'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

/** DOC-04: the kinds of an upload on the wire. */
export const subTypes: Readonly<Record<UploadType, readonly string[]>> = {
  ID: [],
  POA: ['UB', 'BS', 'TX'],
  POP: [],
  SOW: ['BS', 'CCS', 'UB', 'PS', 'SP', 'SC', 'WI', 'WN', 'OT'],
  OTHER: [],
};

/** DEC-X-16: a date without a time. */
const calendarDate = z.iso.date().brand<'CalendarDate'>();

const documentShape = {
  documentStatus: z.enum(verificationStatuses),
  /** One of `rejectReasons`; a reason that the site does not know is shown as a general one. */
  rejectReason: z.string().optional(),
  documentId: z.string().optional(),
  /** The last day on which a verified document is valid, at the player's place; `expiresAt` (ISO 8601) is its end. */
  validUntil: calendarDate.optional(),
  expiresAt: z.string().optional(),
  requestedAt: z.string().optional(),
  /** The last day for an upload, at the player's place; `deadline` (ISO 8601) is its end. */
  dueOn: calendarDate.optional(),
  deadline: z.string().optional(),
  /** Days until `dueOn`, negative when it has passed. */
  daysLeft: z.int().optional(),
};
const documentSchema = z.object(documentShape);
export type PlayerDocument = z.output<typeof documentSchema>;

export const playerDocumentsSchema = z.object({
  idDocument: documentSchema,
  addressDocument: documentSchema,
  /** XTR-09: the methods that the player has paid with. */
  paymentDocument: documentSchema.extend({
    depositMethods: z.array(z.object({ method: z.string(), label: z.string(), documentStatus: z.enum(verificationStatuses) })),
  }),
  sowDocument: documentSchema,
  otherDocument: documentSchema,
  eddQuestionnaire: documentSchema,
});
export type PlayerDocuments = z.output<typeof playerDocumentsSchema>;

export const listDocuments = endpoint('GET /player/{playerId}/documents', {
  by: 'player',
  browser: true,
  reply: playerDocumentsSchema,
  summary: 'The status of each kind of document.',
});

const uploadedType = z.enum(documentTypes).exclude(['EDD_QUESTIONNAIRE']);

export const startUpload = endpoint('POST /player/{playerId}/documents/initiate', {
  by: 'player',
  browser: true,
  idempotent: true,
  body: z.object({
    documentType: uploadedType,
    uploadType: z.enum(uploadTypes),
    subType: z.string().max(8).optional(),
    depositMethod: z.string().max(64).optional(),
    /** Pages of the site that the provider returns to, with `docStatus` and `documentId` added to their query. */
    successUrl: z.url().max(500),
    errorUrl: z.url().max(500),
    /** MKT-13: language and market, e.g. `en-IN`. */
    locale: z.string().regex(/^[a-z]{2,4}-[A-Z]{2}$/),
  }),
  reply: z.object({ redirectUrl: z.url(), documentId: z.string() }),
  refusals: [
    'error.document.kind',
    'error.document.not_requested',
    'error.document.provider_unavailable',
    'error.document.return_url',
  ],
  summary: 'Opens an upload at the verification provider. An unused upload of the same kind is continued.',
});

export const confirmUpload = endpoint('POST /player/{playerId}/documents/status', {
  by: 'player',
  browser: true,
  idempotent: true,
  body: z.object({ documentType: uploadedType, subType: z.string().max(8).optional() }),
  reply: z.object({ documentStatus: z.enum(verificationStatuses) }),
  refusals: ['error.document.not_uploaded', 'error.document.provider_unavailable'],
  summary: 'After the return from the provider: the platform asks the provider itself whether the file has arrived.',
});

/** Signed by the verification provider. */
export const documentNoticeSchema = z.object({
  transactionReference: z.string().min(1).max(64),
  /** The document that the upload was opened for. */
  customerInternalReference: z.string().min(1).max(64),
  status: z.enum(['UPLOADED', 'APPROVED_VERIFIED', 'DENIED']),
  rejectReason: z.enum(rejectReasons).optional(),
});
export type DocumentNotice = z.output<typeof documentNoticeSchema>;

/** In any order and repeated as often as the provider likes: each notice counts once, for its own document only. */
export const notifyDocument = endpoint('POST /documents/callback', {
  by: 'service',
  idempotent: true,
  body: documentNoticeSchema,
  reply: z.object({ applied: z.boolean() }),
  refusals: ['error.document.unknown'],
  summary: 'What became of an upload, signed by the verification provider.',
});
