import { serviceNames } from '#lib/config/services.ts';
import { serviceUrl } from '#sandbox/kit/config.ts';
import { requireFreePorts } from './ports.ts';
import { prepareSite } from './prepare.ts';
import { report, StartError } from './progress.ts';
import { readStackOptions, type Stack, stackConfig, startStack } from './stack.ts';
import { testPassword, testPlayers } from './test-players.ts';
import { warmPages } from './warm.ts';

/** A terminal and npm both pass Ctrl-C on: what comes this soon after the first is the same key. */
const sameKeyMs = 2_000;

const stopping = new AbortController();
const { signal } = stopping;

async function main(): Promise<void> {
  const options = readStackOptions(process.env);
  const config = stackConfig(options);
  await requireFreePorts({ site: options.port, ...config.ports, 'content over TLS': config.securePort });
  await prepareSite(config.folder, signal);
  report('Starting the sandbox and the site');
  const stack = await startStack(options, signal);
  try {
    report('Both answer; warming the front pages');
    const warm = await warmPages(stack.siteUrl, signal);
    report(`${warm} front pages are warm`);
    introduce(stack);
    await untilOver(stack);
  } finally {
    report('Stopping');
    await stack.stop();
    report('Stopped');
  }
}

/** Returns when the person stops; throws `StartError` when a child ends by itself. */
async function untilOver({ children }: Stack): Promise<void> {
  const stopped = new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  const crashed = Promise.race(
    children.map(async (child) => {
      const ending = await child.ended;
      if (signal.aborted) return;
      throw new StartError(
        `The ${child.name} has ended by itself (${ending}). Its last lines:\n${child.tail()}\nThe whole log: ${child.logFile}`,
      );
    }),
  );
  await Promise.race([stopped, crashed]);
}

/** `platform` → `Platform  `, as wide as the names above it. */
function titleOf(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`.padEnd(10);
}

function introduce({ siteUrl, config }: Stack): void {
  const { user, password } = config.operator;
  const width = Math.max(...testPlayers.map(([email]) => email.length));
  const lines = [
    '',
    `  Site      ${siteUrl}`,
    `  Studio    ${siteUrl}/studio  (the first time it asks for one step)`,
    `  Operator  ${serviceUrl(config, 'ops')}  (${user} / ${password}): clock, place, failures, messages, players`,
    ...serviceNames.filter((name) => name !== 'ops').map((name) => `  ${titleOf(name)}${serviceUrl(config, name)}`),
    '',
    `  Players, all with the password ${testPassword}`,
    ...testPlayers.map(([email, story]) => `    ${email.padEnd(width)}  ${story}`),
    '',
    `  Logs in ${config.folder}/logs. Ctrl-C stops both.`,
    '',
  ];
  console.info(lines.join('\n'));
}

let firstSignalAt: number | undefined;

function onSignal(): void {
  firstSignalAt ??= performance.now();
  if (!signal.aborted) stopping.abort();
  else if (performance.now() - firstSignalAt > sameKeyMs) process.exit(1);
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal);

main().catch((error: unknown) => {
  if (signal.aborted) return;
  console.error(error instanceof StartError ? `\n${error.message}` : error);
  process.exitCode = 1;
});
