import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from './progress.ts';

/** True when the port is free on both loopback addresses. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) {
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

async function canListen(port: number, host: string): Promise<boolean> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    // A machine without IPv6 fails with another code for `::1`.
    return !(typeof error === 'object' && error !== null && 'code' in error && error.code === 'EADDRINUSE');
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** Throws a `StartError` with instructions when a named port is in use. */
export async function requireFreePorts(ports: Readonly<Record<string, number>>): Promise<void> {
  const checked = await Promise.all(
    Object.entries(ports).map(async ([name, port]) => ({ name, port, free: await isPortFree(port) })),
  );
  const taken = checked.filter(({ free }) => !free);
  if (taken.length === 0) return;
  const list = taken.map(({ name, port }) => `${port} (${name})`).join(', ');
  throw new StartError(
    `${taken.length > 1 ? 'Ports' : 'Port'} ${list} ${taken.length > 1 ? 'are' : 'is'} in use by another process. Parlour may already be running. ` +
      'Stop it with Ctrl-C in its terminal, or start a second instance on other ports:\n' +
      '  PORT=3100 SANDBOX_PORT_OFFSET=1000 SANDBOX_FOLDER=.sandbox-2 npm start',
  );
}
