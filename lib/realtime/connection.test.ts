import { CallError, envelopeOf } from '#lib/platform/errors.ts';
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

const heard: string[] = [];
const onKeptOut = jest.fn();
const findAddress = jest.fn<Promise<string>, []>();
const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);

function start() {
  const open = (address: string) => new SocketDouble(address) as unknown as WebSocket;
  return startConnection({ findAddress, open, hear: (text) => void heard.push(text), onKeptOut });
}

const opened = () => SocketDouble.opened;
const last = () => opened().at(-1) as SocketDouble;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  SocketDouble.opened.length = 0;
  heard.length = 0;
  complaint.mockClear();
  onKeptOut.mockClear();
  findAddress.mockReset().mockImplementation(async () => `ws://feed/?Authorization=t${findAddress.mock.calls.length}`);
});
afterEach(() => jest.useRealTimers());
afterAll(() => complaint.mockRestore());

test('RTM-01 opens a socket with a fresh ticket each time', async () => {
  const connection = start();
  await pass(0);
  last().onclose?.({ code: 1006 });
  await pass(3_000);
  expect(opened().map(({ address }) => address)).toEqual(['ws://feed/?Authorization=t1', 'ws://feed/?Authorization=t2']);
  connection.stop();
});

test('RTM-02 CST-05 says ping at once and every 20 seconds, and keeps the answers to itself', async () => {
  const connection = start();
  await pass(0);
  last().onopen?.();
  await pass(40_000);
  expect(last().sent).toEqual(['ping', 'ping', 'ping']);
  last().onmessage?.({ data: '{"type":"PONG"}' });
  last().onmessage?.({ data: '{"type":"PLAYER_LOYALTY_LEVEL","playerId":"1"}' });
  expect(heard).toEqual(['{"type":"PLAYER_LOYALTY_LEVEL","playerId":"1"}']);
  connection.stop();
  expect(last().isClosed).toBe(true);
  await pass(60_000);
  expect(last().sent).toHaveLength(3);
});

test('RTM-03 CST-05 tries again after 3 seconds, ten times, and then leaves it', async () => {
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

test('RTM-03 a word from the feed gives ten tries anew, and so does a browser that is back', async () => {
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
  connection.wake();
  await pass(0);
  expect(opened()).toHaveLength(21);
  connection.wake();
  await pass(0);
  expect(opened()).toHaveLength(21);
  connection.stop();
});

test('RTM-03 a ticket that cannot be had counts as a try', async () => {
  findAddress.mockRejectedValue(new CallError('network', envelopeOf(503, 'error.system.error')));
  const connection = start();
  await pass(120_000);
  expect(findAddress).toHaveBeenCalledTimes(11);
  expect(complaint).not.toHaveBeenCalled();
  connection.stop();
});

test('RTM-08 an error of the socket is logged in the words of the contract', async () => {
  const connection = start();
  await pass(0);
  last().onerror?.();
  expect(complaint).toHaveBeenCalledWith('Wallet Bonus Websocket ERROR');
  connection.stop();
});

test('RTM-09 a 401 for the ticket ends it without a word', async () => {
  findAddress.mockRejectedValue(new CallError('platform', envelopeOf(401, 'error.token.expired')));
  start();
  await pass(600_000);
  expect(findAddress).toHaveBeenCalledTimes(1);
  expect(complaint).not.toHaveBeenCalled();
});

test('a player who is kept out is told once, and the socket is not opened again', async () => {
  start();
  await pass(0);
  last().onclose?.({ code: 4403 });
  await pass(60_000);
  expect(onKeptOut).toHaveBeenCalledTimes(1);
  expect(opened()).toHaveLength(1);
});

test('what is stopped while it waits for its ticket opens nothing', async () => {
  const connection = start();
  connection.stop();
  await pass(10_000);
  expect(opened()).toHaveLength(0);
});
