import { Histogram, Registry } from 'prom-client';
import { createPlainHistogram } from './plain-histogram.ts';

test('OPS-10 a plain histogram is written as that of the library', async () => {
  const [own, library] = [new Registry(), new Registry()];
  const options = { name: 'seconds', help: 'Seconds.', buckets: [0.001, 0.01, 2.5] };
  const add = createPlainHistogram(own, options);
  const theirs = new Histogram({ ...options, labelNames: ['route', 'source'], registers: [library] });
  for (const labels of [
    { route: '/a', source: 'memory' },
    { route: '/b "c"', source: 'next' },
  ]) {
    const series = add(labels);
    for (const seconds of [0, 0.001, 0.0011, 0.5, 2.5, 7]) {
      series.observe(seconds);
      theirs.observe(labels, seconds);
    }
  }
  // The order of labels is free.
  const linesOf = async (register: Registry) =>
    (await register.metrics())
      .split('\n')
      .map((line) => line.replace(/\{(.*)\}/, (_, labels: string) => `{${labels.split(',').sort().join(',')}}`));
  expect((await linesOf(own)).toSorted()).toEqual((await linesOf(library)).toSorted());
});
