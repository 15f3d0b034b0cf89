import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { isPortFree, requireFreePorts } from './ports.ts';

let server: Server;
let port: number;

async function closeServer(): Promise<void> {
  if (!server.listening) return;
  server.close();
  await once(server, 'close');
}

beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterEach(closeServer);

test('OPS-01 names a port in use and explains what to do', async () => {
  await expect(requireFreePorts({ content: port })).rejects.toThrow(`Port ${port} (content) is in use`);
  await expect(requireFreePorts({ content: port })).rejects.toThrow('SANDBOX_PORT_OFFSET');
});

test('finds a released port free', async () => {
  expect(await isPortFree(port)).toBe(false);
  await closeServer();
  expect(await isPortFree(port)).toBe(true);
  await expect(requireFreePorts({ content: port })).resolves.toBeUndefined();
});

test('names a port that is given twice', async () => {
  await expect(requireFreePorts({ site: 4_100, platform: 4_100 })).rejects.toThrow('Port 4100 is that of platform and of site');
});
