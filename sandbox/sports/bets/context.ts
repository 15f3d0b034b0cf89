import type { SandboxContext } from '#sandbox/kit/context.ts';
import type { Calls } from '../wallet/calls.ts';
import type { PlatformClient } from '../wallet/platform-client.ts';
import type { EventReader } from './selections.ts';
import type { Bet } from './tables.ts';

/** The dependencies of everything that decides bets. */
export interface BetsContext extends Pick<SandboxContext, 'database' | 'clock'> {
  readonly book: EventReader;
  readonly calls: Calls;
  readonly platform: PlatformClient;
  /** Called with a bet that changed. */
  readonly onChange: (bet: Bet) => void;
}
