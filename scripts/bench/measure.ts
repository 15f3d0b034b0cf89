import autocannon from 'autocannon';

export interface Target {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Instead of one request. */
  readonly requests?: readonly { readonly path: string; readonly headers: Readonly<Record<string, string>> }[];
}

/** Ratios of our measurements to a baseline's, per round, with the target. */
export interface Figure {
  readonly name: string;
  readonly ratios: readonly number[];
  readonly target: number;
  /** True when the target is a maximum instead of a minimum. */
  readonly isCeiling?: boolean;
}

type Measure = (target: Target, seconds: number) => Promise<number>;
export const connections = 32;

export async function byAutocannon({ url, headers, requests }: Target, seconds: number): Promise<number> {
  const list = requests?.map((request) => ({ path: request.path, headers: { ...request.headers } }));
  const result = await autocannon({
    url,
    headers: { ...headers },
    connections,
    duration: seconds,
    ...(list && { requests: list }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} responses other than 2xx and ${result.errors} errors under load`);
  return result.requests.total / result.duration;
}

/** Measures both in alternating order after a warm-up round. Rounds are short, so that both see the same load of the machine. */
export async function compareThroughput(
  name: string,
  ours: Target,
  plain: Target,
  target: number,
  rounds = 31,
  requestsPerSecond: Measure = byAutocannon,
): Promise<Figure> {
  const ratios: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const order = round % 2 === 0 ? [ours, plain] : [plain, ours];
    const speed = new Map<Target, number>();
    for (const side of order) speed.set(side, await requestsPerSecond(side, 1));
    if (round > 0) ratios.push((speed.get(ours) ?? 0) / (speed.get(plain) ?? 1));
  }
  return { name, ratios, target };
}

/** The ratio of the times of two calls, measured in alternating order after a warm-up round. */
export async function compareTimes(
  name: string,
  ours: () => Promise<unknown>,
  plain: () => Promise<unknown>,
  target: number,
  rounds = 15,
): Promise<Figure> {
  const ratios: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const took = new Map<() => Promise<unknown>, number>();
    for (const side of round % 2 === 0 ? [ours, plain] : [plain, ours]) took.set(side, await timeOf(side));
    if (round > 0) ratios.push((took.get(ours) ?? 0) / (took.get(plain) ?? 1));
  }
  return { name, ratios, target, isCeiling: true };
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

/** `visitor page: ratio 0.91 (0.88..0.95 over 5 rounds), target at least 0.85: reached`. */
export function describeFigure({ name, ratios, target, isCeiling = false }: Figure): string {
  const sorted = [...ratios].sort((one, other) => one - other);
  const middle = median(ratios);
  const spread = `${sorted[0]?.toFixed(2)}..${sorted.at(-1)?.toFixed(2)} over ${sorted.length} rounds`;
  const isReached = isCeiling ? middle <= target : middle >= target;
  return `${name}: ratio ${middle.toFixed(2)} (${spread}), target at ${isCeiling ? 'most' : 'least'} ${target}: ${isReached ? 'reached' : 'NOT reached'}`;
}

/** The median of an odd number of figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
