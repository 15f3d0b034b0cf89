import autocannon from 'autocannon';

export interface Target {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A figure to reach: how our side compares with a plain one, round by round, both measured in the same run. */
export interface Figure {
  readonly name: string;
  readonly ratios: readonly number[];
  /** At least this much. */
  readonly target: number;
}

const connections = 32;

async function requestsPerSecond({ url, headers }: Target, seconds: number): Promise<number> {
  const result = await autocannon({ url, headers: { ...headers }, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors under load`);
  return result.requests.total / result.duration;
}

/** Measures both in turn, the order changing each round, after one round that only warms. */
export async function compare(
  name: string,
  ours: Target,
  plain: Target,
  target: number,
  rounds = 5,
  seconds = 4,
): Promise<Figure> {
  const ratios: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const order = round % 2 === 0 ? [ours, plain] : [plain, ours];
    const speed = new Map<Target, number>();
    for (const side of order) speed.set(side, await requestsPerSecond(side, seconds));
    if (round > 0) ratios.push((speed.get(ours) ?? 0) / (speed.get(plain) ?? 1));
  }
  return { name, ratios, target };
}

/** `visitor page: ratio 0.91 (0.88..0.95 over 5 rounds), at least 0.85 wanted: reached`. */
export function describeFigure({ name, ratios, target }: Figure): string {
  const sorted = [...ratios].sort((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const spread = `${sorted[0]?.toFixed(2)}..${sorted.at(-1)?.toFixed(2)} over ${sorted.length} rounds`;
  return `${name}: ratio ${median.toFixed(2)} (${spread}), at least ${target} wanted: ${median >= target ? 'reached' : 'NOT reached'}`;
}
