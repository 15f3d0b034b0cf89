import type { UploadType } from '#lib/documents/contract.ts';
import { type DocumentStatus, isAwaited } from './status.ts';

interface KnownDocument {
  readonly type: UploadType;
  readonly status: DocumentStatus;
  readonly isOverdue: boolean;
}

/** Levels that only an operator changes. */
export const fixedLevels: readonly string[] = ['RESTRICTED', 'SUSPENDED', 'NOT_REQUIRED'];
/** Levels of players whose identity and address are not verified. */
export const unverifiedLevels: ReadonlySet<string> = new Set(['NOT_VERIFIED', 'DATA_VERIFIED', 'PENDING', 'PENDING_EXPIRED']);

/** DOC-06: the player's level after a change of the documents. */
export function nextKycStatus(current: string, documents: readonly KnownDocument[]): string {
  if (fixedLevels.includes(current)) return current;
  if (documents.some(({ status, isOverdue }) => isAwaited(status) && isOverdue)) return 'PENDING_EXPIRED';
  const identity = documents.filter(({ type }) => type === 'ID' || type === 'POA');
  if (identity.some(({ status }) => status !== 'VERIFIED' && status !== 'UNREQUESTED')) return 'PENDING';
  const isVerified = identity.length === 2 && identity.every(({ status }) => status === 'VERIFIED');
  if (isVerified) return unverifiedLevels.has(current) ? 'FULLY VERIFIED' : current;
  if (!unverifiedLevels.has(current)) return current;
  return documents.some(({ status }) => isAwaited(status) || status === 'UNDER_REVIEW') ? 'PENDING' : 'DATA_VERIFIED';
}
