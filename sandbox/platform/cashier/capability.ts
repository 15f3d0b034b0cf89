import { eq } from 'drizzle-orm';
import { scaleEuro } from '#lib/money/scale.ts';
import type { Database } from '#sandbox/database/database.ts';
import { readPaymentSummary } from '#sandbox/ledger/payments.ts';
import { refusalAt } from '../players/blocks.ts';
import type { Player } from '../players/tables.ts';
import { type LimitState, readLimits } from './limits.ts';
import { documentTable } from './tables.ts';

const dayMs = 86_400_000;
/** How long a player has for documents that were asked for. */
const documentDays = 30;

/** Whole days since a document was asked for, and until it is due; below zero afterwards. */
export function daysOf({ requestedAt }: Pick<typeof documentTable.$inferSelect, 'requestedAt'>, now: Date) {
  const ago = Math.floor((now.getTime() - requestedAt.getTime()) / dayMs);
  return { ago, left: documentDays - ago };
}

const verifiedStates = new Set(['FULLY VERIFIED', 'ENHANCED', 'ENHANCED KYC', 'EDD_PENDING', 'EDD_UNDER_REVIEW', 'NOT_REQUIRED']);
const enhancedStates = new Set(['ENHANCED', 'ENHANCED KYC', 'NOT_REQUIRED']);

export type DocumentState = 'UNREQUESTED' | 'REQUESTED' | 'UNDER_REVIEW' | 'VERIFIED';

/** What the checks of a deposit or a withdrawal decide from. */
export interface Capability {
  readonly isSuspended: boolean;
  /** Blocked, by an operator, a risk or a status that keeps him out. */
  readonly isRestricted: boolean;
  readonly mayDeposit: boolean;
  readonly mayWithdraw: boolean;
  readonly documentsExpired: boolean;
  readonly documents: DocumentState;
  /** Days until the documents are due; negative afterwards. Undefined where none was asked for. */
  readonly documentDaysLeft: number | undefined;
  readonly isEnhanced: boolean;
  readonly loyaltyLevel: number;
  /** All deposits ever, in euros' worth by the scale of the bounds. */
  readonly lifetimeEuros: number;
  readonly limits: readonly LimitState[];
}

/** Reads the player's flags, KYC, documents, limits and lifetime deposits at a moment of business time. */
export async function readCapability(db: Database, player: Player, now: Date): Promise<Capability> {
  const documents = await db.select().from(documentTable).where(eq(documentTable.playerId, player.id));
  const { deposits } = await readPaymentSummary(db, String(player.id));
  const asked = documents.filter(({ documentType }) => documentType === 'ID' || documentType === 'POA');
  const block = refusalAt(player, now);
  return {
    isSuspended: player.kycStatus === 'SUSPENDED' || player.multibrandSuspended,
    isRestricted:
      player.kycStatus === 'RESTRICTED' || player.flags.payout || (block !== undefined && block.kind !== 'unverified'),
    mayDeposit: player.flags.deposit,
    mayWithdraw: player.flags.withdrawal,
    documentsExpired: player.kycStatus === 'PENDING_EXPIRED',
    documents: documentStateOf(
      player.kycStatus,
      asked.map(({ status }) => status),
    ),
    documentDaysLeft: asked.length > 0 ? Math.min(...asked.map((each) => daysOf(each, now).left)) : undefined,
    isEnhanced: enhancedStates.has(player.kycStatus),
    loyaltyLevel: player.loyaltyLevel,
    lifetimeEuros: (deposits.minor / scaleEuro(1_000, player.currencyCode).minor) * 1_000,
    limits: await readLimits(db, player, now),
  };
}

function documentStateOf(kycStatus: string, statuses: readonly (typeof documentTable.$inferSelect)['status'][]): DocumentState {
  if (verifiedStates.has(kycStatus)) return 'VERIFIED';
  if (statuses.length === 0) return 'UNREQUESTED';
  if (statuses.some((status) => status === 'REQUESTED' || status === 'EXPIRED')) return 'REQUESTED';
  return statuses.every((status) => status === 'VERIFIED') ? 'VERIFIED' : 'UNDER_REVIEW';
}
