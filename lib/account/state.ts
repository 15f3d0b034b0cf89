const accountStates = [
  'CLOSED',
  'ACCOUNT_UNVERIFIED',
  'PRE_REGISTERED',
  'REGISTERED',
  'BLACKLISTED',
  'RESTRICTED',
  'PAYOUT',
  'TIMEOUT',
  'SELF_EXCLUDED',
] as const;
export type AccountState = (typeof accountStates)[number];

/** What is known of an account; what a call does not say is left out. */
export interface AccountFacts {
  readonly status?: string;
  readonly kycStatus?: string;
  /** On risk payout. */
  readonly payout: boolean;
  /** ACC-04: a suspension by another brand counts as a payout block. */
  readonly multibrandSuspended?: boolean | undefined;
}

interface StateRules {
  readonly maySignIn: boolean;
  /** Games, sports, deposits and bonuses; the flags of the player can close each of them further. */
  readonly mayPlay: boolean;
}

const rules: Readonly<Record<AccountState, StateRules>> = {
  REGISTERED: { maySignIn: true, mayPlay: true },
  RESTRICTED: { maySignIn: true, mayPlay: true },
  PAYOUT: { maySignIn: true, mayPlay: false },
  PRE_REGISTERED: { maySignIn: false, mayPlay: false },
  ACCOUNT_UNVERIFIED: { maySignIn: false, mayPlay: false },
  TIMEOUT: { maySignIn: false, mayPlay: false },
  SELF_EXCLUDED: { maySignIn: false, mayPlay: false },
  BLACKLISTED: { maySignIn: false, mayPlay: false },
  CLOSED: { maySignIn: false, mayPlay: false },
};

/**
 * The one state of an account: what ends its use comes first, then the payout block, then a restricted identity check. An
 * unknown status counts as a payout block, so that no guard fails open.
 */
export function accountStateOf({
  status = 'REGISTERED',
  kycStatus,
  payout,
  multibrandSuspended = false,
}: AccountFacts): AccountState {
  const known = accountStates.find((state) => state === status);
  if (known !== undefined && !rules[known].maySignIn) return known;
  if (known === undefined || known === 'PAYOUT' || payout || multibrandSuspended) return 'PAYOUT';
  const isRestricted = known === 'RESTRICTED' || kycStatus === 'RESTRICTED' || kycStatus === 'SUSPENDED';
  return isRestricted ? 'RESTRICTED' : 'REGISTERED';
}

/** What a player may do in a state. */
export function rulesOf(state: AccountState): StateRules {
  return rules[state];
}
