import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { root } from '../../root.ts';
import { tickingEventId } from './ticking-events.ts';

/**
 * `npm run bench:sportsbook`: the time of a bet while 200 events tick for 1,000 open pages, with load and server on the same
 * cores, and the same without open pages. `DATABASE_URL` uses a PostgreSQL server.
 */
const events = 200;
const sockets = Number(process.env.BENCH_SOCKETS ?? 1_000);
const players = 50;
const bets = Number(process.env.BENCH_BETS ?? 300);
const perSecond = 10;
const eventsPerPage = 20;
/** Pages that show the same events, as those of one competition do. */
const views = 40;
const maxMs = 150;

const server = spawn(process.execPath, [new URL('./sportsbook-server.ts', import.meta.url).pathname], {
  cwd: root,
  env: { ...process.env, BENCH_SPORTSBOOK: JSON.stringify({ players, pages: sockets, events }) },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
const readySchema = z.object({ url: z.string(), playerKeys: z.array(z.string()), visitorKeys: z.array(z.string()) });
let messages = 0;
let bytes = 0;

try {
  const [ready] = await once(server, 'message');
  const { url, playerKeys: keys, visitorKeys } = readySchema.parse(ready);
  console.info(`${availableParallelism()} cores, load of the machine ${loadavg()[0]?.toFixed(1)} at the start`);
  await placeBets('warm-up', url, keys, 20);
  await readShare();
  const quiet = await placeBets('without open pages', url, keys, bets);
  const opened = await openSockets(url, visitorKeys);
  await sleep(6_000);
  await readShare();
  messages = 0;
  bytes = 0;
  await sleep(15_000);
  const share = await readShare();
  console.info(
    `${opened.length} pages, ${events} events that all change every 5 s: ${(messages / 15).toFixed(0)} messages and ${(bytes / 15 / 1e6).toFixed(1)} MB a second, ${(share * 100).toFixed(0)} % of a core`,
  );
  const busy = await placeBets(`with ${opened.length} open pages`, url, keys, bets);
  console.info(
    `p99 with open pages to p99 without: ${(busy / quiet).toFixed(2)}, load of the machine ${loadavg()[0]?.toFixed(1)}`,
  );
  console.info(`target p99 of a bet at most ${maxMs} ms: ${busy <= maxMs ? 'reached' : 'NOT reached'}`);
  for (const socket of opened) socket.terminate();
} finally {
  server.kill();
}
process.exit(0);

async function readShare(): Promise<number> {
  server.send('usage');
  const [answer] = await once(server, 'message');
  return z.object({ share: z.number() }).parse(answer).share;
}

/** Each page has a context of its own and watches the events of one view. */
async function openSockets(url: string, keys: readonly string[]): Promise<readonly WebSocket[]> {
  const opened: WebSocket[] = [];
  for (const [index, key] of keys.entries()) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/feed`, { perMessageDeflate: false, skipUTF8Validation: true });
    await once(socket, 'open');
    socket.on('message', (data: Buffer) => {
      messages += 1;
      bytes += data.length;
    });
    const first = (index % views) * (events / views);
    const watched = Array.from({ length: eventsPerPage }, (_, offset) => tickingEventId((first + offset) % events));
    socket.send(JSON.stringify({ key, watch: { events: watched.slice(1), full: watched.slice(0, 1) } }));
    opened.push(socket);
  }
  return opened;
}

/** Places bets on upcoming events at a steady rate, each until the platform has taken its stake. Returns the p99. */
async function placeBets(name: string, url: string, keys: readonly string[], count: number): Promise<number> {
  const took: number[] = [];
  let waiting = 0;
  const start = performance.now();
  const all = Array.from({ length: count }, async (_, turn) => {
    await sleep(Math.max(0, start + (turn * 1_000) / perSecond - performance.now()));
    const body = JSON.stringify({
      key: randomUUID(),
      kind: 'SINGLE',
      selections: [{ selectionId: `${tickingEventId((turn * 2 + 1) % events)}:market-0:HOME`, oddsMilli: 2_000 }],
      stakeMinor: 100,
      accept: 'ANY',
    });
    const headers = { Authorization: `Bearer ${keys[turn % keys.length]}`, 'Content-Type': 'application/json' };
    const sentAt = performance.now();
    const response = await fetch(`${url}/api/bets`, { method: 'POST', headers, body });
    took.push(performance.now() - sentAt);
    const reply = z.object({ bet: z.object({ state: z.string() }) }).safeParse(await response.json());
    if (!reply.success) throw new Error(`A bet was refused with ${response.status}.`);
    if (reply.data.bet.state !== 'OPEN') waiting += 1;
  });
  await Promise.all(all);
  const [median = 0, p99 = 0] = percentiles(took);
  console.info(
    `${count} bets ${name}, ${perSecond} a second: median ${median.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${waiting} without an answer of the platform`,
  );
  return p99;
}

/** Median and 99th percentile. */
function percentiles(figures: readonly number[]): readonly number[] {
  const sorted = figures.toSorted((one, other) => one - other);
  return [0.5, 0.99].map((part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}
