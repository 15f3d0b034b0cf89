import './server/stop-signals.ts';
import cluster from 'node:cluster';
import { writeJsonLines } from '#lib/core/log/json-lines.ts';
import { ignoreEnvFiles } from '#lib/next/env-files.ts';
import { checkSettings } from './server/check-settings.ts';

/** `npm run serve`: serves the built site on `LISTEN_HOST` (localhost) and `PORT` (3000), by `WORKERS` processes. */
ignoreEnvFiles();
writeJsonLines('site');
const config = await checkSettings();

if (cluster.isPrimary && config.WORKERS > 1) {
  const { runWorkers } = await import('./server/workers.ts');
  runWorkers(config);
} else {
  // Next keeps a process alive after an error that nothing handles.
  await import('./server/serve-site.ts').catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : 'The site could not be started.');
    process.exit(1);
  });
}
