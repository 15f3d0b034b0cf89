import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Lock {
  release(): void;
}

/** Thrown if another sandbox holds the folder. */
export class LockedError extends Error {
  override readonly name = 'LockedError';

  constructor(pid: number) {
    super(`The sandbox already runs as process ${pid}; stop it or use another SANDBOX_FOLDER.`);
  }
}

const held = new Set<string>();

/**
 * Locks the folder for this process: two processes on one embedded database lose commits. Throws `LockedError`. Lock
 * libraries detect a dead owner by heartbeat and timeout; checking its process id allows an immediate restart.
 */
export function takeLock(folder: string): Lock {
  mkdirSync(folder, { recursive: true });
  const file = path.resolve(folder, 'sandbox.lock');
  if (!create(file)) {
    removeStaleLock(file);
    if (!create(file)) throw new LockedError(readPid(file) ?? 0);
  }
  held.add(file);
  return {
    release() {
      if (held.delete(file)) rmSync(file, { force: true });
    },
  };
}

/** Removes the lock of a process that has ended; throws if it is alive. */
function removeStaleLock(file: string): void {
  const pid = readPid(file);
  if (pid !== undefined && isOwned(file, pid)) throw new LockedError(pid);
  const movedFile = `${file}.${process.pid}`;
  renameSync(file, movedFile);
  const moved = readPid(movedFile);
  // Another process may have taken the lock between reading and moving it; then it is put back.
  if (moved !== undefined && moved !== pid) {
    renameSync(movedFile, file);
    throw new LockedError(moved);
  }
  rmSync(movedFile, { force: true });
}

/** In a container every start may have the same process id: our own id is stale unless this process took the lock. */
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
