import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Lock {
  release(): void;
}

/** Thrown when another sandbox holds the folder. */
export class LockedError extends Error {
  override readonly name = 'LockedError';

  constructor(pid: number) {
    super(`The sandbox already runs as process ${pid}; stop it or use another SANDBOX_FOLDER.`);
  }
}

const held = new Set<string>();

/** Takes the folder for this process alone: the embedded database loses commits to a second one. Throws `LockedError`. */
export function takeLock(folder: string): Lock {
  mkdirSync(folder, { recursive: true });
  const file = path.resolve(folder, 'sandbox.lock');
  if (!create(file)) {
    removeDead(file);
    if (!create(file)) throw new LockedError(readPid(file) ?? 0);
  }
  held.add(file);
  return {
    release() {
      if (held.delete(file)) rmSync(file, { force: true });
    },
  };
}

/** Takes away a lock whose process is gone; throws when it lives. */
function removeDead(file: string): void {
  const pid = readPid(file);
  if (pid !== undefined && isOwned(file, pid)) throw new LockedError(pid);
  const aside = `${file}.${process.pid}`;
  renameSync(file, aside);
  const moved = readPid(aside);
  // Between reading and moving another process may have been faster: then this is its lock, and it goes back.
  if (moved !== undefined && moved !== pid) {
    renameSync(aside, file);
    throw new LockedError(moved);
  }
  rmSync(aside, { force: true });
}

/** In a container every start may have the same id: our own is a dead one's unless this very process took the lock. */
function isOwned(file: string, pid: number): boolean {
  return pid === process.pid ? held.has(file) : isAlive(pid);
}

function create(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false;
    throw error;
  }
}

function readPid(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isErrno(error, 'EPERM');
  }
}

function isErrno(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
