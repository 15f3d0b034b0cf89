import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import { clientId, poolId } from '#sandbox/identity/pool.ts';
import { serviceUrl } from '#sandbox/kit/config.ts';
import { root } from '../root.ts';
import { type StackOptions, stackConfig, startSandbox } from '../stack.ts';
import { testPassword } from '../test-players.ts';
import { createPayer, type Payer } from './payer.ts';
import { createOperator, type Operator } from './siege/registration.ts';

const defaultRounds = 50;
const handles = ['ben.one', 'sam.withdraw', 'player.fi'] as const;
const signedInSchema = z.object({ idToken: z.string() });
const verdictSchema = z.object({ balanced: z.boolean(), faults: z.array(z.string()) });

/**
 * Kills the sandbox with SIGKILL while deposits are running: after the restart every acknowledged deposit is booked exactly once.
 * `npm run proof:kill [rounds]`; on `DATABASE_URL_TEST` where it is set, else on the embedded database.
 */
async function main(): Promise<void> {
  const rounds = Number(process.argv[2] ?? defaultRounds);
  const options: StackOptions = {
    port: 3_790,
    portOffset: Number(process.env.SANDBOX_PORT_OFFSET ?? 5_900),
    folder: path.join('.sandbox', 'proof-kill'),
    env: { DATABASE_URL: process.env.DATABASE_URL_TEST },
  };
  rmSync(path.join(root, options.folder), { recursive: true, force: true });
  const config = stackConfig(options);
  let sandbox = await startSandbox(options);
  try {
    const operator = createOperator(config);
    await operator.post('reset', {});
    const payers = await Promise.all(handles.map((handle) => signIn(handle, config, operator)));
    for (let round = 1; round <= rounds; round += 1) {
      const streams = payers.map((payer) => payer.stream());
      const lifeMs = 200 + Math.random() * 1_000;
      await wait(lifeMs);
      if (sandbox.pid !== undefined) process.kill(sandbox.pid, 'SIGKILL');
      await Promise.all([sandbox.ended, ...streams]);
      sandbox = await startSandbox(options);
      const faults = (await Promise.all(payers.map((payer) => payer.findFaults()))).flat();
      const ledger = verdictSchema.parse(await operator.get('ledger/verify'));
      if (faults.length > 0 || !ledger.balanced) throw new Error([...faults, ...ledger.faults].join('\n'));
      const acknowledged = payers.reduce((total, payer) => total + payer.acknowledged, 0);
      const interrupted = payers.reduce((total, payer) => total + payer.interrupted, 0);
      console.info(
        `round ${round}: killed after ${Math.round(lifeMs)} ms; ${acknowledged} acknowledged so far, ${interrupted} interrupted`,
      );
    }
    console.info(`Proven over ${rounds} kills: every acknowledged deposit is booked once, and the ledger balances.`);
  } finally {
    await sandbox.stop();
  }
}

type Config = ReturnType<typeof stackConfig>;

async function signIn(handle: string, config: Config, operator: Operator): Promise<Payer> {
  const email = `${handle}@sandbox.test`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      path.join(root, 'tests/fixtures/official-sign-in.ts'),
      ...['--endpoint', serviceUrl(config, 'identity'), '--pool', poolId, '--client', clientId, '--email', email],
    ],
    { env: { ...process.env, PASSWORD: testPassword } },
  );
  const found = z.object({ players: z.array(z.object({ playerId: z.string() })) });
  const { players } = found.parse(await operator.get(`players?search=${email}`));
  const [player] = players;
  if (!player) throw new Error(`no player ${email}`);
  // For a fully verified player no deposit threshold stops the deposits.
  await operator.post(`player/${player.playerId}`, { kycStatus: 'ENHANCED', reason: 'No limit of deposits' });
  const { idToken } = signedInSchema.parse(JSON.parse(stdout));
  return createPayer({
    ...player,
    idToken,
    baseUrl: serviceUrl(config, 'platform'),
    secret: config.serviceSecret,
    siteUrl: config.siteUrl,
  });
}

await main();
