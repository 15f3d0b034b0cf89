import 'server-only';
import path from 'node:path';
import { siteConfig } from '#lib/core/config/site.ts';
import { siteRedis } from '#lib/core/redis/site-redis.ts';
import { createFileStorage } from './file-storage.ts';
import { sessionHolder } from './known-sessions.ts';
import { createRedisStorage } from './redis-storage.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';

/** The sessions of this site. Opened at the first use, so that a build does not touch its file. */
export function sessionStore(): SessionStore {
  sessionHolder.parlourSessions ??= createSessionStore(openStorage());
  return sessionHolder.parlourSessions;
}

function openStorage() {
  const redis = siteRedis();
  return redis
    ? createRedisStorage({ redis })
    : createFileStorage({ file: path.join(siteConfig().SESSION_FOLDER, 'sessions.json') });
}
