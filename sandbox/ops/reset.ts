import PQueue from 'p-queue';
import type { OpsContext } from './context.ts';

const resets = new PQueue({ concurrency: 1 });

/** Restores the seeded state of the sandbox; a second call waits for the first. OPS-05. */
export function resetSandbox(context: OpsContext): Promise<void> {
  return resets.add(() => resetOnce(context));
}

async function resetOnce({ faults, rateLimits, geo, clock, services, outbox, tracking }: OpsContext): Promise<void> {
  faults.clear();
  geo.set(undefined);
  rateLimits.clear();
  // Before the services, because their seeds use the clock.
  await clock.reset();
  for (const service of services) await service.reset();
  await outbox.clear();
  tracking.clear();
}
