// Loaded into every child of the starter: when the starter is gone, even killed, the child ends too. What a child forks
// in its turn inherits this file but has another parent, whose channel is not ours to touch.
if (process.channel && String(process.ppid) === process.env.PARLOUR_STARTER) {
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), 5_000).unref();
  });
  process.channel.unref();
}
