import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Credentials } from '#lib/core/api/call.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { readClaims } from '../tokens/claims.ts';
import { openSealed, seal } from '../tokens/sealed.ts';
import { secondsLeft } from '../tokens/session-cookie.ts';

const whichSchema = z.union([
  z.object({ which: z.literal('INACTIVE') }),
  z.object({ which: z.enum(['CURRENT', 'OTHERS', 'NAMED']).optional(), sessionId: z.string().optional() }),
]);
const endSchema = z.object({ playerId: z.string(), idToken: z.string(), which: whichSchema });

/** An end of sessions that the platform has not confirmed, as it was asked for. */
export interface WaitingEnd {
  readonly credentials: Credentials;
  readonly which: z.output<typeof whichSchema>;
  /** Its file; undefined where it could not be written. */
  readonly file: string | undefined;
}

const unfinished = '.part';
/** No write takes as long: the process that began it has ended. */
const maxWriteMs = 60_000;
/** No token of what a file holds lives as long. */
const maxKeptMs = 86_400_000;
const folder = () => path.join(siteConfig().SESSION_FOLDER, 'waiting-ends');

/** Keeps an end on disk, sealed like the session's cookie, until its token expires: it outlives this process. Never throws. */
export async function keepEnd({ playerId, idToken }: Credentials, which: WaitingEnd['which']): Promise<WaitingEnd> {
  const credentials = { playerId, idToken };
  const file = path.join(folder(), randomUUID());
  try {
    const content: z.output<typeof endSchema> = { ...credentials, which };
    const sealed = await seal('sign-out', content, secondsLeft(readClaims(idToken)?.exp ?? 0));
    await mkdir(folder(), { recursive: true });
    // Another process of this folder may be reading its files.
    await writeFile(file + unfinished, sealed, { mode: 0o600, flush: true });
    await rename(file + unfinished, file);
    return { credentials, which, file };
  } catch (error) {
    console.warn('An end of sessions could not be kept on disk:', error instanceof Error ? error.message : 'unknown');
    return { credentials, which, file: undefined };
  }
}

/** Once the platform has answered. Never throws. */
export async function forgetEnd({ file }: WaitingEnd): Promise<void> {
  if (file) await rm(file, { force: true }).catch(() => undefined);
}

/**
 * The ends that an earlier process left. A file that does not open stays for a day: the secret or the disk may be back at the next
 * start. Never throws.
 */
export async function readEnds(): Promise<readonly WaitingEnd[]> {
  const names = await readdir(folder()).catch(() => []);
  const ends = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder(), name);
      if (name.endsWith(unfinished)) return removeOlder(file, maxWriteMs);
      const text = await readFile(file, 'utf8').catch(() => undefined);
      const found = await openSealed('sign-out', text, endSchema);
      if (!found) return removeOlder(file, maxKeptMs);
      return { credentials: { playerId: found.playerId, idToken: found.idToken }, which: found.which, file };
    }),
  );
  return ends.filter((end) => end !== undefined);
}

async function removeOlder(file: string, thanMs: number): Promise<undefined> {
  const written = await stat(file).catch(() => undefined);
  if (written && Date.now() - written.mtimeMs > thanMs) await rm(file, { force: true }).catch(() => undefined);
}
