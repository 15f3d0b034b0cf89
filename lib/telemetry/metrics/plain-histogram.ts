import type { Metric, Registry } from 'prom-client';

/** One combination of labels; it counts in plain numbers, because a page from memory takes few microseconds. */
export interface HistogramSeries {
  observe(seconds: number): void;
}

interface HistogramOptions {
  readonly name: string;
  readonly help: string;
  /** Upper bounds in seconds, rising. */
  readonly buckets: readonly number[];
}

/** Registers a histogram; the returned function adds a series to it. */
export function createPlainHistogram(register: Registry, { name, help, buckets }: HistogramOptions) {
  const all: { readonly labels: Readonly<Record<string, string>>; readonly counts: Float64Array; sum: number }[] = [];

  /** The lines of a series: how many were at most so long, all of them, and their sum. */
  function valuesOf({ labels, counts, sum }: (typeof all)[number]) {
    let count = 0;
    const steps = [...buckets, Number.POSITIVE_INFINITY].map((bound, at) => {
      count += counts[at] ?? 0;
      const le = bound === Number.POSITIVE_INFINITY ? '+Inf' : String(bound);
      return { metricName: `${name}_bucket`, labels: { ...labels, le }, value: count };
    });
    return [...steps, { metricName: `${name}_sum`, labels, value: sum }, { metricName: `${name}_count`, labels, value: count }];
  }

  const metric = { name, help, type: 'histogram', aggregator: 'sum', reset: () => void all.splice(0) };
  const get = async () => ({ ...metric, values: all.flatMap(valuesOf) });
  // What the registry reads of a metric.
  register.registerMetric({ ...metric, get } as unknown as Metric);

  return (labels: Readonly<Record<string, string>>): HistogramSeries => {
    const series = { labels, counts: new Float64Array(buckets.length + 1), sum: 0 };
    all.push(series);
    return {
      observe(seconds) {
        let at = 0;
        while (at < buckets.length && seconds > (buckets[at] ?? 0)) at += 1;
        series.counts[at] = (series.counts[at] ?? 0) + 1;
        series.sum += seconds;
      },
    };
  };
}
