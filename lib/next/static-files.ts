import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { ownValue } from '#lib/core/own-value.ts';
import { encodingFor } from './pages/negotiation.ts';
import { type Part, pack, packSmall, partOf, plain } from './pages/packing.ts';

/** As Next names them with the headers of `next.config.mjs`; a file of another type is left to it. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=UTF-8',
  '.ico': 'image/x-icon',
  '.js': 'application/javascript; charset=UTF-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const isCompressible = /^(?:text\/|application\/|image\/(?:svg|x-icon))/;
/** Smaller files are not worth it. */
const minPackedBytes = 1_024;
const immutable = 'public, max-age=31536000, immutable';
/** As in `next.config.mjs`. */
const daily = 'public, max-age=86400';

interface StaticFile extends Part {
  readonly headers: Readonly<Record<string, string>>;
  readonly changedAt: number;
  readonly isPacked: boolean;
}

interface Folders {
  /** `.next/static`, whose file names hold a hash. */
  readonly build: string;
  readonly public: string;
}

/** Answers a request for a file of the build or of `public/`; false for any other, and for parts of a file. */
export type SendStaticFile = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Reads the files that browsers load into memory. `headers` are those of every answer. */
export function readStaticFiles(folders: Folders, headers: Readonly<Record<string, string>>): SendStaticFile {
  const files = new Map([...filesOf(folders.build, '/_next/static/', immutable), ...filesOf(folders.public, '/', daily)]);
  return async (request, response) => {
    const file = files.get(request.url?.split('?', 1)[0] ?? '');
    if (!file || request.headers.range !== undefined) return false;
    const all: Record<string, string | number> = { ...headers, ...file.headers };
    if (isUnchanged(request, file)) {
      response.writeHead(304, all);
      response.end();
      return true;
    }
    const encoding = file.isPacked ? encodingFor(request.headers['accept-encoding']) : undefined;
    if (encoding === 'br') packSmall(file);
    const body = encoding ? (file.packed[encoding] ?? (await pack(file, encoding))) : await plain(file);
    if (encoding) all['Content-Encoding'] = encoding;
    all['Content-Length'] = body.byteLength;
    response.writeHead(200, all);
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}

function filesOf(folder: string, address: string, cacheControl: string): readonly (readonly [string, StaticFile])[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const type = ownValue(types, path.extname(entry.name));
    if (!entry.isFile() || !type) return [];
    const file = path.join(entry.parentPath, entry.name);
    const part = partOf(readFileSync(file));
    const changedAt = Math.floor(statSync(file).mtimeMs / 1_000) * 1_000;
    const headers = {
      'Cache-Control': cacheControl,
      'Accept-Ranges': 'bytes',
      'Last-Modified': new Date(changedAt).toUTCString(),
      'Content-Type': type,
      ...(isCompressible.test(type) && { Vary: 'Accept-Encoding' }),
    };
    const isPacked = isCompressible.test(type) && (part.bytes?.byteLength ?? 0) >= minPackedBytes;
    const name = path.relative(folder, file).split(path.sep).map(encodeURIComponent).join('/');
    return [[address + name, { ...part, headers, changedAt, isPacked }]];
  });
}

function isUnchanged({ headers }: IncomingMessage, { changedAt }: StaticFile): boolean {
  if (headers['if-none-match'] !== undefined || headers['cache-control']?.includes('no-cache')) return false;
  return changedAt <= Date.parse(headers['if-modified-since'] ?? '');
}
