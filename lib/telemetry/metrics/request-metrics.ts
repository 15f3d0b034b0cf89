import { Counter, Gauge, type Registry } from 'prom-client';
import type { AnswerSource, ObservedRequest, RequestMetrics, RequestOutcome } from '../requests.ts';
import { createPlainHistogram, type HistogramSeries } from './plain-histogram.ts';

/** One method and outcome of a route, counted since the metrics were last read. */
interface Outcome {
  readonly method: string;
  readonly source: AnswerSource;
  readonly outcome: RequestOutcome;
  readonly add: (count: number) => void;
  readonly durations: HistogramSeries;
  count: number;
}

/** From half a millisecond, which a page from memory takes, to the longest time limit of a call. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createRequestMetrics(register: Registry): RequestMetrics {
  const registers = [register];
  const byRoute = new Map<string, Outcome[]>();
  const requests = new Counter({
    name: 'parlour_http_requests_total',
    help: 'Answered requests by method, route, where the answer came from (memory, next, server) and status code, or cut where the client left.',
    labelNames: ['method', 'route', 'source', 'outcome'],
    registers,
    // Counted in plain numbers until then, which takes a quarter of a microsecond less.
    collect() {
      for (const known of [...byRoute.values()].flat()) {
        if (known.count > 0) known.add(known.count);
        known.count = 0;
      }
    },
  });
  const addDurations = createPlainHistogram(register, {
    name: 'parlour_http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its answer, by route and where the answer came from.',
    buckets,
  });
  let open = 0;
  new Gauge({
    name: 'parlour_http_open_requests',
    help: 'Requests that are being answered.',
    registers,
    collect() {
      this.set(open);
    },
  });

  function outcomeOf({ method, route, source }: ObservedRequest, outcome: RequestOutcome): Outcome {
    const known = byRoute.get(route) ?? [];
    if (known.length === 0) byRoute.set(route, known);
    // A route has few, and a search in them takes less than a key for all of it.
    const found = known.find((one) => one.outcome === outcome && one.source === source && one.method === method);
    if (found) return found;
    const durations = known.find((one) => one.source === source)?.durations ?? addDurations({ route, source });
    const counter = requests.labels(method, route, source, String(outcome));
    const added = { method, source, outcome, durations, add: (count: number) => counter.inc(count), count: 0 };
    known.push(added);
    return added;
  }

  return {
    begin() {
      open += 1;
    },
    end(request, outcome, seconds) {
      open -= 1;
      const known = outcomeOf(request, outcome);
      known.count += 1;
      known.durations.observe(seconds);
    },
  };
}
