import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startChild } from './child.ts';
import { fingerprintSources } from './fingerprint.ts';
import { report, StartError } from './progress.ts';
import { root } from './root.ts';

const markFile = path.join(root, '.next', 'parlour-build.json');

/** True when `.next` holds a finished build of exactly these sources. */
export function isBuilt(fingerprint: string): boolean {
  if (!existsSync(path.join(root, '.next', 'BUILD_ID'))) return false;
  try {
    const mark: unknown = JSON.parse(readFileSync(markFile, 'utf8'));
    return typeof mark === 'object' && mark !== null && 'fingerprint' in mark && mark.fingerprint === fingerprint;
  } catch {
    return false;
  }
}

/** Builds the Studio and the site where their sources changed since the last build. Throws `StartError` with the end of the log. */
export async function prepareSite(folder: string, stopSignal?: AbortSignal): Promise<void> {
  await run('studio', [path.join(root, 'scripts', 'build-studio.ts')], folder, stopSignal);
  const fingerprint = fingerprintSources(root);
  if (isBuilt(fingerprint)) {
    report('The site is built already');
    return;
  }
  report('Building the site; this takes a minute or two after a change of its sources');
  await run('build', [path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next'), 'build'], folder, stopSignal);
  writeFileSync(markFile, `${JSON.stringify({ fingerprint })}\n`);
  report('The site is built');
}

async function run(name: string, args: string[], folder: string, stopSignal: AbortSignal | undefined): Promise<void> {
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
  throw new StartError(`The build failed (${ending}):\n${build.tail(40)}\nThe whole log: ${build.logFile}`);
}
