import { Registry } from 'prom-client';
import { startMetricsServer } from './metrics-server.ts';
import { addStateMetrics } from './state-metrics.ts';

test('OPS-10 maintenance is a metric, so that its 503 do not count as errors', async () => {
  const register = new Registry();
  addStateMetrics(register, 0);
  const answers = [true, Promise.resolve(false)];
  Object.assign(globalThis, { parlourEdgeContext: { isInMaintenance: () => answers.shift() } });
  expect(await register.metrics()).toMatch(/^parlour_maintenance 1$/m);
  expect(await register.metrics()).toMatch(/^parlour_maintenance 0$/m);
  Object.assign(globalThis, { parlourEdgeContext: undefined });
});

test('OPS-10 metrics that have no port, or no host, say which settings are wrong', async () => {
  const server = await startMetricsServer(new Registry(), { host: '127.0.0.1', port: 0 });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  for (const [host, code] of [
    ['127.0.0.1', 'EADDRINUSE'],
    ['192.0.2.1', 'EADDRNOTAVAIL'],
  ] as const) {
    const sentence = `Metrics cannot listen at ${host}:${port} (${code}): set METRICS_PORT and METRICS_HOST to others.`;
    await expect(startMetricsServer(new Registry(), { host, port })).rejects.toThrow(sentence);
  }
  server.close();
});
