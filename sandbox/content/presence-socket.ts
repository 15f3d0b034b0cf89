import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { dataset } from './names.ts';
import { createPresenceChannel, type PresenceTab } from './presence.ts';

const heartbeat = '♥';
const heartbeatMs = 15_000;
const path = new RegExp(`^/v[^/]+/socket/${dataset}(?:\\?|$)`);

/** Sockets on which Studio tabs announce the open document; only pages of the site may open one. */
export function createPresenceSockets({ siteUrl, editorToken }: { readonly siteUrl: string; readonly editorToken: string }) {
  const channel = createPresenceChannel(editorToken);
  const server = new WebSocketServer({ noServer: true, maxPayload: 64 * 1_024 });
  server.on('connection', (socket) => {
    const tab: PresenceTab = { send: (text) => socket.send(text) };
    const timer = setInterval(() => socket.send(heartbeat), heartbeatMs);
    socket.on('message', (data) => channel.receive(tab, data.toString()));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearInterval(timer);
      channel.leave(tab);
    });
  });
  return {
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      if (request.headers.origin !== siteUrl || !path.test(request.url ?? '')) {
        socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
        return;
      }
      server.handleUpgrade(request, socket, head, (opened) => server.emit('connection', opened, request));
    },
    close(): void {
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}
