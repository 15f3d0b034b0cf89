import { serviceNames } from '#lib/core/config/services.ts';
import { withoutProxyForLoopback } from '#lib/core/http/loopback-proxy.mjs';
import { bootSandbox } from '#sandbox/boot.ts';
import { DatabaseUnreachableError } from '#sandbox/database/database.ts';
import { LockedError, takeLock } from '#sandbox/database/folder-lock.ts';
import { readSandboxConfig, serviceUrl } from '#sandbox/kit/config.ts';
import { PortTakenError } from '#sandbox/kit/http/serve.ts';

async function main(): Promise<void> {
  // The process also ends when nothing is left to wait for, as after a connection that was lost during the start.
  process.exitCode = 1;
  Object.assign(process.env, withoutProxyForLoopback(process.env));
  const config = readSandboxConfig(process.env);
  const lock = takeLock(config.folder);
  try {
    const sandbox = await bootSandbox(config);
    for (const name of serviceNames) console.info(`${name.padEnd(8)} ${serviceUrl(config, name)}`);
    console.info(`Ready, on ${sandbox.database === 'pglite' ? `the embedded database in ${config.folder}` : 'PostgreSQL'}.`);
    process.send?.('ready');
    await untilStopped();
    await sandbox.close();
  } finally {
    lock.release();
  }
}

function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    const isExplained = [DatabaseUnreachableError, LockedError, PortTakenError].some((type) => error instanceof type);
    console.error(isExplained && error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
