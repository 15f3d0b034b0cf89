import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withoutProxyForLoopback } from '../lib/core/http/loopback-proxy.mjs';
import { endWithNpm } from './npm-signals.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
/** The packages take 1.3 GB, and npm's cache of them a part of that. */
const installMb = 2_500;

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
  if (!required || !installed || !findNode()) return false;
  return Object.entries(required).every(([name, { optional, devOptional, version, integrity }]) => {
    if (name === '') return true;
    const found = installed[name];
    if (!found) return Boolean(optional || devOptional);
    return found.version === version && (!integrity || found.integrity === integrity);
  });
}

const bin = path.join(root, 'node_modules', '.bin');
/** An install script downloads it. */
const ownNode = path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** The Node of the `node` package, or where that does not run, this one; undefined where this one is too old. */
function findNode() {
  if (spawnSync(ownNode, ['--version']).status === 0) return ownNode;
  return Number.parseInt(process.versions.node, 10) >= 24 ? process.execPath : undefined;
}

/** npm unpacks all packages before it obeys a signal. */
const killAfterMs = 3_000;
let isStopped = false;

/** Runs a program in this terminal, forwards signals and resolves to its exit code; with `kill`, it ends soon after a signal. */
function run(command, args, { kill = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    const forward = (signal) => {
      isStopped = true;
      child.kill(signal);
      if (kill) setTimeout(() => child.kill('SIGKILL'), killAfterMs).unref();
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, forward);
    child.once('error', reject);
    child.once('exit', (code) => {
      for (const signal of signals) process.off(signal, forward);
      resolve(code ?? 1);
    });
  });
}

/** The tools of the build read these signs in the name of a file as the start of a query or a fragment. */
function requirePlainPath() {
  if (/[#?]/.test(root))
    throw new Error(`The folder ${root} has # or ? in its path, which the build cannot read: move it to another one.`);
}

/** Throws if the disk has no space for the packages: npm would end with `ENOSPC` after minutes. */
function requireDiskSpace() {
  const { bavail, bsize } = statfsSync(root);
  const freeMb = Math.floor((bavail * bsize) / 1_000_000);
  if (freeMb >= installMb) return;
  throw new Error(
    `The dependencies need ${installMb} MB, and the disk of ${root} has ${freeMb} MB: free some space and start again.`,
  );
}

async function install() {
  requireDiskSpace();
  console.info('Installing dependencies with npm install. This happens once and takes a few minutes.');
  const npm = process.env.npm_execpath;
  // No warnings: packages name a later Node than the one that installs them, and run with the installed one.
  const command = ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = npm?.endsWith('npm-cli.js')
    ? await run(process.execPath, [npm, ...command], { kill: true })
    : await run('npm', command, { kill: true, shell: process.platform === 'win32' });
  if (isStopped) throw new Error('The installation was stopped; the next start completes it.');
  if (code !== 0) throw new Error('npm install failed: its output above says why. Mend that and run the command again.');
  if (!findNode()) {
    const cause = existsSync(ownNode) ? 'does not run on this system' : 'is missing, as where npm has the setting ignore-scripts';
    throw new Error(
      `The Node 24 that npm install downloads ${cause}: install the current version from https://nodejs.org and run the command again.`,
    );
  }
  if (!isInstalled())
    throw new Error(
      'npm install succeeded, but dependencies are missing. Delete the node_modules folder and run npm start again.',
    );
}

async function main() {
  endWithNpm(process.env.npm_lifecycle_event);
  requirePlainPath();
  if (!isInstalled()) await install();
  const [script = 'start.ts', ...rest] = process.argv.slice(2);
  const node = findNode();
  // npm and the programs of packages would find it first.
  if (node !== ownNode) rmSync(path.join(bin, 'node'), { force: true });
  const folders = [bin, path.dirname(node), process.env.PATH ?? ''].join(path.delimiter);
  process.exitCode = await run(node, [path.join(root, 'scripts', script), ...rest], {
    env: { ...withoutProxyForLoopback(process.env), PATH: folders },
  });
}

/**
 * Installs the dependencies if they are missing, without dependencies of its own, and runs the script that the arguments name with
 * the installed Node 24, or this one if it is as new and the installed one does not run.
 */
export function launch() {
  main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
