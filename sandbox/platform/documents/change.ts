import { and, eq } from 'drizzle-orm';
import { scaleEuro } from '#lib/core/money/scale.ts';
import { type DocumentType, type UploadType, uploadTypes } from '#lib/documents/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { readPaymentSummary } from '#sandbox/ledger/payments.ts';
import { postMessage } from '../messages/post-message.ts';
import { type Player, playerTable } from '../players/tables.ts';
import { documentDeadline } from './deadline.ts';
import { nextKycStatus, unverifiedLevels } from './kyc.ts';
import { answerTable } from './questionnaire/tables.ts';
import { type DocumentEvent, isAwaited, nextStatus } from './status.ts';
import { type DocumentRow, documentTable } from './tables.ts';

/** Lifetime deposits in euros from which the enhanced questions are asked. */
export const eddFromEuros = 5_000;

export const typeNames: Readonly<Record<UploadType, DocumentType>> = {
  ID: 'PROOF_OF_ID',
  POA: 'PROOF_OF_ADDRESS',
  POP: 'PROOF_OF_PAYMENT',
  SOW: 'SOURCE_OF_WEALTH',
  OTHER: 'OTHER',
};

/** Serialises the changes of one player's documents. Undefined for an unknown player. */
export async function lockPlayer(tx: Database, playerId: number): Promise<Player | undefined> {
  // A new row of a payment that refers to the player does not wait for it.
  const [player] = await tx.select().from(playerTable).where(eq(playerTable.id, playerId)).for('no key update');
  return player;
}

export async function findDocument(db: Database, playerId: number, type: UploadType): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(documentTable)
    .where(and(eq(documentTable.playerId, playerId), eq(documentTable.documentType, type)));
  return row;
}

export interface Change
  extends Partial<Pick<DocumentRow, 'documentId' | 'subType' | 'depositMethod' | 'rejectReason' | 'validUntil'>> {
  readonly by?: string;
}

/**
 * Applies an event to one document of a locked player. Returns the changed row; undefined where its status has no such event.
 * Call `updatePlayerStatus` afterwards.
 */
export async function applyEvent(
  tx: Database,
  { playerId, type }: { readonly playerId: number; readonly type: UploadType },
  event: DocumentEvent,
  now: Date,
  { by, ...change }: Change = {},
): Promise<DocumentRow | undefined> {
  const known = await findDocument(tx, playerId, type);
  const status = nextStatus(known?.status ?? 'UNREQUESTED', event);
  if (!status) return undefined;
  const values = { ...timesOf(event, known, now, by), ...change, status };
  const [row] = await tx
    .insert(documentTable)
    .values({ playerId, documentType: type, requestedAt: now, ...values })
    .onConflictDoUpdate({ target: [documentTable.playerId, documentTable.documentType], set: values })
    .returning();
  await announceChange(tx, playerId, { type, event }, now);
  return row;
}

const messageKinds = {
  request: 'documentRequested',
  expire: 'documentRequested',
  approve: 'documentAccepted',
  reject: 'documentRejected',
} as const;

/** Several documents that are requested at once are one message. */
async function announceChange(
  tx: Database,
  playerId: number,
  { type, event }: { readonly type: UploadType; readonly event: DocumentEvent },
  now: Date,
): Promise<void> {
  if (event === 'upload') return;
  const kind = messageKinds[event];
  const eventKey = kind === 'documentRequested' ? now.toISOString() : `${type}:${now.toISOString()}`;
  await postMessage(tx, kind, { playerId, eventKey }, now);
}

function timesOf(event: DocumentEvent, known: DocumentRow | undefined, now: Date, by = 'SYSTEM'): Partial<DocumentRow> {
  switch (event) {
    case 'request':
      return { requestedAt: now, rejectReason: null, validUntil: null };
    case 'expire':
      return { requestedAt: now };
    case 'upload':
      return { uploadedAt: now, rejectReason: null, validUntil: null, decidedAt: null, decidedBy: null };
    case 'approve':
      return { decidedAt: now, decidedBy: by };
    case 'reject':
      return { decidedAt: now, decidedBy: by, requestedAt: withoutReview(known, now) };
  }
}

/** The time of the review does not count towards the player's thirty days. */
function withoutReview(known: DocumentRow | undefined, now: Date): Date {
  if (!known?.uploadedAt) return known?.requestedAt ?? now;
  return new Date(known.requestedAt.getTime() + now.getTime() - known.uploadedAt.getTime());
}

/** The questions are asked again: what was answered and decided before counts no longer. */
export async function withdrawAnswers(tx: Database, playerId: number): Promise<void> {
  await tx.delete(answerTable).where(eq(answerTable.playerId, playerId));
}

/** An operator lowered the player's level by hand: what was verified has to be requested again, and the questions asked again. */
export async function withdrawVerification(tx: Database, playerId: number): Promise<void> {
  await tx.delete(documentTable).where(and(eq(documentTable.playerId, playerId), eq(documentTable.status, 'VERIFIED')));
  await withdrawAnswers(tx, playerId);
}

/** Derives the profile's list of requested documents, and the level of verification, from the documents. */
export async function updatePlayerStatus(tx: Database, player: Player, now: Date): Promise<void> {
  const rows = await tx.select().from(documentTable).where(eq(documentTable.playerId, player.id));
  const requestedDocuments = requestedNames(rows);
  const { kycStatus: current } = player;
  const known = unverifiedLevels.has(current) ? (player.verifiedLevel ?? current) : current;
  const next = nextKycStatus(
    known,
    rows.map((row) => ({ type: row.documentType, status: row.status, isOverdue: documentDeadline(row, player, now).left < 0 })),
  );
  const isNewlyVerified = next === 'FULLY VERIFIED' && current !== next;
  const kycStatus = isNewlyVerified && (await reachesEdd(tx, player)) ? 'EDD_PENDING' : next;
  // What an operator has asked for or accepted outlasts another check, whatever was deposited.
  const verifiedLevel = unverifiedLevels.has(known) ? null : known;
  await tx.update(playerTable).set({ requestedDocuments, kycStatus, verifiedLevel }).where(eq(playerTable.id, player.id));
}

/** DOC-20: the names of the documents that the player has to upload. */
export function requestedNames(rows: readonly Pick<DocumentRow, 'documentType' | 'status'>[]): DocumentType[] {
  const awaited = rows.filter(({ status }) => isAwaited(status)).map(({ documentType }) => documentType);
  return uploadTypes.filter((type) => awaited.includes(type)).map((type) => typeNames[type]);
}

async function reachesEdd(tx: Database, player: Player): Promise<boolean> {
  const { deposits } = await readPaymentSummary(tx, String(player.id));
  return deposits.minor >= scaleEuro(eddFromEuros, player.currencyCode).minor;
}
