// Loaded into every child of the starter: when the starter is gone, even killed, the child ends too.
if (process.channel) {
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), 5_000).unref();
  });
  process.channel.unref();
}
