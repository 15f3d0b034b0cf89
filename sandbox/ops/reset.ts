import type { OpsDesk } from './desk.ts';

let running: Promise<void> = Promise.resolve();

/** Brings the sandbox back to the seeded state; a second call waits for the first. OPS-05. */
export function resetSandbox(desk: OpsDesk): Promise<void> {
  const next = running.catch(() => undefined).then(() => resetOnce(desk));
  running = next;
  return next;
}

async function resetOnce({ faults, rateLimits, geo, clock, services, outbox, tracking }: OpsDesk): Promise<void> {
  faults.clear();
  geo.set(undefined);
  rateLimits.clear();
  // Before the seeds: their dates count from the clock.
  await clock.reset();
  for (const service of services) await service.reset();
  await outbox.clear();
  tracking.clear();
}
