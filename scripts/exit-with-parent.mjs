// Preloaded into child processes so that they exit when the parent has ended, even by SIGKILL. Processes that a child forks
// inherit the preload too; the parent check leaves their IPC channels alone.
if (process.channel && String(process.ppid) === process.env.PARLOUR_PARENT_PID) {
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), 5_000).unref();
  });
  process.channel.unref();
}
