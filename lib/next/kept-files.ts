import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { dayMs } from '#lib/core/time/durations.ts';
import { ownValue } from '../core/own-value.ts';
import type { SharedFiles } from './shared-files.ts';

/** Files of a build that was not started for this long are removed; no page is open that long. */
const maxAgeMs = 30 * dayMs;
const urlPath = '/_next/static/';

/** Every file of a build; no one else's address is worth a query. */
const fileName = /^(?:[\w.~-]+\/){1,4}[\w.~-]+\.(?:css|js|woff2)$/;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

interface Places {
  /** `.next/static` of this build. */
  readonly build: string;
  /** Outlives the build. */
  readonly kept: string;
  /** Has the files of other instances' builds. */
  readonly shared?: SharedFiles | undefined;
}

/** Answers with a file that only another build has; false for any other request. */
export type SendKeptFile = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/**
 * Copies the build's files for browsers to places that outlive the build, and returns a handler for those of other builds: a page
 * that was open during a deployment can still load its parts. Their names contain a hash, so builds share what is equal.
 */
export async function keepBuildFiles(places: Places, now = new Date()): Promise<SendKeptFile> {
  const { build, kept, shared } = places;
  const own = new Set(await listFiles(build));
  await keepAll(own, places, now);
  const earlier = new Set<string>();
  for (const name of await listFiles(kept)) {
    if (own.has(name)) continue;
    const file = path.join(kept, name);
    if (now.getTime() - (await stat(file)).mtimeMs > maxAgeMs) await rm(file, { force: true }).catch(() => undefined);
    else earlier.add(name);
  }
  shared?.onReady(() => void share(build, own, shared));
  return async (request, response) => {
    const name = nameOf(request);
    if (name === undefined || own.has(name)) return false;
    const bytes = earlier.has(name)
      ? await readFile(path.join(kept, name)).catch(() => undefined)
      : fileName.test(name) && (await shared?.read(name));
    if (!bytes) return false;
    response.setHeader('Content-Type', ownValue(types, path.extname(name)) ?? 'application/octet-stream');
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.end(request.method === 'HEAD' ? undefined : bytes);
    return true;
  };
}

/** One after the other, so that a start does not fill the connection. */
async function share(build: string, names: ReadonlySet<string>, shared: SharedFiles): Promise<void> {
  for (const name of names) {
    const bytes = await readFile(path.join(build, name)).catch(() => undefined);
    if (bytes) await shared.write(name, bytes);
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** The time of a kept file is that of the last start of a build that has it. */
async function keep(file: string, copy: string, now: Date): Promise<void> {
  await mkdir(path.dirname(copy), { recursive: true });
  const kept = await stat(copy).catch(() => undefined);
  if (kept?.size !== (await stat(file)).size) {
    // A process that is killed while it copies leaves no half of a file.
    const part = `${copy}.${process.pid}`;
    await copyFile(file, part);
    await rename(part, copy);
  }
  await utimes(copy, now, now);
}

/** A disk that is full or cannot be written costs later builds these files, and this one nothing. */
async function keepAll(names: ReadonlySet<string>, { build, kept }: Places, now: Date): Promise<void> {
  try {
    for (const name of names) await keep(path.join(build, name), path.join(kept, name), now);
  } catch (error) {
    console.warn('The files of this build cannot be kept for the next one:', (error as NodeJS.ErrnoException).code);
  }
}

function nameOf({ method, url = '' }: IncomingMessage): string | undefined {
  const [pathname = ''] = url.split('?');
  return (method === 'GET' || method === 'HEAD') && pathname.startsWith(urlPath) ? pathname.slice(urlPath.length) : undefined;
}
