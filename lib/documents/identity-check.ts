import { ownValue } from '#lib/core/own-value.ts';
import { type KnownProfile, needOf, type VerificationNeed } from './rules.ts';

/** What a player has to know about the identity check (ACC-13). */
export type IdentityCheck = 'open' | 'review' | 'done' | 'blocked' | VerificationNeed;

const states: Readonly<Record<string, IdentityCheck>> = {
  NOT_VERIFIED: 'open',
  DATA_VERIFIED: 'open',
  PENDING: 'review',
  PENDING_EXPIRED: 'review',
  EDD_UNDER_REVIEW: 'review',
  'FULLY VERIFIED': 'done',
  'ENHANCED KYC': 'done',
  ENHANCED: 'done',
  NOT_REQUIRED: 'done',
  RESTRICTED: 'blocked',
  SUSPENDED: 'blocked',
};

/** The state of the check by KYC level; an unknown level promises nothing. What is asked for comes first at any level but a blocked one. */
export function identityCheckOf(profile: KnownProfile): IdentityCheck {
  const state = ownValue(states, profile.kycStatus) ?? 'open';
  return state === 'blocked' ? state : (needOf(profile) ?? state);
}
