const everyMs = 250;

/**
 * Sends this process SIGTERM when the shell that npm started it in has ended. npm passes a signal to that shell only, which ends
 * without passing it on. `name` is the npm script: processes further down inherit npm's environment, but not its shell.
 */
export function endWithNpm(name) {
  const shell = process.ppid;
  if (process.env.npm_lifecycle_event !== name || process.platform === 'win32') return;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, everyMs);
  timer.unref();
}
