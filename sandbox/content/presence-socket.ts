import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { dataset } from './names.ts';
import { createPresenceChannel, type PresenceTab } from './presence.ts';

const heartbeat = '♥';
const heartbeatMs = 15_000;
/** A tab proves its token after the upgrade, so strangers may hold sockets too. */
const maxTabs = 100;
const authorizationMs = 10_000;
const path = new RegExp(`^/v[^/]+/socket/${dataset}(?:\\?|$)`);

/** Sockets on which Studio tabs announce the open document; only pages of the site may open one. */
export function createPresenceSockets({ siteUrl, editorToken }: { readonly siteUrl: string; readonly editorToken: string }) {
  const channel = createPresenceChannel(editorToken);
  const server = new WebSocketServer({ noServer: true, maxPayload: 64 * 1_024 });
  server.on('connection', (socket) => {
    const tab: PresenceTab = { send: (text) => socket.send(text) };
    const timer = setInterval(() => socket.send(heartbeat), heartbeatMs);
    const deadline = setTimeout(() => channel.isAuthorized(tab) || socket.terminate(), authorizationMs);
    socket.on('message', (data) => channel.receive(tab, data.toString()));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearInterval(timer);
      clearTimeout(deadline);
      channel.leave(tab);
    });
  });
  return {
    async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<number | undefined> {
      if (request.headers.origin !== siteUrl || !path.test(request.url ?? '')) return 404;
      if (server.clients.size >= maxTabs) return 503;
      server.handleUpgrade(request, socket, head, (opened) => server.emit('connection', opened, request));
      return undefined;
    },
    close(): void {
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}
