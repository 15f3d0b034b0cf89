import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from './reports/progress.ts';

/** True when the port is free on both loopback addresses. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) {
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

/** A machine without IPv6 fails with another code for `::1`. */
async function canListen(port: number, host: string): Promise<boolean> {
  return (await findFault(port, host)) !== 'EADDRINUSE';
}

/** The code of the error of a server on this port, such as `EACCES`. */
async function findFault(port: number, host: string): Promise<unknown> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  }
  server.close();
  await once(server, 'close');
  return undefined;
}

/** Throws a `StartError` with instructions when a named port is in use, given twice or not open to this user. */
export async function requireFreePorts(ports: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    const other = Object.keys(ports).find((each) => each !== name && ports[each] === port);
    if (other) throw new StartError(`Port ${port} is that of ${other} and of ${name}: set PORT to another number.`);
    if ((await findFault(port, '127.0.0.1')) === 'EACCES')
      throw new StartError(`Port ${port} (${name}) is not open to this user: set PORT to 1024 or a higher number.`);
  }
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
