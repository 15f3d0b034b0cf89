import { WebSocket } from 'ws';
import { type FeedMessage, feedMessageSchema, openTicket } from '#lib/realtime/contract.ts';
import type { Backend, SignedIn } from './backend.ts';
import { Failure } from './point.ts';
import { readValue } from './shapes.ts';
import { fetchReply } from './wire.ts';

const pollMs = 20;

export interface Socket {
  /** What has come so far, read by the contract; the answers to pings are left out. */
  messages(): readonly FeedMessage[];
  readonly pongs: () => number;
  send(text: string): void;
  /** The close code, or undefined if the socket stays open. */
  closeCode(): Promise<number | undefined>;
  /** Waits until the condition holds, and returns whether it did in time. */
  until(isMet: () => boolean): Promise<boolean>;
  close(): void;
}

export async function openSocket(backend: Backend, as: SignedIn): Promise<Socket> {
  const { ticket } = await fetchReply(backend, openTicket, {}, { as });
  return connect(backend, ticket);
}

/** Opens a socket of the feed as the site does, with the ticket in the address. */
export async function connect(backend: Backend, ticket: string): Promise<Socket> {
  const { feedWait: maxWaitMs } = backend.settings;
  const url = `${backend.addressOf('realtime')}/?Authorization=${encodeURIComponent(ticket)}`;
  const socket = new WebSocket(url, { origin: new URL(backend.settings.siteUrl).origin, handshakeTimeout: maxWaitMs });
  const received: string[] = [];
  let code: number | undefined;
  socket.on('message', (data) => void received.push(String(data)));
  socket.on('close', (closed) => {
    code = closed;
  });
  socket.on('error', () => undefined);
  const isPong = (text: string) => text === '{"type":"PONG"}';
  const until = async (isMet: () => boolean) => {
    for (let waited = 0; waited < maxWaitMs && !isMet(); waited += pollMs)
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    return isMet();
  };
  await until(() => socket.readyState !== WebSocket.CONNECTING);
  return {
    messages: () =>
      received
        .filter((text) => !isPong(text))
        .map((text) => readValue(feedMessageSchema, parseMessage(text), 'a message of the feed')),
    pongs: () => received.filter(isPong).length,
    send: (text) => socket.send(text),
    async closeCode() {
      await until(() => code !== undefined);
      return code;
    },
    until,
    close: () => socket.terminate(),
  };
}

function parseMessage(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('JSON in a message of the feed', 'another text');
  }
}
