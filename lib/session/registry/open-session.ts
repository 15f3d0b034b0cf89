import type { SessionDevice } from './record.ts';

/** A session as the player sees it. Times in ISO-8601 UTC. */
export interface OpenSession extends SessionDevice {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly startedAt: string;
  readonly lastActiveAt: string;
}
