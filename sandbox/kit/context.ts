import type { Database } from '#sandbox/database/database.ts';
import type { VirtualClock } from './clock.ts';
import type { SandboxConfig } from './config.ts';
import type { FaultBoard } from './faults.ts';
import type { LimitBoard } from './limits.ts';
import type { Outbox } from './outbox.ts';

/** What every stand-in is given: nothing reads the environment or the time on its own. */
export interface SandboxContext {
  readonly config: SandboxConfig;
  readonly clock: VirtualClock;
  readonly database: Database;
  readonly faults: FaultBoard;
  readonly outbox: Outbox;
  readonly rateLimits: LimitBoard;
}
