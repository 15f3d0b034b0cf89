// Runs on Node 20.9 or later without dependencies: installs them, then runs the script with the installed Node 24.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWithNpm } from './npm-signals.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const minimum = [20, 9];

function isOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major < minimum[0] || (major === minimum[0] && minor < minimum[1]);
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** True when the installed packages match the lock file. Compares contents, because a checkout changes file times. */
function isInstalled() {
  const required = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');
  if (!required || !installed || !existsSync(ownNode())) return false;
  return Object.entries(required).every(([name, { optional, devOptional, version, integrity }]) => {
    if (name === '') return true;
    const found = installed[name];
    if (!found) return Boolean(optional || devOptional);
    return found.version === version && (!integrity || found.integrity === integrity);
  });
}

/** The Node binary of the `node` package. */
function ownNode() {
  return path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** Runs a program in this terminal, forwards signals and resolves to its exit code. */
function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    const forward = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, forward);
    child.once('error', reject);
    child.once('exit', (code) => {
      for (const signal of signals) process.off(signal, forward);
      resolve(code ?? 1);
    });
  });
}

async function install() {
  console.info('Installing dependencies with npm install. This happens once and takes a few minutes.');
  const npm = process.env.npm_execpath;
  const code = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, 'install', '--include=dev', '--no-save', '--no-audit', '--no-fund'])
    : await run('npm', ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund'], {
        shell: process.platform === 'win32',
      });
  if (code !== 0) throw new Error('npm install failed; see its output above. Parlour was not started.');
  if (!isInstalled())
    throw new Error(
      'npm install succeeded, but dependencies are missing. Delete the node_modules folder and run npm start again.',
    );
}

async function main() {
  endWithNpm(process.env.npm_lifecycle_event);
  if (isOldNode()) throw new Error(`Node ${minimum.join('.')} or later is required; this is Node ${process.versions.node}.`);
  if (!isInstalled()) await install();
  const [script = 'start.ts', ...rest] = process.argv.slice(2);
  const bin = path.join(root, 'node_modules', '.bin');
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` };
  process.exitCode = await run(ownNode(), [path.join(root, 'scripts', script), ...rest], { env });
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
