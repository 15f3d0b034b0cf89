import { setTimeout as wait } from 'node:timers/promises';
import type { Child } from './child.ts';
import { StartError } from './reports/progress.ts';

type Accept = (response: Response) => Promise<boolean>;

const startTimeoutMs = 180_000;

/**
 * Polls the URL until `accept` returns true. Stops the child and throws a `StartError` when it ends or does not answer within
 * three minutes, or the signal's reason when aborted.
 */
export async function waitForResponse(child: Child, url: string, accept: Accept, signal?: AbortSignal): Promise<void> {
  try {
    await pollUntilAccepted(child, url, accept, signal);
  } catch (error) {
    await child.stop();
    throw error;
  }
}

async function pollUntilAccepted(child: Child, url: string, accept: Accept, signal: AbortSignal | undefined): Promise<void> {
  const deadline = performance.now() + startTimeoutMs;
  while (performance.now() < deadline) {
    signal?.throwIfAborted();
    if (!child.isRunning()) throw new StartError(`The ${child.name} did not start (${await child.ended}):\n${child.tail()}`);
    if (await isAccepted(url, accept)) return;
    await wait(150);
  }
  throw new StartError(`The ${child.name} did not answer at ${url} within three minutes:\n${child.tail()}`);
}

async function isAccepted(url: string, accept: Accept): Promise<boolean> {
  try {
    return await accept(await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5_000) }));
  } catch {
    return false;
  }
}
