import { setTimeout as wait } from 'node:timers/promises';
import type { Child } from './child.ts';
import { StartError } from './progress.ts';

type Accept = (response: Response) => Promise<boolean>;

const patienceMs = 180_000;

/**
 * Asks until `accept` takes an answer. Throws `StartError` when the child ends, or stays silent for three minutes, and
 * the signal's reason when aborted; the child is stopped then.
 */
export async function waitForAnswer(child: Child, url: string, accept: Accept, signal?: AbortSignal): Promise<void> {
  try {
    await askUntilAccepted(child, url, accept, signal);
  } catch (error) {
    await child.stop();
    throw error;
  }
}

async function askUntilAccepted(child: Child, url: string, accept: Accept, signal: AbortSignal | undefined): Promise<void> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    signal?.throwIfAborted();
    if (!child.isRunning()) throw new StartError(`The ${child.name} did not start (${await child.ended}):\n${child.tail()}`);
    if (await isAccepted(url, accept)) return;
    await wait(150);
  }
  throw new StartError(`The ${child.name} does not answer at ${url}:\n${child.tail()}`);
}

async function isAccepted(url: string, accept: Accept): Promise<boolean> {
  try {
    return await accept(await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5_000) }));
  } catch {
    return false;
  }
}
