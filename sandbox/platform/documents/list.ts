import { eq } from 'drizzle-orm';
import type { PlayerDocument, PlayerDocuments, UploadType } from '#lib/documents/contract.ts';
import { paymentTable as methodTable } from '#sandbox/data/tables/payment-table.ts';
import type { Database } from '#sandbox/database/database.ts';
import { listUsedMethods } from '../cashier/used-methods.ts';
import type { Player } from '../players/tables.ts';
import { dayMs, documentDays } from './deadline.ts';
import { isAwaited } from './status.ts';
import { type DocumentRow, documentTable } from './tables.ts';

/** DOC-09: the player's documents as the contract writes them. */
export async function readDocuments(db: Database, player: Player): Promise<PlayerDocuments> {
  const rows = await db.select().from(documentTable).where(eq(documentTable.playerId, player.id));
  const used = await listUsedMethods(db, player.id);
  const find = (type: UploadType) => rows.find(({ documentType }) => documentType === type);
  const payment = find('POP');
  return {
    idDocument: write(find('ID')),
    addressDocument: write(find('POA')),
    paymentDocument: { ...write(payment), depositMethods: used.map((code) => writeMethod(code, payment, player.languageCode)) },
    sowDocument: write(find('SOW')),
    otherDocument: write(find('OTHER')),
    eddQuestionnaire: { documentStatus: questionnaireStatus(player.kycStatus) },
  };
}

function write(row: DocumentRow | undefined): PlayerDocument {
  if (!row) return { documentStatus: 'UNREQUESTED' };
  const { status, requestedAt, expiresAt, rejectReason, documentId } = row;
  return {
    documentStatus: status,
    requestedAt: requestedAt.toISOString(),
    ...(isAwaited(status) && { deadline: new Date(requestedAt.getTime() + documentDays * dayMs).toISOString() }),
    ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
    ...(rejectReason && { rejectReason }),
    ...(documentId && { documentId }),
  };
}

/** XTR-09: one proof of payment is enough, for the method that it was sent for. */
function writeMethod(code: string, payment: DocumentRow | undefined, language: string) {
  const { title } = methodTable.find((method) => method.code === code) ?? { title: {} as Readonly<Record<string, string>> };
  const isSent = payment?.depositMethod === code && payment.status !== 'REQUESTED';
  return {
    method: code,
    label: title[language] ?? title.en ?? code,
    documentStatus: isSent
      ? payment.status
      : payment && isAwaited(payment.status)
        ? ('REQUESTED' as const)
        : ('UNREQUESTED' as const),
  };
}

function questionnaireStatus(kycStatus: string) {
  if (kycStatus === 'EDD_PENDING') return 'REQUESTED';
  if (kycStatus === 'EDD_UNDER_REVIEW') return 'UNDER_REVIEW';
  return kycStatus.startsWith('ENHANCED') ? 'VERIFIED' : 'UNREQUESTED';
}
