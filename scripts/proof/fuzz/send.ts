import http from 'node:http';
import { connect } from 'node:net';

/** A request as it goes over the wire. */
export interface Wire {
  readonly port: number;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
}

export interface Answer {
  /** 0 where the connection ended without an answer. */
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
  readonly ms: number;
}

const maxMs = 20_000;
const maxReadBytes = 300_000;
const keptConnections = new http.Agent({ keepAlive: true });

/** Sends a request as it is, and reads the beginning of the answer; an answer without an end is cut. */
export function send(wire: Wire, agent = keptConnections): Promise<Answer> {
  const { port, method, path, headers, body } = wire;
  const startedAt = performance.now();
  return new Promise((resolve) => {
    let isAnswered = false;
    const finish = (status: number, answered: http.IncomingHttpHeaders, text: string) =>
      resolve({ status, headers: answered, text, ms: performance.now() - startedAt });
    const host = '127.0.0.1';
    const withLength = body ? { ...headers, 'Content-Length': String(body.length) } : headers;
    const request = http.request({ agent, host, port, method, path, headers: withLength }, (response) => {
      isAnswered = true;
      const chunks: Buffer[] = [];
      let size = 0;
      const isEndless = /event-stream/.test(response.headers['content-type'] ?? '');
      const end = () => finish(response.statusCode ?? 0, response.headers, Buffer.concat(chunks).toString());
      response.on('data', (chunk: Buffer) => {
        if (size < maxReadBytes) chunks.push(chunk);
        size += chunk.length;
      });
      response.once('end', end);
      response.once('error', end);
      if (!isEndless) return;
      end();
      request.destroy();
    });
    request.setTimeout(maxMs, () => request.destroy());
    // A server that upgrades or continues is answered by an end.
    request.once('upgrade', (response, socket) => {
      socket.destroy();
      finish(response.statusCode ?? 0, response.headers, '');
    });
    request.once('error', (error) => {
      // The server may just have closed a kept connection; on a new one only the request itself can fail.
      if (request.reusedSocket && !isAnswered) resolve(send(wire, new http.Agent()));
      else finish(0, {}, error.message);
    });
    request.end(body);
  });
}

/** Writes bytes to a connection and reads until the server closes it, says nothing for a second or no more for a tenth of one. */
export function sendBytes(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const finish = () => {
      socket.destroy();
      resolve(Buffer.concat(chunks).toString('latin1'));
    };
    socket.setTimeout(1_000, finish);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      socket.setTimeout(100);
    });
    socket.once('error', finish);
    socket.once('close', finish);
    socket.write(bytes);
  });
}
