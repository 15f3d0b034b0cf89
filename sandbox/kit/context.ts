import type { Database } from '#sandbox/database/database.ts';
import type { VirtualClock } from './clock.ts';
import type { SandboxConfig } from './config.ts';
import type { FaultRegistry } from './http/faults.ts';
import type { RateLimits } from './http/limits.ts';
import type { ReadNumberForm } from './number-forms.ts';
import type { Outbox } from './outbox.ts';

/** The dependencies of every service; services read neither the environment nor the time directly. */
export interface SandboxContext {
  readonly config: SandboxConfig;
  readonly clock: VirtualClock;
  readonly database: Database;
  readonly faults: FaultRegistry;
  readonly outbox: Outbox;
  readonly rateLimits: RateLimits;
  readonly readNumberForm: ReadNumberForm;
}
