import { eq } from 'drizzle-orm';
import { type Place, timeZoneOf } from '#lib/core/market/place.ts';
import { endOfDay } from '#lib/core/time/zone.ts';
import type { PlayerDocument, PlayerDocuments, UploadType } from '#lib/documents/contract.ts';
import { paymentMethodTitle } from '#sandbox/data/copy/payment-method-title.ts';
import type { Database } from '#sandbox/database/database.ts';
import { listUsedMethods } from '#sandbox/ledger/used-methods.ts';
import type { Player } from '../players/tables.ts';
import { type DocumentDeadline, documentDeadline } from './deadline.ts';
import { isAwaited } from './status.ts';
import { type DocumentRow, documentTable } from './tables.ts';

/** DOC-09: the player's documents as the contract writes them. */
export async function readDocuments(db: Database, player: Player, now: Date): Promise<PlayerDocuments> {
  const rows = await db.select().from(documentTable).where(eq(documentTable.playerId, player.id));
  const used = await listUsedMethods(db, player.id);
  const find = (type: UploadType) => rows.find(({ documentType }) => documentType === type);
  const payment = find('POP');
  const writeOf = (type: UploadType) => write(find(type), player, now);
  return {
    idDocument: writeOf('ID'),
    addressDocument: writeOf('POA'),
    paymentDocument: { ...writeOf('POP'), depositMethods: used.map((code) => writeMethod(code, payment, player.languageCode)) },
    sowDocument: writeOf('SOW'),
    otherDocument: writeOf('OTHER'),
    eddQuestionnaire: { documentStatus: questionnaireStatus(player.kycStatus) },
  };
}

function write(row: DocumentRow | undefined, place: Place, now: Date): PlayerDocument {
  if (!row) return { documentStatus: 'UNREQUESTED' };
  const { status, requestedAt, validUntil, rejectReason, documentId } = row;
  return {
    documentStatus: status,
    requestedAt: requestedAt.toISOString(),
    ...(isAwaited(status) && writeDeadline(documentDeadline(row, place, now), place)),
    ...(validUntil && { validUntil, expiresAt: endOfDay(timeZoneOf(place), validUntil).toISOString() }),
    ...(rejectReason && { rejectReason }),
    ...(documentId && { documentId }),
  };
}

function writeDeadline({ dueOn, left }: DocumentDeadline, place: Place) {
  return { dueOn, daysLeft: left, deadline: endOfDay(timeZoneOf(place), dueOn).toISOString() };
}

/** XTR-09: one proof of payment is enough, for the method that it was sent for. */
function writeMethod(code: string, payment: DocumentRow | undefined, language: string) {
  const isSent = payment?.depositMethod === code && payment.status !== 'REQUESTED';
  return {
    method: code,
    label: paymentMethodTitle(code, language),
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
