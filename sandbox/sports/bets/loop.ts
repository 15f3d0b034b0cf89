import { errorNames, runEach } from '#sandbox/kit/run-each.ts';
import { finishCashOuts } from './cash-out.ts';
import type { BetsContext } from './context.ts';
import { takeUpDue } from './place.ts';
import { reviewSettled, settleDecided } from './settle.ts';

const tickMs = 1_000;
const settleEveryTicks = 5;
const reviewEveryTicks = 60;

/** Applies what business time decides: ends of delays, settlements, reviews, and the repeats of calls. */
export function createLoop(context: BetsContext) {
  let ticks = 0;
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;

  async function apply(isWhole: boolean, settles: boolean): Promise<void> {
    const now = context.clock.now();
    const steps = [
      () => context.calls.sendDue(),
      () => takeUpDue(context, now),
      () => finishCashOuts(context, now),
      ...(isWhole ? [() => reviewSettled(context, now)] : []),
      ...(settles ? [() => settleDecided(context, now, isWhole)] : []),
    ];
    await runEach(steps, (step) => step());
  }

  /** Passes never overlap; an error is logged, and the next pass tries again. */
  function run(isWhole: boolean, settles: boolean): Promise<void> {
    isRunning = true;
    running = running
      .then(() => apply(isWhole, settles))
      .catch((error: unknown) => console.error('sports: a pass failed', errorNames(error)))
      .finally(() => {
        isRunning = false;
      });
    return running;
  }

  const timer = setInterval(() => {
    ticks += 1;
    if (!isRunning) void run(ticks % reviewEveryTicks === 0, ticks % settleEveryTicks === 0);
  }, tickMs);
  timer.unref();
  return {
    /** Applies everything now; after business time moved, or after a decision of the operator. */
    applyAll: () => run(true, true),
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
