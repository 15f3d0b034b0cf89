import { eq } from 'drizzle-orm';
import { scaleEuro } from '#lib/core/money/scale.ts';
import type { Database } from '#sandbox/database/database.ts';
import { readPaymentSummary } from '#sandbox/ledger/payments.ts';
import { documentDeadline } from '../documents/deadline.ts';
import { type DocumentRow, documentTable } from '../documents/tables.ts';
import type { Player } from '../players/tables.ts';
import { findRefusal } from '../protection/find-refusal.ts';
import { type LimitState, readLimits } from '../protection/limits/limits.ts';
import { type LimitPrompt, readOpenPrompt } from '../protection/limits/prompt.ts';

const verifiedStates = new Set(['FULLY VERIFIED', 'ENHANCED', 'ENHANCED KYC', 'EDD_PENDING', 'EDD_UNDER_REVIEW', 'NOT_REQUIRED']);
const enhancedStates = new Set(['ENHANCED', 'ENHANCED KYC', 'NOT_REQUIRED']);

export type DocumentState = 'UNREQUESTED' | 'REQUESTED' | 'UNDER_REVIEW' | 'VERIFIED';

/** The data on which deposit and withdrawal checks decide. */
export interface PaymentEligibility {
  readonly isSuspended: boolean;
  /** Blocked by an operator, a risk flag, a status or an exclusion of the person. */
  readonly isRestricted: boolean;
  /** DEC-PER-2: an operator has to decide whether the player is another known person. */
  readonly isUnderReview: boolean;
  readonly mayDeposit: boolean;
  readonly mayWithdraw: boolean;
  readonly documentsExpired: boolean;
  readonly documents: DocumentState;
  /** Days until the documents are due; negative when overdue. Undefined if none was requested. */
  readonly documentDaysLeft: number | undefined;
  readonly isEnhanced: boolean;
  readonly loyaltyLevel: number;
  /** Lifetime deposits in euros. */
  readonly lifetimeEuros: number;
  readonly limits: readonly LimitState[];
  /** The question for a deposit limit before the first deposit; null where it is not due. */
  readonly limitPrompt: LimitPrompt | null;
}

/** Reads the player's flags, KYC, documents, limits and lifetime deposits. */
export async function readPaymentEligibility(db: Database, player: Player, now: Date): Promise<PaymentEligibility> {
  const documents = await db.select().from(documentTable).where(eq(documentTable.playerId, player.id));
  const { deposits } = await readPaymentSummary(db, String(player.id));
  const requested = documents.filter(({ documentType }) => documentType === 'ID' || documentType === 'POA');
  const due = requested.filter(({ status }) => status !== 'VERIFIED');
  const block = await findRefusal(db, player, now);
  const limits = await readLimits(db, player, now);
  const needsLimit = deposits.count === 0 && !limits.some(({ kind }) => kind === 'DEPOSIT');
  return {
    isSuspended: player.kycStatus === 'SUSPENDED' || player.multibrandSuspended,
    isRestricted:
      player.kycStatus === 'RESTRICTED' || player.flags.payout || (block !== undefined && block.kind !== 'unverified'),
    isUnderReview: player.identityReview,
    mayDeposit: player.flags.deposit,
    mayWithdraw: player.flags.withdrawal,
    documentsExpired: player.kycStatus === 'PENDING_EXPIRED',
    documents: documentStateOf(
      player.kycStatus,
      requested.map(({ status }) => status),
    ),
    documentDaysLeft: due.length > 0 ? Math.min(...due.map((each) => daysLeft(each, player, now))) : undefined,
    isEnhanced: enhancedStates.has(player.kycStatus),
    loyaltyLevel: player.loyaltyLevel,
    lifetimeEuros: (deposits.minor / scaleEuro(1_000, player.currencyCode).minor) * 1_000,
    limits,
    limitPrompt: needsLimit ? await readOpenPrompt(db, player) : null,
  };
}

/** DEC-KYC-1: the time of a review does not count. */
function daysLeft(document: DocumentRow, player: Player, now: Date): number {
  const until = document.status === 'UNDER_REVIEW' ? (document.uploadedAt ?? now) : now;
  return documentDeadline(document, player, until).left;
}

function documentStateOf(kycStatus: string, statuses: readonly DocumentRow['status'][]): DocumentState {
  if (verifiedStates.has(kycStatus)) return 'VERIFIED';
  if (statuses.length === 0) return 'UNREQUESTED';
  if (statuses.some((status) => status === 'REQUESTED' || status === 'EXPIRED')) return 'REQUESTED';
  return statuses.every((status) => status === 'VERIFIED') ? 'VERIFIED' : 'UNDER_REVIEW';
}
