import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readProcessStart } from './process-start.ts';

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

/** The content of the file: a process id, and on the second line when the process started. */
interface Owner {
  readonly pid: number;
  /** Undefined where the system did not answer. */
  readonly start: string | undefined;
}

const held = new Set<string>();

/**
 * Locks the folder for this process: two processes on one embedded database lose commits. Throws `LockedError`. Lock
 * libraries detect a dead owner by heartbeat and timeout; checking its process allows an immediate restart.
 */
export function takeLock(folder: string): Lock {
  mkdirSync(folder, { recursive: true });
  const file = path.resolve(folder, 'sandbox.lock');
  if (!create(file)) {
    removeStaleLock(file);
    if (!create(file)) throw new LockedError(readOwner(file)?.pid ?? 0);
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
  const owner = readOwner(file);
  if (owner && isRunning(file, owner)) throw new LockedError(owner.pid);
  const movedFile = `${file}.${process.pid}`;
  renameSync(file, movedFile);
  const moved = readOwner(movedFile);
  // Another process may have taken the lock between reading and moving it; then it is put back.
  if (moved && (moved.pid !== owner?.pid || moved.start !== owner.start)) {
    renameSync(movedFile, file);
    throw new LockedError(moved.pid);
  }
  rmSync(movedFile, { force: true });
}

/** After a reboot, and in a container, another process may have the id of the owner, or this one. */
function isRunning(file: string, { pid, start }: Owner): boolean {
  if (pid === process.pid) return held.has(file);
  if (!isAlive(pid)) return false;
  const actual = start && readProcessStart(pid);
  return !actual || actual === start;
}

function create(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid}\n${readProcessStart(process.pid) ?? ''}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false;
    throw error;
  }
}

function readOwner(file: string): Owner | undefined {
  try {
    const [first = '', start] = readFileSync(file, 'utf8').split('\n');
    const pid = Number.parseInt(first, 10);
    return Number.isInteger(pid) && pid > 0 ? { pid, start: start || undefined } : undefined;
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
