import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { readResidentMb } from '../../../scripts/bench/live-memory.ts';
import { startSite } from '../../../scripts/stack.ts';
import { worldOptions } from '../../journeys/support/addresses.ts';

const options = worldOptions(8);
const connections = 60;
const sentMbEach = 10;
const paths = [
  '/fi-FI',
  '/en-IE/promotions',
  '/api/content/published',
  '/api/consent',
  '/api/auth/callback/credentials',
  '/studio',
];

/** Sends a body that never ends, as fast as the server reads it. */
function sendEndlessly(path: string): Socket {
  const socket = connect(options.port, 'localhost');
  socket.on('error', () => socket.destroy());
  socket.resume();
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  const chunk = `10000\r\n${'x'.repeat(0x1_0000)}\r\n`;
  let left = (sentMbEach * 1_024 * 1_024) / 0x1_0000;
  const write = () => {
    while (socket.writable && left > 0) {
      left -= 1;
      if (!socket.write(chunk)) {
        socket.once('drain', write);
        return;
      }
    }
  };
  write();
  return socket;
}

test('SEC-15 sixty bodies that never end cost the site little memory, which it gives back', async () => {
  test.setTimeout(240_000);
  const site = await startSite(options);
  try {
    const read = () => readResidentMb(site.pid);
    const get = async (path: string) => (await fetch(`http://localhost:${options.port}${path}`)).status;
    for (let round = 0; round < 5; round += 1) await get('/robots.txt');
    await wait(3_000);
    const before = read();
    const growth: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const sockets = Array.from({ length: connections }, (_, index) => sendEndlessly(paths[index % paths.length] ?? '/fi-FI'));
      for (let second = 0; second < 10; second += 1) {
        await wait(1_000);
        growth.push(Math.round(read() - before));
      }
      expect(await get('/robots.txt'), 'others are answered meanwhile').toBe(200);
      for (const socket of sockets) socket.destroy();
    }
    await wait(5_000);
    const left = Math.round(read() - before);
    console.info(`growth in MB: ${growth.join(' ')}; after the end: ${left}`);
    expect(Math.max(...growth)).toBeLessThan(150);
    expect(left).toBeLessThan(100);
  } finally {
    await site.stop();
  }
});
