import type { VirtualClock } from '#sandbox/kit/clock.ts';
import type { Calls } from '../wallet/calls.ts';
import type { CashOut } from './cash-out.ts';
import type { Placing } from './place.ts';
import type { Settlement } from './settle.ts';

const tickMs = 1_000;
const settleEveryTicks = 5;
const reviewEveryTicks = 60;

interface LoopOptions {
  readonly clock: VirtualClock;
  readonly calls: Calls;
  readonly placing: Placing;
  readonly settlement: Settlement;
  readonly cashOut: CashOut;
}

/** Applies what business time decides: ends of delays, settlements, reviews, and the repeats of calls. */
export function createLoop({ clock, calls, placing, settlement, cashOut }: LoopOptions) {
  let ticks = 0;
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;

  async function apply(isWhole: boolean, settles: boolean): Promise<void> {
    const now = clock.now();
    await calls.sendDue();
    await placing.takeUpDue(now);
    await cashOut.finishDue(now);
    if (isWhole) await settlement.review(now);
    if (settles) await settlement.settleDecided(now, isWhole);
  }

  /** Passes never overlap; an error is logged, and the next pass tries again. */
  function run(isWhole: boolean, settles: boolean): Promise<void> {
    isRunning = true;
    running = running
      .then(() => apply(isWhole, settles))
      .catch((error: unknown) => console.error('sports: a pass failed', error instanceof Error ? error.name : 'unknown'))
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
