import { setTimeout as wait } from 'node:timers/promises';
import { oncePerProcess } from '#lib/core/once-per-process.ts';

type Keep = () => Promise<unknown>;

/** The ends of sessions that are on their way to the platform for the first time, each with how to keep it on disk. */
const openEnds = oncePerProcess('parlourOpenEnds', () => new Map<Promise<unknown>, Keep>());

/** Has an end kept by `keep` where the process stops before `sent` resolves. `sent` never rejects. */
export function keepIfStopped(sent: Promise<unknown>, keep: Keep): void {
  openEnds.set(sent, keep);
  void sent.then(() => openEnds.delete(sent));
}

/** Before the process stops: waits for the platform's answers to ends of sessions, and keeps what has none after `maxMs`. */
export async function settleEnds(maxMs: number): Promise<void> {
  await Promise.race([Promise.all(openEnds.keys()), wait(maxMs)]);
  await Promise.all([...openEnds.values()].map((keep) => keep()));
}
