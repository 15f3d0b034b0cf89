import type { Random } from '#sandbox/data/art/random.ts';
import { pickFrom } from './values.ts';

/** Requests that no HTTP client writes, as bytes: framing, headers and beginnings that servers and proxies read differently. */
const tricks: readonly ((method: string, path: string) => string)[] = [
  (method, path) => `${method} ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!`,
  (method, path) => `${method} ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  (method, path) => `${method} ${path} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
  (method, path) => `${method} ${path} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  (method, path) => `${method} ${path} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}`,
  (method, path) => `${method} ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n`,
  (method, path) => `${method} ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n{}`,
  (method, path) => `${method} ${path} HTTP/1.1\r\nHost : a\r\n\r\n`,
  (method, path) => `${method} ${path} HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n`,
  (method, path) => `${method} ${path} HTTP/1.1\r\n\r\n`,
  (method, path) => `${method} ${path} HTTP/1.1\r\nHost: a b%00\r\n\r\n`,
  (method, path) => `${method} ${path} HTTP/1.1\r\nHost: \r\n\r\n`,
  (method, path) => `${method} ${path} HTTP/1.1\r\nHost: [::\r\n\r\n`,
  (method, path) => `${method} ${path} HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n`,
  (method, path) => `${method} ${path} HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
  (method, path) => `${method} ${path} HTTP/1.1\r\nHost: a\r\n${'X: y\r\n'.repeat(3_000)}\r\n`,
  (method, path) => `${method} ${path} HTTP/1.1\r\nHost: a\r\nX: a\r\n  folded\r\n\r\n`,
  (method, path) => `${method} ${path} HTTP/1.1\nHost: a\n\n`,
  (method, path) => `${method} ${path} HTTP/0.9\r\n\r\n`,
  (method, path) => `${method} ${path} HTTP/1.0\r\n\r\n`,
  (method, path) => `${method} ${path} HTTP/9.9\r\nHost: a\r\n\r\n`,
  (method, path) => `${method} http://evil.example${path} HTTP/1.1\r\nHost: a\r\n\r\n`,
  (method, path) => `${method} http://[${path} HTTP/1.1\r\nHost: a\r\n\r\n`,
  (method) => `${method} * HTTP/1.1\r\nHost: a\r\n\r\n`,
  (method) => `${method} evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n`,
  () => 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: a\r\n\r\n',
  () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  () => '\0'.repeat(500),
  (method, path) => `${method} ${path}\xff\xfe HTTP/1.1\r\nHost: a\r\n\r\n`,
  (method, path) => `${method}X ${path} HTTP/1.1\r\nHost: a\r\n\r\n`,
  (method, path) => `${method} ${path} HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\n`,
  (method, path) =>
    `${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n`,
  (method, path) =>
    `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${method}\r\n\r\n`,
  (_, path) =>
    `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n\x81\xfe\xff\xff\xff`,
  (method, path) => `${method} ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(20),
];

export function wireTrick(method: string, path: string, random: Random): Buffer {
  return Buffer.from(pickFrom(random, tricks)?.(method, path) ?? '', 'latin1');
}
