import { spawn } from 'node:child_process';
import { once } from 'node:events';

test('OPS-07 a signal to stop ends a process that is still starting with 0, and later does what is set', async () => {
  const code = `
    const { onStopSignal } = await import('./scripts/server/stop-signals.ts');
    if (process.argv[1] === 'started') onStopSignal(() => process.exit(7));
    setInterval(() => undefined, 1_000);
    console.log('ready');
  `;
  for (const [state, expected] of [
    ['starting', 0],
    ['started', 7],
  ] as const) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', code, state], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([expected, null]);
  }
});
