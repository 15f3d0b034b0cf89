import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq } from 'drizzle-orm';
import type { DocumentNotice, UploadType } from '#lib/documents/contract.ts';
import type { RejectReason } from '#lib/documents/reject-kinds.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { badRequest } from '../core/refusal.ts';
import { applyEvent, findDocument, lockPlayer, updatePlayerStatus } from './change.ts';
import { mailDecision } from './mails.ts';
import { hasFile } from './provider.ts';
import type { DocumentStatus } from './status.ts';
import { type DocumentRow, uploadTable as table, type UploadRow } from './tables.ts';
import { takeTurns } from './turns.ts';

/**
 * Applies a notice of the provider; false if it changes nothing, also where the document is no longer as `isExpected` wants it.
 * Throws a refusal for an upload that does not exist.
 */
export async function applyNotice(
  { database, clock, outbox }: SandboxContext,
  notice: DocumentNotice,
  isExpected: (document: DocumentRow | undefined) => boolean = () => true,
): Promise<boolean> {
  const now = clock.now();
  const decided = await database.transaction(async (tx) => {
    const [known] = await tx.select().from(table).where(eq(table.transactionReference, notice.transactionReference));
    if (known?.documentId !== notice.customerInternalReference) throw badRequest('error.document.unknown');
    const player = await lockPlayer(tx, known.playerId);
    const [upload] = await tx.select().from(table).where(eq(table.documentId, known.documentId));
    if (!player || !upload) throw badRequest('error.document.unknown');
    if (!isExpected(await findDocument(tx, player.id, upload.documentType))) return undefined;
    const isUploaded = await receiveFile(tx, upload, now);
    const verdict = notice.status === 'UPLOADED' ? undefined : await decide(tx, upload, notice, now);
    if (isUploaded || verdict) await updatePlayerStatus(tx, player, now);
    return { player, isUploaded, verdict };
  });
  if (!decided) return false;
  if (decided.verdict) await mailDecision(outbox, decided.player, decided.verdict);
  return decided.isUploaded || decided.verdict !== undefined;
}

/** The first file of an upload brings the document under review; a decision may come before the notice of its file. */
async function receiveFile(tx: Database, upload: UploadRow, now: Date): Promise<boolean> {
  if (upload.status !== 'OPEN') return false;
  const { documentId, playerId, documentType: type, subType, depositMethod } = upload;
  await tx.update(table).set({ status: 'UPLOADED' }).where(eq(table.documentId, documentId));
  return (await applyEvent(tx, { playerId, type }, 'upload', now, { documentId, subType, depositMethod })) !== undefined;
}

async function decide(tx: Database, upload: UploadRow, { status, rejectReason }: DocumentNotice, now: Date) {
  const { documentId, playerId, documentType: type } = upload;
  const document = await findDocument(tx, playerId, type);
  // Another upload is under review by now, or none.
  if (document?.documentId !== documentId || document.status !== 'UNDER_REVIEW') return undefined;
  const isApproved = status === 'APPROVED_VERIFIED';
  const reason: RejectReason | null = isApproved ? null : (rejectReason ?? 'NOT_READABLE');
  await applyEvent(tx, { playerId, type }, isApproved ? 'approve' : 'reject', now, { rejectReason: reason, by: 'PROVIDER' });
  await tx
    .update(table)
    .set({ status: isApproved ? 'APPROVED' : 'DENIED' })
    .where(eq(table.documentId, documentId));
  return { type, isApproved };
}

/** DOC-08: the player says that a file was sent; the provider is asked, unless its notice has come. */
export function confirmDocument(context: SandboxContext, playerId: number, type: UploadType): Promise<DocumentStatus> {
  return takeTurns(String(playerId), () => confirmUploads(context, playerId, type));
}

async function confirmUploads(context: SandboxContext, playerId: number, type: UploadType): Promise<DocumentStatus> {
  const document = await findDocument(context.database, playerId, type);
  if (document?.status === 'UNDER_REVIEW' || document?.status === 'VERIFIED') return document.status;
  const uploads = await context.database
    .select()
    .from(table)
    .where(and(eq(table.playerId, playerId), eq(table.documentType, type)))
    .orderBy(desc(table.createdAt))
    .limit(3);
  // A file that was rejected at once was received too.
  if (document && uploads[0] && uploads[0].status !== 'OPEN') return document.status;
  const sent = await findSent(context, uploads);
  if (!sent) throw badRequest('error.document.not_uploaded');
  // While the provider was asked, the document may have been asked for, or its file received: then all of it is looked at again.
  let isCurrent = true;
  await applyNotice(context, sent, (now) => {
    isCurrent = isDeepStrictEqual(now, document);
    return isCurrent;
  });
  if (!isCurrent) return confirmUploads(context, playerId, type);
  return (await findDocument(context.database, playerId, type))?.status ?? 'UNREQUESTED';
}

/** The notice of the first upload whose file the provider has. */
async function findSent({ config }: SandboxContext, uploads: readonly UploadRow[]): Promise<DocumentNotice | undefined> {
  for (const { transactionReference, documentId, status } of uploads) {
    if (status !== 'OPEN' || !transactionReference || !(await hasFile(config, transactionReference))) continue;
    return { transactionReference, customerInternalReference: documentId, status: 'UPLOADED' };
  }
  return undefined;
}
