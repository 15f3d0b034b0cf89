import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { feedMessageSchema } from '#lib/realtime/contract.ts';
import { root } from '../root.ts';
import { playerOf } from './feed-players.ts';

/**
 * `npm run bench:feed`: 10,000 players listen to one process. How much memory an idle socket holds, and how long a booking
 * takes to reach its player and nobody else, load and server on the same cores. `DATABASE_URL` measures on a server.
 */
const sockets = Number(process.env.FEED_SOCKETS ?? 10_000);
const bookings = 3_000;
const perSecond = 100;
const atOnce = 100;
const mostBytes = 10 * 1_024;
const mostMs = 500;

const limit = raiseFileLimit(sockets * 2 + 1_000);
const server = spawn(process.execPath, ['--expose-gc', new URL('./feed-server.ts', import.meta.url).pathname], {
  cwd: root,
  env: { ...process.env, FEED_PLAYERS: String(sockets) },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
const memorySchema = z.object({ rss: z.number(), heapUsed: z.number(), external: z.number() });

try {
  const [ready] = await once(server, 'message');
  const { port } = z.object({ port: z.number() }).parse(ready);
  console.info(`${sockets} sockets, open-file limit ${limit}, ${availableParallelism()} cores, one process, compression off`);
  // What the first sockets load and grow once is no socket's own.
  for (const socket of await openAll(port, Math.min(1_000, sockets), () => undefined)) socket.terminate();
  await pause(2_000);
  const heard = createListener();
  const held = [await askMemory()];
  const open: WebSocket[] = [];
  for (const half of [0, 1]) {
    open.push(...(await openAll(port, sockets / 2, heard.hear, (half * sockets) / 2)));
    await pause(2_000);
    held.push(await askMemory());
  }
  // By halves, because the first sockets live in room that the start has left behind: the larger share counts.
  const shares = held
    .slice(1)
    .map((now, half) => ({ rss: shareOf(now.rss, held[half]?.rss), heap: shareOf(now.heapUsed, held[half]?.heapUsed) }));
  const most = Math.max(...shares.map(({ rss }) => rss));
  const parts = shares.map(({ rss, heap }) => `${kilobytes(rss)} KB resident, ${kilobytes(heap)} KB of heap`).join('; then ');
  console.info(`memory per idle socket: ${parts}; at most 10 KB wanted: ${most <= mostBytes ? 'reached' : 'NOT reached'}`);
  await measureLatency(heard, open);
  for (const socket of open) socket.terminate();
} finally {
  server.kill();
}
process.exit(0);

/** The shell that started us may allow fewer files than there are sockets. */
function raiseFileLimit(wanted: number): string {
  spawnSync('prlimit', [`--pid=${process.pid}`, `--nofile=${wanted}:`]);
  return spawnSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).stdout.trim();
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function shareOf(now: number, before = 0): number {
  return (now - before) / (sockets / 2);
}

function kilobytes(bytes: number): string {
  return (bytes / 1_024).toFixed(1);
}

async function askMemory(): Promise<z.output<typeof memorySchema>> {
  server.send({ kind: 'memory' });
  const [answer] = await once(server, 'message');
  return memorySchema.parse(answer);
}

async function openAll(
  port: number,
  count: number,
  hear: (index: number, text: string) => void,
  first = 0,
): Promise<readonly WebSocket[]> {
  const opened: WebSocket[] = [];
  for (let from = 0; from < count; from += atOnce) {
    const batch = Array.from({ length: Math.min(atOnce, count - from) }, async (_, offset) => {
      const index = first + from + offset;
      const options = { perMessageDeflate: false, skipUTF8Validation: true };
      const socket = new WebSocket(`ws://127.0.0.1:${port}/?Authorization=${playerOf(index)}`, options);
      // Its balance is the first that a socket hears: then it is seated.
      const seated = once(socket, 'message');
      socket.on('message', (data) => hear(index, data.toString()));
      await seated;
      opened.push(socket);
    });
    await Promise.all(batch);
  }
  return opened;
}

/** Keeps for each player the balance that he has heard last, and tells who waits for one. */
function createListener() {
  const balances = new Map<number, number>();
  const waiting = new Map<number, () => void>();
  let messages = 0;
  return {
    balances,
    waiting,
    count: () => messages,
    hear(index: number, text: string): void {
      if (text === '{"type":"PONG"}') return;
      const message = feedMessageSchema.parse(JSON.parse(text));
      if (message.type !== 'WALLET_BALANCE') return;
      messages += 1;
      balances.set(index, message.balanceMap.main[0]?.amount ?? 0);
      waiting.get(index)?.();
    },
  };
}

/** A ping and its answer over one of the sockets: what the machine takes for nothing at all. */
async function measurePing(socket: WebSocket | undefined): Promise<number> {
  const sent = performance.now();
  const answered = socket && once(socket, 'message');
  socket?.send('ping');
  await answered;
  return performance.now() - sent;
}

/** Books at a steady pace, each time for another player, and takes the time from the order to book until he hears it; beside it, pings. */
async function measureLatency(heard: ReturnType<typeof createListener>, open: readonly WebSocket[]): Promise<void> {
  const took: number[] = [];
  const pings: number[] = [];
  const before = heard.count();
  const start = performance.now();
  const all = Array.from({ length: bookings }, async (_, turn) => {
    await pause(Math.max(0, start + (turn * 1_000) / perSecond - performance.now()));
    const index = (turn * 7_919) % sockets;
    const expected = (heard.balances.get(index) ?? 0) + 1;
    const arrived = new Promise<void>((resolve) => heard.waiting.set(index, resolve));
    const ordered = performance.now();
    server.send({ kind: 'book', player: index, reference: `feed-bench-${turn}` });
    const ping = measurePing(open[(index + sockets / 2) % sockets]).then((ms) => pings.push(ms));
    await arrived;
    took.push(performance.now() - ordered);
    heard.waiting.delete(index);
    await ping;
    if (heard.balances.get(index) !== expected) throw new Error(`a player heard ${heard.balances.get(index)}, not ${expected}`);
  });
  await Promise.all(all);
  await pause(1_000);
  const others = heard.count() - before - bookings;
  const [median, p99, most] = partsOf(took);
  const [, pingP99] = partsOf(pings);
  console.info(
    `${bookings} bookings, ${perSecond} a second: median ${median?.toFixed(0)} ms, p99 ${p99?.toFixed(0)} ms, longest ${most?.toFixed(0)} ms from the order to the player, ${others} messages to others (p99 of a bare ping meanwhile ${pingP99?.toFixed(0)} ms); p99 under ${mostMs} ms wanted: ${(p99 ?? mostMs) < mostMs && others === 0 ? 'reached' : 'NOT reached'}`,
  );
}

/** Median, 99th percentile and the most of some figures. */
function partsOf(figures: readonly number[]): readonly number[] {
  const sorted = [...figures].sort((one, other) => one - other);
  return [0.5, 0.99, 1].map((part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}
