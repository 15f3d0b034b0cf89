import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareSite } from '../prepare.ts';
import { root } from '../root.ts';
import { readStackOptions, startStack } from '../stack.ts';
import { describeRun, evaluateRun, type Minute, readResidentMb } from './endurance.ts';
import { inspectorOptions, readLiveMb } from './live-memory.ts';
import { signInAtSite } from './session.ts';

/**
 * `npm run bench:sign-in`: 200 sign-ins a minute at the site for ten minutes, which must cause no errors and no memory leak.
 * Options: `-- minutes=2 perMinute=60`.
 */
const readOption = (name: string, fallback: number) => {
  const given = process.argv.find((argument) => argument.startsWith(`${name}=`))?.slice(name.length + 1);
  return given === undefined ? fallback : Number(given);
};
const minutes = readOption('minutes', 10);
const perMinute = readOption('perMinute', 200);
if (![minutes, perMinute].every((count) => Number.isInteger(count) && count > 0)) {
  throw new TypeError('minutes and perMinute must be positive integers');
}
const players = ['ben.one', 'cleo.vip', 'player.fi', 'player.no', 'player.at', 'player.br', 'pia.edd', 'sam.withdraw'];

const options = readStackOptions({
  PORT: '3980',
  SANDBOX_PORT_OFFSET: '2000',
  SANDBOX_FOLDER: '.bench/sign-in',
  ...process.env,
  NODE_OPTIONS: inspectorOptions,
});
// Every run starts with a freshly seeded sandbox.
rmSync(path.join(root, options.folder), { recursive: true, force: true });
await prepareSite('.bench');
const stack = await startStack(options);
const [sandbox, site] = stack.children;
if (!sandbox || !site) throw new Error('The stack has not started both processes.');
const run: Minute[] = [];
try {
  for (let minute = 1; minute <= minutes; minute += 1) {
    const { took, errors } = await signInForOneMinute();
    const figures = { minute, signIns: took.length, errors, slowest: Math.max(0, ...took) };
    const resident = { siteResident: readResidentMb(site.pid), sandboxResident: readResidentMb(sandbox.pid) };
    const [siteLive, sandboxLive] = await Promise.all([readLiveMb(site), readLiveMb(sandbox)]);
    run.push({ ...figures, ...resident, site: siteLive, sandbox: sandboxLive });
    console.info(describeRun(run.slice(-1)));
  }
} finally {
  await stack.stop();
}
const result = evaluateRun(run);
console.info(result.text);
process.exit(result.isReached ? 0 : 1);

/** Starts sign-ins at even intervals without waiting for the previous one. */
async function signInForOneMinute(): Promise<{ took: number[]; errors: string[] }> {
  const took: number[] = [];
  const errors: string[] = [];
  const begun: Promise<void>[] = [];
  const started = performance.now();
  for (let index = 0; index < perMinute; index += 1) {
    const due = started + (index * 60_000) / perMinute;
    await sleep(Math.max(0, due - performance.now()));
    begun.push(
      signIn(`${players[index % players.length]}@sandbox.test`).then(
        (milliseconds) => void took.push(milliseconds),
        (error: unknown) => void errors.push(error instanceof Error ? error.message : 'unknown'),
      ),
    );
  }
  await Promise.all(begun);
  await sleep(Math.max(0, started + 60_000 - performance.now()));
  return { took, errors };
}

async function signIn(email: string): Promise<number> {
  const started = performance.now();
  await signInAtSite(stack.siteUrl, email, 'Sandbox1!');
  return performance.now() - started;
}
