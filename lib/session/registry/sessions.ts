import 'server-only';
import path from 'node:path';
import { siteConfig } from '#lib/core/config/site.ts';
import { createFileStore } from './file-store.ts';
import type { SessionStore } from './session-store.ts';

/** One store for the whole process: Next loads this module once per module graph. */
const holder = globalThis as typeof globalThis & { parlourSessions?: SessionStore };

/** The sessions of this site. Opened at the first use, so that a build does not touch its file. */
export function sessionStore(): SessionStore {
  holder.parlourSessions ??= createFileStore({ file: path.join(siteConfig().SESSION_FOLDER, 'sessions.json') });
  return holder.parlourSessions;
}
