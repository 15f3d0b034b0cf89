import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const timeoutMs = 10_000;

/**
 * When a running process started, as a text: another process has another one, also after a reboot and with the same id. Undefined
 * where the system does not answer.
 */
export function readProcessStart(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') return startOnLinux(pid);
    if (process.platform === 'win32') {
      const command = `(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`;
      return run('powershell', ['-NoProfile', '-NonInteractive', '-Command', command]);
    }
    return run('ps', ['-o', 'lstart=', '-p', String(pid)]);
  } catch {
    return undefined;
  }
}

/** The same text whatever the language and the time zone of the user are. */
function run(file: string, args: readonly string[]): string | undefined {
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  const text = execFileSync(file, args, { encoding: 'utf8', env, timeout: timeoutMs, stdio: ['ignore', 'pipe', 'ignore'] });
  return text.trim() || undefined;
}

/** Ticks since the boot, and the boot. The name of the program, in parentheses, may contain anything. */
function startOnLinux(pid: number): string | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return ticks && `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${ticks}`;
}
