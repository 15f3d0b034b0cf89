import { once } from 'node:events';
import { createServer, connect as openSocket, type Socket } from 'node:net';

/** `refuse`: connections are closed at once; `stall`: nothing passes; `cut`: connections end in the middle of an answer. */
export const cutKinds = ['refuse', 'stall', 'cut'] as const;
export type CutKind = (typeof cutKinds)[number];

export interface TcpProxy {
  readonly port: number;
  /** Disturbs the connections from now on; `undefined` ends it, and with it every connection that was stalled. */
  disturb(kind: CutKind | undefined): void;
  close(): void;
}

/** Bytes of an answer that pass before it is cut. */
const passedBytes = 20;

/** A proxy between two processes of this machine that can be disturbed. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const pairs = new Set<readonly [client: Socket, target: Socket]>();
  let kind: CutKind | undefined;

  const server = createServer((client) => {
    client.on('error', () => undefined);
    if (kind === 'refuse') return void client.resetAndDestroy();
    const target = openSocket(targetPort, '127.0.0.1');
    target.on('error', () => undefined);
    const pair = [client, target] as const;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      client.destroy();
      target.destroy();
    };
    client.on('close', end);
    target.on('close', end);
    // Without backpressure: the answers between the processes are small.
    client.on('data', (bytes) => {
      if (kind !== 'stall') target.write(bytes);
    });
    target.on('data', (bytes) => {
      if (kind === 'stall') return;
      if (kind !== 'cut') return void client.write(bytes);
      // The request has reached its target; its answer does not come back whole.
      client.write(bytes.subarray(0, passedBytes), () => client.resetAndDestroy());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');

  function endAll(): void {
    for (const [client, target] of [...pairs]) {
      client.resetAndDestroy();
      target.destroy();
    }
  }

  return {
    port: address.port,
    disturb(next) {
      // Bytes were lost in a stalled connection, so that it cannot be used again.
      if (next === 'refuse' || kind === 'stall') endAll();
      kind = next;
    },
    close() {
      server.close();
      endAll();
    },
  };
}
