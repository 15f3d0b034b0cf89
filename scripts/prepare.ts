import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startChild } from './child.ts';
import { requireDiskSpace } from './disk-space.ts';
import { fingerprintSources } from './fingerprint.ts';
import { report, StartError } from './reports/progress.ts';
import { root } from './root.ts';

const buildInfoFile = path.join(root, '.next', 'parlour-build.json');

/** True when `.next` holds a complete build of these sources. */
export function isBuilt(fingerprint: string): boolean {
  if (!existsSync(path.join(root, '.next', 'BUILD_ID'))) return false;
  try {
    const mark: unknown = JSON.parse(readFileSync(buildInfoFile, 'utf8'));
    return typeof mark === 'object' && mark !== null && 'fingerprint' in mark && mark.fingerprint === fingerprint;
  } catch {
    return false;
  }
}

/** Builds the Studio and the site if their sources have changed. Throws a `StartError` with the end of the log. */
export async function prepareSite(folder: string, stopSignal?: AbortSignal): Promise<void> {
  await runBuild('studio', [path.join(root, 'scripts', 'build-studio.ts')], folder, stopSignal);
  const fingerprint = fingerprintSources(root);
  if (isBuilt(fingerprint)) {
    report('The site is already built');
    return;
  }
  requireDiskSpace('The build of the site', path.join(root, '.next'), 400);
  report('Building the site (needed after a change of its sources; takes one or two minutes)');
  await runBuild('build', [path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next'), 'build'], folder, stopSignal);
  writeFileSync(buildInfoFile, `${JSON.stringify({ fingerprint })}\n`);
  report('The site is built');
}

async function runBuild(name: string, args: string[], folder: string, stopSignal: AbortSignal | undefined): Promise<void> {
  const build = startChild({
    name,
    args,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', PARLOUR_DEVELOPMENT_SECRETS: '1' },
    logFile: path.join(folder, 'logs', `${name}.log`),
  });
  stopSignal?.addEventListener('abort', () => void build.stop(), { once: true });
  const ending = await build.ended;
  stopSignal?.throwIfAborted();
  if (ending === 'exit code 0') return;
  throw new StartError(`The build failed (${ending}):\n${build.tail(40)}\nFull log: ${build.logFile}`);
}
