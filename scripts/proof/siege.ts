import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { minuteMs } from '#lib/core/time/durations.ts';
import { createRandom } from '#sandbox/data/art/random.ts';
import { catalogue } from '#sandbox/data/tables/catalogue.ts';
import { findGame } from '#sandbox/games/profile.ts';
import { hasRedis } from '../../tests/fixtures/servers/redis.ts';
import { prepareSite } from '../prepare.ts';
import { root } from '../root.ts';
import { startIncidents } from './siege/incidents.ts';
import { watchMemory } from './siege/memory.ts';
import { readAllPages, readPages } from './siege/page-reader.ts';
import { type Actions, play } from './siege/player.ts';
import { createPlayerClient } from './siege/player-client.ts';
import { type SiegeProcesses, startProcesses } from './siege/processes.ts';
import { createRecord, type SiegeRecord } from './siege/record.ts';
import { createOperator, forEachOf, register, waitUntil } from './siege/registration.ts';
import { writeReport } from './siege/report.ts';
import { openServerDatabase, type ServerDatabase } from './siege/server-database.ts';
import { createPlayerSession } from './siege/session.ts';
import { countPending, verifyBooks, verifyOperations, verifyPlayer } from './siege/verify.ts';

const verifyEveryMs = 30_000;
/** For what continues by itself after the last kill: retries wait up to a minute. */
const settleMs = 4 * minuteMs;
const folder = path.join('.sandbox', 'siege');

const readOption = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;

/**
 * `npm run proof:siege [minutes]`: simulated players at three instances of the site, whose processes are killed and whose connections
 * are cut at random times. Options: `players=200`, `rate=20` operations a second, `seed=`, `only=site,sandbox,service,redis,database,network`,
 * `crash=no` leaves the server of the database running, for one that others use too.
 */
async function main(): Promise<void> {
  const given = Number(process.argv.slice(2).find((argument) => /^[\d.]+$/.test(argument)) ?? 60);
  const players = Number(readOption('players') ?? 200);
  const rate = Number(readOption('rate') ?? 20);
  const seed = readOption('seed') ?? String(Date.now() % 1_000_000);
  if (!hasRedis() || !process.env.DATABASE_URL_TEST) {
    console.info('The siege is skipped: it needs redis-server, and a PostgreSQL server that DATABASE_URL_TEST names.');
    return;
  }
  rmSync(path.join(root, folder), { recursive: true, force: true });
  mkdirSync(path.join(root, folder), { recursive: true });
  await prepareSite(folder);
  const database = await openServerDatabase();
  if (!database) return;
  console.info(`siege of ${given} minutes by ${players} players, seed ${seed}`);
  const record = createRecord();
  try {
    const processes = await startProcesses(folder, database.url);
    try {
      const report = await besiege({ given, players, rate, seed, record, processes, database });
      writeFileSync(path.join(root, folder, 'report.md'), report);
      console.info(report);
    } finally {
      await processes.stop();
    }
  } finally {
    await database.close();
  }
  process.exitCode = record.violations.size === 0 ? 0 : 1;
}

interface Siege {
  readonly given: number;
  readonly players: number;
  readonly rate: number;
  readonly seed: string;
  readonly record: SiegeRecord;
  readonly processes: SiegeProcesses;
  readonly database: ServerDatabase;
}

