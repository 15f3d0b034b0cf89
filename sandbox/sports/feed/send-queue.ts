import type { FeedSocket } from './feed-socket.ts';

/** Messages sent before the event loop handles other work. */
const perTurn = 40;

/** Sends one message to many sockets in small parts, so that a tick for all pages delays no bet. */
export function createSendQueue(send: (socket: FeedSocket, text: string) => void) {
  const queue: (readonly [FeedSocket, string])[] = [];
  let isSending = false;

  function sendSome(): void {
    for (const [socket, text] of queue.splice(0, perTurn)) send(socket, text);
    isSending = queue.length > 0;
    if (isSending) setImmediate(sendSome);
  }

  return function enqueue(sockets: Iterable<FeedSocket>, text: string): void {
    for (const socket of sockets) queue.push([socket, text]);
    if (isSending || queue.length === 0) return;
    isSending = true;
    setImmediate(sendSome);
  };
}
