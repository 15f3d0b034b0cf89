import type { Figure, Target } from './measure.ts';
import { wrkLatency, wrkPerSecond } from './wrk.ts';

const seconds = 5;
const rounds = 7;
const connections = 64;
const maxRatio = 3;

interface HalfLoad {
  readonly ours: Target;
  /** A server that is as fast as the machine allows. */
  readonly fast: Target;
}

/**
 * Three times the median of the response times to their 99th percentile, at half of what the site answers per second; and the
 * same of a fast server at as many requests per second, which says what the machine and the load generator add.
 */
export async function benchHalfLoad({ ours, fast }: HalfLoad): Promise<readonly [Figure, string]> {
  const perSecond = (await wrkPerSecond(ours, connections, 3)) / 2;
  const ratios: number[] = [];
  const fastRatios: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const measured = [await ratioAt(ours, perSecond), await ratioAt(fast, perSecond)] as const;
    if (round === 0) continue;
    ratios.push(measured[0]);
    fastRatios.push(measured[1]);
  }
  const [least, middle, most] = [0, 0.5, 1].map((part) => fastRatios.toSorted((one, other) => one - other)[part * (rounds - 1)]);
  return [
    { name: 'stored page at half load, three times the median to p99', ratios, target: 1 },
    `the same of nginx, at as many requests per second: ${middle?.toFixed(2)} (${least?.toFixed(2)}..${most?.toFixed(2)})`,
  ];
}

async function ratioAt(target: Target, perSecond: number): Promise<number> {
  const { medianMs, p99Ms } = await wrkLatency(target, { connections, seconds, perSecond });
  return (maxRatio * medianMs) / p99Ms;
}
