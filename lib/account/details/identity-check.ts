import { ownValue } from '#lib/core/own-value.ts';
/** What a player has to know about the identity check (ACC-13). */
export type IdentityCheck = 'open' | 'wanted' | 'review' | 'done' | 'blocked';

const states: Readonly<Record<string, IdentityCheck>> = {
  NOT_VERIFIED: 'open',
  DATA_VERIFIED: 'open',
  PENDING: 'wanted',
  PENDING_EXPIRED: 'wanted',
  EDD_PENDING: 'wanted',
  EDD_UNDER_REVIEW: 'review',
  'FULLY VERIFIED': 'done',
  'ENHANCED KYC': 'done',
  ENHANCED: 'done',
  NOT_REQUIRED: 'done',
  RESTRICTED: 'blocked',
  SUSPENDED: 'blocked',
};

/** The state of the check by KYC level; an unknown level promises nothing. Requested documents are wanted at any level but a blocked one. */
export function identityCheckOf({
  kycStatus,
  requestDocumentTypeStatus,
}: {
  readonly kycStatus: string;
  readonly requestDocumentTypeStatus: string;
}): IdentityCheck {
  const state = ownValue(states, kycStatus);
  if (state === 'blocked') return state;
  return requestDocumentTypeStatus === '' ? (state ?? 'open') : 'wanted';
}
