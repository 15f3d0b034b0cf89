import type { GeoBoard } from '#sandbox/access/geo.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import type { Service } from '#sandbox/kit/service.ts';
import type { LedgerDesk } from './ledger.ts';
import type { PlayerDesk } from './players.ts';
import type { TrackingLog } from './tracking.ts';
import type { WithdrawalDesk } from './withdrawals.ts';

export interface LedgerVerdict {
  readonly balanced: boolean;
  readonly accounts: number;
  readonly entries: number;
  /** One sentence per fault. */
  readonly faults: readonly string[];
}

/** Everything the operator's console reaches for. */
export interface OpsDesk extends SandboxContext {
  readonly geo: GeoBoard;
  /** The other stand-ins, in the order in which a reset runs through them. */
  readonly services: readonly Service[];
  readonly players: PlayerDesk;
  readonly ledger: LedgerDesk;
  readonly withdrawals: WithdrawalDesk;
  readonly tracking: TrackingLog;
  readonly verifyLedger: () => Promise<LedgerVerdict>;
}
