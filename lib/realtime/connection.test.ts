import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { startConnection } from './connection.ts';

class SocketDouble {
  static readonly opened: SocketDouble[] = [];
  readonly sent: string[] = [];
  readonly address: string;
  isClosed = false;
  onopen: (() => void) | undefined;
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: (() => void) | undefined;
  onclose: ((event: { code: number }) => void) | undefined;

  constructor(address: string) {
    this.address = address;
    SocketDouble.opened.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.isClosed = true;
  }
}

const received: string[] = [];
const onRejected = jest.fn();
const findAddress = jest.fn<Promise<string>, []>();
const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);

function start() {
  const open = (address: string) => new SocketDouble(address) as unknown as WebSocket;
  return startConnection({ findAddress, open, onMessage: (text) => void received.push(text), onRejected });
}

const opened = () => SocketDouble.opened;
const last = () => opened().at(-1) as SocketDouble;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  SocketDouble.opened.length = 0;
  received.length = 0;
  consoleError.mockClear();
  onRejected.mockClear();
  findAddress.mockReset().mockImplementation(async () => `ws://feed/?Authorization=t${findAddress.mock.calls.length}`);
});
afterEach(() => jest.useRealTimers());

test('RTM-01 opens a socket with a fresh ticket each time', async () => {
  const connection = start();
  await pass(0);
  last().onclose?.({ code: 1006 });
  await pass(3_000);
  expect(opened().map(({ address }) => address)).toEqual(['ws://feed/?Authorization=t1', 'ws://feed/?Authorization=t2']);
  connection.stop();
});

test('RTM-02 CST-05 sends ping at once and every 20 seconds, and does not pass on the responses', async () => {
  const connection = start();
  await pass(0);
  last().onopen?.();
  await pass(40_000);
  expect(last().sent).toEqual(['ping', 'ping', 'ping']);
  last().onmessage?.({ data: '{"type":"PONG"}' });
  last().onmessage?.({ data: '{"type":"PLAYER_LOYALTY_LEVEL","playerId":"1"}' });
  expect(received).toEqual(['{"type":"PLAYER_LOYALTY_LEVEL","playerId":"1"}']);
  connection.stop();
  expect(last().isClosed).toBe(true);
  await pass(60_000);
  expect(last().sent).toHaveLength(3);
});

test('RTM-03 CST-05 retries every 3 seconds, ten times', async () => {
  const connection = start();
  await pass(0);
  for (let tries = 1; tries <= 10; tries += 1) {
    last().onclose?.({ code: 1006 });
    await pass(2_999);
    expect(opened()).toHaveLength(tries);
    await pass(1);
    expect(opened()).toHaveLength(tries + 1);
  }
  last().onclose?.({ code: 1006 });
  await pass(600_000);
  expect(opened()).toHaveLength(11);
  connection.stop();
});

test('RTM-03 a message resets the ten tries, and so does an explicit retry', async () => {
  const connection = start();
  await pass(0);
  const fail = async () => {
    last().onclose?.({ code: 1006 });
    await pass(3_000);
  };
  for (let tries = 0; tries < 9; tries += 1) await fail();
  last().onmessage?.({ data: '{"type":"PONG"}' });
  for (let tries = 0; tries < 12; tries += 1) await fail();
  expect(opened()).toHaveLength(1 + 9 + 10);
  connection.retry();
  await pass(0);
  expect(opened()).toHaveLength(21);
  connection.retry();
  await pass(0);
  expect(opened()).toHaveLength(21);
  connection.stop();
});

test('RTM-03 a failed ticket request counts as a try', async () => {
  findAddress.mockRejectedValue(new CallError('network', envelopeOf(503, 'error.system.error')));
  const connection = start();
  await pass(120_000);
  expect(findAddress).toHaveBeenCalledTimes(11);
  expect(consoleError).not.toHaveBeenCalled();
  connection.stop();
});

test('RTM-08 logs a socket error with the text of the contract', async () => {
  const connection = start();
  await pass(0);
  last().onerror?.();
  expect(consoleError).toHaveBeenCalledWith('Wallet Bonus Websocket ERROR');
  connection.stop();
});

test('RTM-09 a 401 for the ticket ends the connection silently', async () => {
  findAddress.mockRejectedValue(new CallError('platform', envelopeOf(401, 'error.token.expired')));
  start();
  await pass(600_000);
  expect(findAddress).toHaveBeenCalledTimes(1);
  expect(consoleError).not.toHaveBeenCalled();
});

test('reports lost access once and opens no further socket', async () => {
  start();
  await pass(0);
  last().onclose?.({ code: 4403 });
  await pass(60_000);
  expect(onRejected).toHaveBeenCalledTimes(1);
  expect(opened()).toHaveLength(1);
});

test('LOG-14 a socket closed for its session reports it, and the next try finds out whether the session goes on', async () => {
  const connection = start();
  await pass(0);
  last().onclose?.({ code: 4401 });
  expect(onRejected).toHaveBeenCalledTimes(1);
  await pass(3_000);
  expect(opened()).toHaveLength(2);
  connection.stop();
});

test('opens nothing when stopped while it waits for the ticket', async () => {
  const connection = start();
  connection.stop();
  await pass(10_000);
  expect(opened()).toHaveLength(0);
});
