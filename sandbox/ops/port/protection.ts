import { z } from 'zod';
import type { ControlCause } from './reason.ts';

const position = z.coerce.number().int().min(0).max(1e9).default(0);
export const protectionPageSchema = z.object({ position });
export const auditQuerySchema = z.object({ position, operator: z.string().max(40).optional() });

/** Result of the verification of the audit trail. */
export interface ProtectionReport {
  readonly intact: boolean;
  readonly players: number;
  readonly events: number;
  /** One sentence per fault, at most twenty. */
  readonly faults: readonly string[];
}

type Details = Readonly<Record<string, string | number | boolean | null>>;

/** An entry of the audit trail. */
export interface ProtectionEntry {
  /** From 1, in the order in which the events of its player were recorded. */
  readonly position: number;
  readonly kind: string;
  readonly by: string;
  /** Virtual time, ISO 8601. */
  readonly at: string;
  readonly details: Details;
  readonly hash: string;
}

interface Page<Entry> {
  readonly entries: readonly Entry[];
  readonly position: number;
  readonly hasMore: boolean;
}

export interface ProtectionTrail extends Page<ProtectionEntry> {
  readonly report: ProtectionReport;
}

/** What an operator changed. */
export interface OperatorEntry extends ProtectionEntry {
  /** Null where the change concerns no single player. */
  readonly playerId: string | null;
}

/** What changes the sandbox itself. */
export type ControlKind =
  | 'CLOCK_MOVED'
  | 'FAULTS_CHANGED'
  | 'LOCATION_CHANGED'
  | 'MAINTENANCE_CHANGED'
  | 'RATE_LIMITS_CHANGED'
  | 'SANDBOX_RESET';

/** The console's access to the audit trail. */
export interface OperatorProtection {
  /** Undefined for an unknown player. */
  read(playerId: string, position: number): Promise<ProtectionTrail | undefined>;
  /** The changes of all operators, or of one, newest first. */
  listChanges(query: z.output<typeof auditQuerySchema>): Promise<Page<OperatorEntry>>;
  /** Records a change that is not made in the database. */
  record(cause: ControlCause, kind: ControlKind, details: Details): Promise<void>;
  verify(): Promise<ProtectionReport>;
}
