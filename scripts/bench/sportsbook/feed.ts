import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { feedMessageSchema } from '#lib/realtime/contract.ts';
import { root } from '../../root.ts';
import { benchPlayerId } from './feed-service.ts';

/**
 * `npm run bench:feed`: 10,000 players connected to one process. Measures the memory of an idle socket and the time from a
 * booking to its player, with load and server on the same cores. `DATABASE_URL` uses a PostgreSQL server.
 */
const sockets = Number(process.env.FEED_SOCKETS ?? 10_000);
const bookings = 3_000;
const perSecond = 100;
const atOnce = 100;
const maxBytes = 10 * 1_024;
const maxMs = 500;

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
  // Code and buffers that the first sockets load once do not count.
  for (const socket of await openAll(port, Math.min(1_000, sockets), () => undefined)) socket.terminate();
  await sleep(2_000);
  const received = createListener();
  const readings = [await readMemory()];
  const open: WebSocket[] = [];
  for (const half of [0, 1]) {
    open.push(...(await openAll(port, sockets / 2, received.receive, (half * sockets) / 2)));
    await sleep(2_000);
    readings.push(await readMemory());
  }
  // In halves, because the first sockets reuse memory freed after the start; the larger half counts.
  const shares = readings
    .slice(1)
    .map((now, half) => ({ rss: shareOf(now.rss, readings[half]?.rss), heap: shareOf(now.heapUsed, readings[half]?.heapUsed) }));
  const max = Math.max(...shares.map(({ rss }) => rss));
  const parts = shares.map(({ rss, heap }) => `${kilobytes(rss)} KB resident, ${kilobytes(heap)} KB of heap`).join('; then ');
  console.info(`memory per idle socket: ${parts}; target at most 10 KB: ${max <= maxBytes ? 'reached' : 'NOT reached'}`);
  await measureLatency(received, open);
  for (const socket of open) socket.terminate();
} finally {
  server.kill();
}
process.exit(0);

/** The default limit of open files may be lower than the number of sockets. */
function raiseFileLimit(wanted: number): string {
  spawnSync('prlimit', [`--pid=${process.pid}`, `--nofile=${wanted}:`]);
  return spawnSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).stdout.trim();
}

function shareOf(now: number, before = 0): number {
  return (now - before) / (sockets / 2);
}

function kilobytes(bytes: number): string {
  return (bytes / 1_024).toFixed(1);
}

async function readMemory(): Promise<z.output<typeof memorySchema>> {
  server.send({ kind: 'memory' });
  const [answer] = await once(server, 'message');
  return memorySchema.parse(answer);
}

async function openAll(
  port: number,
  count: number,
  receive: (index: number, text: string) => void,
  first = 0,
): Promise<readonly WebSocket[]> {
  const opened: WebSocket[] = [];
  for (let from = 0; from < count; from += atOnce) {
    const batch = Array.from({ length: Math.min(atOnce, count - from) }, async (_, offset) => {
      const index = first + from + offset;
      const options = { perMessageDeflate: false, skipUTF8Validation: true };
      const socket = new WebSocket(`ws://127.0.0.1:${port}/?Authorization=${benchPlayerId(index)}`, options);
      // The first message of a socket is the balance; then it is subscribed.
      const subscribed = once(socket, 'message');
      socket.on('message', (data) => receive(index, data.toString()));
      await subscribed;
      opened.push(socket);
    });
    await Promise.all(batch);
  }
  return opened;
}

/** Records each player's last balance and resolves the waiting measurements. */
function createListener() {
  const balances = new Map<number, number>();
  const waiting = new Map<number, () => void>();
  let messages = 0;
  return {
    balances,
    waiting,
    count: () => messages,
    receive(index: number, text: string): void {
      if (text === '{"type":"PONG"}') return;
      const message = feedMessageSchema.parse(JSON.parse(text));
      if (message.type !== 'WALLET_BALANCE') return;
      messages += 1;
      balances.set(index, message.balanceMap.main[0]?.amount ?? 0);
      waiting.get(index)?.();
    },
  };
}

/** Round trip of a ping over one socket, as the baseline of the machine. */
async function measurePing(socket: WebSocket | undefined): Promise<number> {
  const sent = performance.now();
  const answered = socket && once(socket, 'message');
  socket?.send('ping');
  await answered;
  return performance.now() - sent;
}

/** Books at a steady rate for different players and measures the time until each receives the balance, with pings as baseline. */
async function measureLatency(received: ReturnType<typeof createListener>, open: readonly WebSocket[]): Promise<void> {
  const took: number[] = [];
  const pings: number[] = [];
  const before = received.count();
  const start = performance.now();
  const all = Array.from({ length: bookings }, async (_, turn) => {
    await sleep(Math.max(0, start + (turn * 1_000) / perSecond - performance.now()));
    const index = (turn * 7_919) % sockets;
    const expected = (received.balances.get(index) ?? 0) + 1;
    const delivered = new Promise<void>((resolve) => received.waiting.set(index, resolve));
    const bookedAt = performance.now();
    server.send({ kind: 'book', player: index, reference: `feed-bench-${turn}` });
    const ping = measurePing(open[(index + sockets / 2) % sockets]).then((ms) => pings.push(ms));
    await delivered;
    took.push(performance.now() - bookedAt);
    received.waiting.delete(index);
    await ping;
    if (received.balances.get(index) !== expected)
      throw new Error(`A player received the balance ${received.balances.get(index)} instead of ${expected}.`);
  });
  await Promise.all(all);
  await sleep(1_000);
  const others = received.count() - before - bookings;
  const [median, p99, max] = percentiles(took);
  const [, pingP99] = percentiles(pings);
  console.info(
    `${bookings} bookings, ${perSecond} a second: median ${median?.toFixed(0)} ms, p99 ${p99?.toFixed(0)} ms, maximum ${max?.toFixed(0)} ms from the booking to the player, ${others} messages to other players (p99 of a ping: ${pingP99?.toFixed(0)} ms); target p99 under ${maxMs} ms: ${(p99 ?? maxMs) < maxMs && others === 0 ? 'reached' : 'NOT reached'}`,
  );
}

/** Median, 99th percentile and maximum. */
function percentiles(figures: readonly number[]): readonly number[] {
  const sorted = [...figures].sort((one, other) => one - other);
  return [0.5, 0.99, 1].map((part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}
