import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from './progress.ts';

/** True when nobody listens on the port, on either loopback address. */
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
    // A machine without IPv6 has no `::1` to take.
    return !(typeof error === 'object' && error !== null && 'code' in error && error.code === 'EADDRINUSE');
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** Throws `StartError` with what to do when one of the named ports is taken. */
export async function requireFreePorts(ports: Readonly<Record<string, number>>): Promise<void> {
  const checked = await Promise.all(
    Object.entries(ports).map(async ([name, port]) => ({ name, port, free: await isPortFree(port) })),
  );
  const taken = checked.filter(({ free }) => !free);
  if (taken.length === 0) return;
  const list = taken.map(({ name, port }) => `${port} (${name})`).join(', ');
  throw new StartError(
    `${taken.length > 1 ? 'Ports' : 'Port'} ${list} ${taken.length > 1 ? 'are' : 'is'} taken by another process; perhaps Parlour runs already. ` +
      'Stop it there with Ctrl-C, or start a second one beside it:\n' +
      '  PORT=3100 SANDBOX_PORT_OFFSET=1000 SANDBOX_FOLDER=.sandbox-2 npm start',
  );
}
