import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** How long a connection may still send after its last answer. */
const lingerMs = 1_000;

/**
 * Ends a connection. What the client still sends is discarded for a second: a connection that is closed with unread data is
 * reset, and the client may lose the answer.
 */
export function endConnection(socket: Duplex, lastText?: string): void {
  // Sockets of upgrades have no listener left; an error without one would end the process.
  socket.on('error', () => socket.destroy());
  socket.resume();
  socket.end(lastText);
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

/** Closes the connection of a response once it is sent, however much of the request is still to come. */
export function closeAfter(response: ServerResponse): void {
  response.setHeader('Connection', 'close');
  const { socket } = response;
  // Node calls this after the last response of a connection.
  if (socket) Object.assign(socket, { destroySoon: () => endConnection(socket) });
}