async function besiege({ given, players, rate, seed, record, processes, database }: Siege): Promise<string> {
  const { instances, siteUrl, config } = processes;
  let isOver = false;
  let mayRepeat = true;
  const all = createPlayers({ players, seed, record, processes, mayRepeat: () => mayRepeat });
  const operator = createOperator(config);
  const startedAt = performance.now();
  await readAllPages(processes);
  await forEachOf(all, 4, (actions) => register(actions.client, all.indexOf(actions), siteUrl, operator));
  console.info(`${players} players are registered after ${Math.round((performance.now() - startedAt) / 1_000)} s`);

  const memory = watchMemory(processes, record);
  const pageReader = readPages(instances, record, () => isOver);
  const playing = all.map((actions) =>
    play(actions, (players / rate) * 1_000, () => isOver).catch((error: unknown) => report(record, error)),
  );
  const only = readOption('only')?.split(',');
  const random = createRandom(`incidents ${seed}`);
  const incidents = startIncidents({ processes, database, random, crashesServer: readOption('crash') !== 'no' }, only);
  const until = performance.now() + given * minuteMs;
  for (let minutes = 0; performance.now() < until; ) {
    await wait(Math.min(verifyEveryMs, Math.max(0, until - performance.now())));
    await verifyBooks(database, record).catch(() => undefined);
    minutes += verifyEveryMs / minuteMs;
    const acknowledged = record.operations.filter(({ outcome }) => outcome === 'acknowledged').length;
    console.info(
      `  ${minutes.toFixed(1)} min: ${acknowledged} of ${record.operations.length} operations acknowledged, ${incidents.all.length} kills and cuts`,
    );
  }
  await incidents.stop();
  await processes.untilHealthy();
  isOver = true;
  const isIdle = await waitUntil(async () => record.operations.every(({ outcome }) => outcome !== 'open'), settleMs);
  mayRepeat = false;
  if (!isIdle) record.violate('an operation had no answer although everything was running');
  await Promise.all(playing);
  const pages = await pageReader;
  if (!(await waitUntil(async () => (await countPending(database)) === 0, settleMs))) {
    record.violate(`${await countPending(database)} calls between the services were not delivered`);
  }
  await verifyBooks(database, record);
  await verifyOperations(database, record, new Set(all.map(({ client }) => client.identity.playerId)));
  await forEachOf(all, 4, async (actions) => {
    if (!actions.session.isIn() && !(await actions.session.signIn())) {
      record.violate(`player ${actions.client.identity.playerId} cannot sign in at the end`);
    }
    await actions.session.checkEnded();
    await verifyPlayer(actions);
  });
  memory.stop();
  const title = `Siege: ${given} minutes, ${players} players, seed ${seed}`;
  return writeReport({ title, record, incidents: incidents.all, pages, memory });
}

function report(record: SiegeRecord, error: unknown): void {
  record.violate(`a player's page failed: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
}

interface PlayerOptions extends Pick<Siege, 'players' | 'seed' | 'record' | 'processes'> {
  readonly mayRepeat: () => boolean;
}

function createPlayers({ players, seed, record, processes, mayRepeat }: PlayerOptions): readonly Actions[] {
  const { instances, siteUrl } = processes;
  const slots = catalogue
    .map(({ slug }) => findGame(slug))
    .flatMap((game) => (game?.engine === 'classic-slot' ? [game.slug] : []));
  const [first, ...rest] = slots;
  if (first === undefined) throw new Error('There is no slot.');
  let turn = 0;
  const nextUrls = () => {
    turn += 1;
    return instances.map((_, at) => instances[(turn + at) % instances.length]?.url ?? siteUrl);
  };
  return Array.from({ length: players }, (_, at) => {
    const letters = [...String(at).padStart(4, '0')].map((digit) => String.fromCharCode(97 + Number(digit))).join('');
    const identity = { email: `siege.${letters}@sandbox.test`, lastName: `Siegeson${letters}`, playerId: '' };
    const address = `198.18.${Math.floor(at / 250)}.${(at % 250) + 1}`;
    const client = createPlayerClient({ siteUrl, identity, address, nextUrls, record });
    const session = createPlayerSession(client, record);
    const signInAgain = () => {
      session.lost('a change');
      return session.signIn();
    };
    return {
      client,
      session,
      record,
      random: createRandom(`player ${at} ${seed}`),
      repeats: { record, mayRepeat, signInAgain },
      siteUrl,
      slugs: [first, ...rest],
      state: { game: undefined, sports: undefined, limit: undefined },
    };
  });
}

await main();
