import { z } from 'zod';
import type { Cause } from './reason.ts';

/** Body of `POST /api/matches/{matchId}`, besides its reason: whether the two are one person. */
export const matchDecisionSchema = z.strictObject({ decision: z.enum(['same', 'different']) });
export type MatchDecision = z.output<typeof matchDecisionSchema>;

/** What is compared of an account. */
export interface MatchedAccount {
  readonly playerId: string;
  readonly name: string;
  readonly dateOfBirth: string;
  readonly country: string;
  readonly place: string;
  readonly email: string;
  readonly mobilePhone: string;
  readonly status: string;
  readonly kycStatus: string;
  readonly registeredAt: string;
}

/** An account that may belong to a person who is known already; times ISO 8601 in virtual time. */
export interface PersonMatchCard {
  readonly matchId: string;
  readonly likeness: 'IDENTITY' | 'LETTERS' | 'ORDER' | 'MISSING_NAME' | 'SPELLING' | 'BIRTH_DATE';
  readonly state: 'OPEN' | 'SAME' | 'DIFFERENT';
  readonly openedAt: string;
  /** The account that neither deposits nor plays for money until the decision. */
  readonly account: MatchedAccount;
  /** The other account; null where the register of excluded persons has the other person, without a name. */
  readonly other: MatchedAccount | null;
  /** What the two accounts have in common. */
  readonly equal: readonly (keyof MatchedAccount)[];
  /** Whether the other person is excluded now. */
  readonly isExcluded: boolean;
  readonly decision: { readonly by: string; readonly at: string; readonly reason: string } | null;
}

/** The console's access to possible matches of persons. */
export interface OperatorMatches {
  /** Those that wait for a decision, the oldest first; or all of one player. */
  list(playerId?: string): Promise<readonly PersonMatchCard[]>;
  /** Undefined for an unknown match. Throws `OpsRefusal` where it is decided already. */
  decide(matchId: string, decision: MatchDecision['decision'], cause: Cause): Promise<{ readonly done: true } | undefined>;
}
