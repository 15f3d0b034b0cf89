import { z } from 'zod';

export const protectionPageSchema = z.object({ position: z.coerce.number().int().min(0).max(1e9).default(0) });

/** Result of the verification of the audit trail. */
export interface ProtectionReport {
  readonly intact: boolean;
  readonly players: number;
  readonly events: number;
  /** One sentence per fault, at most twenty. */
  readonly faults: readonly string[];
}

/** An entry of the audit trail. */
export interface ProtectionEntry {
  /** From 1, in the order in which the events were recorded. */
  readonly position: number;
  readonly kind: string;
  readonly by: string;
  /** Virtual time, ISO 8601. */
  readonly at: string;
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
  readonly hash: string;
}

export interface ProtectionTrail {
  readonly entries: readonly ProtectionEntry[];
  readonly report: ProtectionReport;
  readonly position: number;
  readonly hasMore: boolean;
}

/** The console's access to player protection. */
export interface OperatorProtection {
  /** Undefined for an unknown player. */
  read(playerId: string, position: number): Promise<ProtectionTrail | undefined>;
  verify(): Promise<ProtectionReport>;
}
