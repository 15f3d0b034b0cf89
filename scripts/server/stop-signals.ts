const signals = ['SIGTERM', 'SIGINT'] as const;
let current = (): void => process.exit(0);
for (const signal of signals) process.on(signal, () => current());

/** Sets what a signal to stop does. Until then it ends the process with 0: process 1 of a container has no handler by default. */
export function onStopSignal(stop: () => void): void {
  current = stop;
}
