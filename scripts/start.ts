import { serviceNames } from '#lib/core/config/services.ts';
import { serviceUrl } from '#sandbox/kit/config.ts';
import { requireDiskSpace } from './disk-space.ts';
import { requireFreePorts } from './ports.ts';
import { prepareSite } from './prepare.ts';
import { report, StartError } from './reports/progress.ts';
import { readStackOptions, type Stack, stackConfig, startStack } from './stack.ts';
import { testPassword, testPlayers } from './test-players.ts';
import { warmPages } from './warm.ts';

/** The terminal and npm both deliver Ctrl-C; a second signal within this time is the same key press. */
const repeatedSignalMs = 2_000;

const stopController = new AbortController();
const { signal } = stopController;

async function main(): Promise<void> {
  const options = readStackOptions(process.env);
  const config = stackConfig(options);
  await requireFreePorts({ site: options.port, ...config.ports, 'content over TLS': config.securePort });
  requireDiskSpace('The sandbox', config.folder, 300, 'SANDBOX_FOLDER');
  await prepareSite(config.folder, signal);
  report('Starting the sandbox and the site');
  const stack = await startStack(options, signal);
  try {
    report('Sandbox and site are running; rendering the front pages');
    const count = await warmPages(stack.siteUrl, signal);
    report(`Rendered the front pages of ${count} locales`);
    printAddresses(stack);
    await waitUntilStopped(stack);
  } finally {
    report('Stopping');
    await stack.stop();
    report('Stopped');
  }
}

/** Returns after a stop signal. Throws a `StartError` when a child process ends unexpectedly. */
async function waitUntilStopped({ children }: Stack): Promise<void> {
  const stopped = new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  const crashed = Promise.race(
    children.map(async (child) => {
      const ending = await child.ended;
      if (signal.aborted) return;
      throw new StartError(
        `The ${child.name} stopped unexpectedly (${ending}). Last lines of its log:\n${child.tail()}\nFull log: ${child.logFile}`,
      );
    }),
  );
  await Promise.race([stopped, crashed]);
}

/** `platform` → `Platform  `, padded to the width of the names above it. */
function formatTitle(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`.padEnd(10);
}

function printAddresses({ siteUrl, config }: Stack): void {
  const [{ user, password }] = config.operators;
  const width = Math.max(...testPlayers.map(([email]) => email.length));
  const lines = [
    '',
    `  Site      ${siteUrl}`,
    `  Studio    ${siteUrl}/studio  (needs one step the first time, which the page explains)`,
    `  Operator  ${serviceUrl(config, 'ops')}  (user ${user}, password ${password}): clock, location, failures, messages, players`,
    ...serviceNames.filter((name) => name !== 'ops').map((name) => `  ${formatTitle(name)}${serviceUrl(config, name)}`),
    '',
    `  Test players (password ${testPassword})`,
    ...testPlayers.map(([email, story]) => `    ${email.padEnd(width)}  ${story}`),
    '',
    `  Logs: ${config.folder}/logs. Press Ctrl-C to stop.`,
    '',
  ];
  console.info(lines.join('\n'));
}

let firstSignalAt: number | undefined;

function onSignal(): void {
  firstSignalAt ??= performance.now();
  if (!signal.aborted) stopController.abort();
  else if (performance.now() - firstSignalAt > repeatedSignalMs) process.exit(1);
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal);

main().catch((error: unknown) => {
  if (signal.aborted) return;
  console.error(error instanceof StartError ? `\n${error.message}` : error);
  process.exitCode = 1;
});
