import { rmSync } from 'node:fs';
import path from 'node:path';
import { prepareSite } from '../prepare.ts';
import { root } from '../root.ts';
import { readStackOptions, startStack } from '../stack.ts';
import { describeRun, judge, type Minute, residentMb } from './endurance.ts';
import { inspected, liveMb } from './live-memory.ts';
import { signInAtSite } from './session.ts';

/**
 * `npm run bench:sign-in`: 200 sign-ins a minute through the site for ten minutes, which must end without an error and
 * with nothing kept of them: live memory is asked for after a collection. `-- minutes=2` runs shorter, `-- perMinute=60` gentler.
 */
const read = (name: string, standard: number) => {
  const given = process.argv.find((argument) => argument.startsWith(`${name}=`))?.slice(name.length + 1);
  return given === undefined ? standard : Number(given);
};
const minutes = read('minutes', 10);
const perMinute = read('perMinute', 200);
if (![minutes, perMinute].every((count) => Number.isInteger(count) && count > 0)) {
  throw new TypeError('minutes and perMinute must be whole numbers above 0');
}
const players = ['ben.one', 'cleo.vip', 'player.fi', 'player.no', 'player.at', 'player.br', 'pia.edd', 'sam.withdraw'];

const options = readStackOptions({
  PORT: '3980',
  SANDBOX_PORT_OFFSET: '2000',
  SANDBOX_FOLDER: '.bench/sign-in',
  ...process.env,
  NODE_OPTIONS: inspected,
});
// Every run begins with the seeded players and nothing else.
rmSync(path.join(root, options.folder), { recursive: true, force: true });
await prepareSite('.bench');
const stack = await startStack(options);
const [sandbox, site] = stack.children;
if (!sandbox || !site) throw new Error('a stack has a sandbox and a site');
const run: Minute[] = [];
try {
  for (let minute = 1; minute <= minutes; minute += 1) {
    const { took, errors } = await oneMinute();
    const figures = { minute, signIns: took.length, errors, slowest: Math.max(0, ...took) };
    const resident = { siteResident: residentMb(site.pid), sandboxResident: residentMb(sandbox.pid) };
    const [siteLive, sandboxLive] = await Promise.all([liveMb(site), liveMb(sandbox)]);
    run.push({ ...figures, ...resident, site: siteLive, sandbox: sandboxLive });
    console.info(describeRun(run.slice(-1)));
  }
} finally {
  await stack.stop();
}
const verdict = judge(run);
console.info(verdict.text);
process.exit(verdict.isReached ? 0 : 1);

/** Starts a sign-in at even intervals, whether the one before has ended or not, as visitors do. */
async function oneMinute(): Promise<{ took: number[]; errors: string[] }> {
  const took: number[] = [];
  const errors: string[] = [];
  const begun: Promise<void>[] = [];
  const started = performance.now();
  for (let index = 0; index < perMinute; index += 1) {
    const due = started + (index * 60_000) / perMinute;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    begun.push(
      signIn(`${players[index % players.length]}@sandbox.test`).then(
        (milliseconds) => void took.push(milliseconds),
        (error: unknown) => void errors.push(error instanceof Error ? error.message : 'unknown'),
      ),
    );
  }
  await Promise.all(begun);
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, started + 60_000 - performance.now())));
  return { took, errors };
}

async function signIn(email: string): Promise<number> {
  const started = performance.now();
  await signInAtSite(stack.siteUrl, email, 'Sandbox1!');
  return performance.now() - started;
}
