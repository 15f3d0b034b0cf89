import { spawnSync } from 'node:child_process';

/** Runs code in a process of its own, and returns the packages of metrics and traces that it loaded. */
function packagesLoadedBy(code: string): readonly string[] {
  const script = `
    import { registerHooks } from 'node:module';
    const seen = new Set();
    registerHooks({ resolve(name, context, next) { seen.add(name); return next(name, context); } });
    ${code}
    console.log(JSON.stringify([...seen].filter((name) => /^(?:prom-client|@opentelemetry\\/)/.test(name))));
    process.exit(0);
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return JSON.parse(stdout || `["${stderr.slice(-300).replaceAll(/["\n\\]/g, ' ')}"]`) as string[];
}

const started = (env: Readonly<Record<string, string>>) => `
  const { readSiteConfig } = await import('./lib/core/config/environment.ts');
  const { startTelemetry } = await import('./lib/telemetry/start.ts');
  const telemetry = await startTelemetry(readSiteConfig(${JSON.stringify({ NODE_ENV: 'test', ...env })}), {});
  if (telemetry) throw new Error('it is on');
`;

test.each<Readonly<Record<string, string>>>([
  {},
  { METRICS_HOST: '0.0.0.0', OTEL_SERVICE_NAME: 'site' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_SDK_DISABLED: 'true' },
])('OPS-10 with %j there is no telemetry, and none of its packages is loaded', (env) => {
  expect(packagesLoadedBy(started(env))).toEqual([]);
});

test('OPS-10 metrics load no exporter of traces', () => {
  const loaded = packagesLoadedBy("await import('./lib/telemetry/metrics/start.ts');");
  expect(loaded).toContain('prom-client');
  expect(loaded.filter((name) => /sdk|exporter/.test(name))).toEqual([]);
});
