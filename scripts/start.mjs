// Runs on any Node from 20.9 on with nothing installed: installs what is missing, then hands over to Node 24.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const oldest = [20, 9];

function isOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major < oldest[0] || (major === oldest[0] && minor < oldest[1]);
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** True when everything that the lock file demands is installed in the version it names. Contents, because dates lie after a checkout. */
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const present = readPackages('node_modules/.package-lock.json');
  if (!wanted || !present || !existsSync(ownNode())) return false;
  return Object.entries(wanted).every(([name, { optional, devOptional, version, integrity }]) => {
    if (name === '') return true;
    const found = present[name];
    if (!found) return Boolean(optional || devOptional);
    return found.version === version && found.integrity === integrity;
  });
}

/** The Node that comes with the dependencies. */
function ownNode() {
  return path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** Runs a program in this terminal, passes signals on, and gives its exit code. */
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
  console.info('Installing the dependencies (npm install); this happens once and takes a minute or two.');
  const npm = process.env.npm_execpath;
  const code = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, 'install', '--no-save', '--no-audit', '--no-fund'])
    : await run('npm', ['install', '--no-save', '--no-audit', '--no-fund'], { shell: process.platform === 'win32' });
  if (code !== 0) throw new Error('npm install did not succeed; what it says above tells why. Nothing has been started.');
  if (!isInstalled())
    throw new Error('npm install ran, but the dependencies are not complete. Delete node_modules and start again.');
}

async function main() {
  if (isOldNode()) throw new Error(`Node ${oldest.join('.')} or newer is needed; this is ${process.versions.node}.`);
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
