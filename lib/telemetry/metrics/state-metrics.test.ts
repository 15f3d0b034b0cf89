import { Registry } from 'prom-client';
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
