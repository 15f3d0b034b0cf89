import PQueue from 'p-queue';
import type { VirtualClock } from './clock.ts';
import { errorNames } from './run-each.ts';

interface ScheduleOptions {
  /** For the log: the service and its work, such as `platform: prizes`. */
  readonly name: string;
  /** Real time between two runs. */
  readonly everyMs: number;
  readonly work: () => Promise<unknown>;
  /** Work that depends on business time runs whenever it moves, too. */
  readonly clock?: Pick<VirtualClock, 'onMove'>;
  /** Whether business time may move although the work fails. */
  readonly mayFailOnMove?: boolean;
}

/**
 * Runs work at an interval, and whenever business time moves. Runs never overlap: an interval that ends during a run is left out.
 * A failure is logged, and the next run tries again. Returns the function that stops it, after the run in progress.
 */
export function schedule({ name, everyMs, work, clock, mayFailOnMove = false }: ScheduleOptions): () => Promise<void> {
  const queue = new PQueue({ concurrency: 1 });

  function run(): Promise<unknown> {
    return queue.add(work).catch((error: unknown) => {
      console.error(`${name} failed`, errorNames(error));
      throw error;
    });
  }
  const runLogged = () => run().catch(() => undefined);

  clock?.onMove(async () => void (await (mayFailOnMove ? runLogged() : run())));
  const timer = setInterval(() => queue.pending === 0 && void runLogged(), everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await queue.onIdle();
  };
}
