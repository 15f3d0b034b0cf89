import { readdirSync, readFileSync } from 'node:fs';

/** The ids of running processes with this entry, such as `PARLOUR_PROOF=7`, in their environment. Linux only. */
export function findProcesses(entry: string): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && readEnvironment(name).includes(entry))
    .map(Number)
    .filter((pid) => pid !== process.pid);
}

/** Empty for a process that has ended or belongs to another user. */
function readEnvironment(pid: string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    return [];
  }
}
