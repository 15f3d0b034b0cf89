import { and, asc, eq, ne } from 'drizzle-orm';
import { dateAt } from '#lib/core/market/place.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import type { DeskDocument, DocumentDecision, OperatorDocuments } from '#sandbox/ops/port/documents.ts';
import { OpsRefusal } from '#sandbox/ops/port/ops-refusal.ts';
import { findPlayer } from '../players/find-player.ts';
import { type Player, playerTable } from '../players/tables.ts';
import { recordOperatorChange } from '../protection/operator-changes.ts';
import { applyEvent, findDocument, lockPlayer, updatePlayerStatus } from './change.ts';
import { mailDecision, mailRequest } from './mails.ts';
import { type DocumentRow, documentTable as table, uploadTable } from './tables.ts';

/** The provider's files, as the desk uses them. */
interface Vault {
  list(documentId: string): Promise<readonly { readonly id: string; readonly mediaType: string }[]>;
  read: OperatorDocuments['readFile'];
  erase(documentIds: readonly string[]): Promise<void>;
}

type AdminContext = Pick<SandboxContext, 'database' | 'clock' | 'outbox'> & { readonly vault: Vault };

/** Lists and decides documents for the operator's console. */
export function createDocumentAdmin({ database, clock, outbox, vault }: AdminContext): OperatorDocuments {
  async function write({ row, player }: { readonly row: DocumentRow; readonly player: Player }): Promise<DeskDocument> {
    const files = row.documentId === null ? [] : await vault.list(row.documentId);
    return {
      playerId: String(player.id),
      name: `${player.firstName} ${player.lastName}`,
      email: player.email,
      kycStatus: player.kycStatus,
      type: row.documentType,
      subType: row.subType,
      depositMethod: row.depositMethod,
      status: row.status,
      documentId: row.documentId,
      requestedAt: row.requestedAt.toISOString(),
      uploadedAt: row.uploadedAt?.toISOString() ?? null,
      validUntil: row.validUntil,
      rejectReason: row.rejectReason,
      files: files.map(({ id, mediaType }) => ({ id, isPicture: mediaType.startsWith('image/') })),
    };
  }

  /** What was sent for a document, but for an upload that is still open. */
  async function listUploads(tx: Database, playerId: number, type: DocumentRow['documentType']): Promise<readonly string[]> {
    const isSent = and(eq(uploadTable.playerId, playerId), eq(uploadTable.documentType, type), ne(uploadTable.status, 'OPEN'));
    const uploads = await tx.select({ documentId: uploadTable.documentId }).from(uploadTable).where(isSent);
    return uploads.map(({ documentId }) => documentId);
  }

  return {
    async list(playerId) {
      const known = playerId === undefined ? undefined : await findPlayer(database, playerId);
      if (playerId !== undefined && !known) return [];
      const rows = await database
        .select({ row: table, player: playerTable })
        .from(table)
        .innerJoin(playerTable, eq(playerTable.id, table.playerId))
        .where(known ? eq(table.playerId, known.id) : eq(table.status, 'UNDER_REVIEW'))
        .orderBy(asc(table.uploadedAt), asc(table.documentType))
        .limit(50);
      return Promise.all(rows.map(write));
    },
    async decide(playerId, type, decision, cause) {
      const known = await findPlayer(database, playerId);
      if (!known) return undefined;
      const { action } = decision;
      const now = clock.now();
      const record = (tx: Database) => {
        const { rejectReason = null } = decision;
        const details = { document: type, action, rejectReason };
        return recordOperatorChange(tx, cause, { kind: 'DOCUMENT_DECIDED', playerId: known.id, details }, now);
      };
      if (action === 'erase') {
        const sent = await database.transaction(async (tx) => {
          await lockPlayer(tx, known.id);
          if ((await findDocument(tx, known.id, type))?.status === 'UNDER_REVIEW') {
            throw new OpsRefusal(409, 'error.document.status', 'A document has arrived and waits for a decision.');
          }
          await record(tx);
          return listUploads(tx, known.id, type);
        });
        // The files are the provider's: the entry comes first, so that none is deleted without one.
        await vault.erase(sent);
        return true;
      }
      await database.transaction(async (tx) => {
        const player = await lockPlayer(tx, known.id);
        const document = await findDocument(tx, known.id, type);
        const isOther = decision.documentId !== undefined && decision.documentId !== document?.documentId;
        const change = { ...changeOf(decision), by: cause.by };
        if (player && decision.expiresOn && decision.expiresOn < dateAt(player, now))
          throw new OpsRefusal(400, 'error.document.expired', 'The last day of the document has passed where the player lives.');
        if (!player || isOther || !(await applyEvent(tx, { playerId: known.id, type }, action, now, change))) {
          const state = document?.status ?? 'not requested';
          throw new OpsRefusal(409, 'error.document.status', `The document is ${state}, or another one has arrived since.`);
        }
        await updatePlayerStatus(tx, player, now);
        await record(tx);
      });
      if (action === 'request') await mailRequest(outbox, known);
      else await mailDecision(outbox, known, { type, isApproved: action === 'approve' });
      return true;
    },
    readFile: (fileId) => vault.read(fileId),
  };
}

function changeOf({ action, rejectReason, expiresOn }: DocumentDecision) {
  if (action === 'reject') return { rejectReason: rejectReason ?? null };
  return action === 'approve' ? { validUntil: expiresOn ?? null } : {};
}
