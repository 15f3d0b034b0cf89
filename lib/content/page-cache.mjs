import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { loadScriptsAfterPaint } from './after-paint.ts';

const Base = FileSystemCache.default ?? FileSystemCache;
const encoder = new TextEncoder();

/** A page that was being made while its content was published may hold the old text: it is not trusted for this long. */
const settlingMs = 5_000;

/** @type {Map<string, number>} */
const expiredAt = new Map();

/**
 * Next's own disk cache, with four things more. Each page is stored with its scripts waiting for the paint; with a content
 * security policy that names the hashes of its own inline scripts, so that static pages need no 'unsafe-inline'; and with its
 * ETag, so that no request works it out. What was made while one of its tags expired is stored as already old, because it may have
 * been read before the publish and written after it.
 */
export default class PageCache extends Base {
  constructor(context) {
    super({ ...context, serverDistDir: folderOf(context) });
  }

  async revalidateTag(tags, durations) {
    const now = Date.now();
    for (const tag of [tags].flat()) expiredAt.set(tag, now);
    return super.revalidateTag(tags, durations);
  }

  async set(key, data, context) {
    if (data?.kind === 'APP_PAGE' && typeof data.html === 'string') {
      data.html = loadScriptsAfterPaint(data.html);
      data.headers = {
        ...data.headers,
        'content-security-policy': await policyFor(data.html),
        etag: `W/"${(await digestOf(data.html)).slice(0, 22)}"`,
      };
    }
    if (data && justExpired(tagsOf(data, context))) return;
    return super.set(key, data, context);
  }
}

/** @type {string | undefined} */
let folder;

/** Pages of one site and one build: two sites that share a build must not share their pages. Asked once per request, read once. */
function folderOf({ fs, serverDistDir }) {
  if (process.env.NEXT_RUNTIME === 'edge' || !fs || !process.env.CACHE_FOLDER) return serverDistDir;
  folder ??= `${process.env.CACHE_FOLDER}/pages/${fs.readFileSync(`${serverDistDir}/../BUILD_ID`, 'utf8').trim()}/server`;
  return folder;
}

function tagsOf(data, context) {
  const header = data.headers?.['x-next-cache-tags'];
  return typeof header === 'string' ? header.split(',') : (context?.tags ?? data.tags ?? []);
}

function justExpired(tags) {
  const now = Date.now();
  return tags.some((tag) => now - (expiredAt.get(tag) ?? 0) < settlingMs);
}

async function policyFor(html) {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = await Promise.all([...new Set(inline.map(([, code]) => code))].map(hashOf));
  const content = originOf(process.env.CONTENT_URL) ?? 'http://127.0.0.1:4103';
  // The person test: its script comes from there, and what it shows are frames of its own.
  const captcha = process.env.CAPTCHA_ORIGINS || (originOf(process.env.CAPTCHA_URL) ?? 'http://127.0.0.1:4110');
  const cashier = process.env.PAY_ORIGINS || (originOf(process.env.PAY_URL) ?? 'http://127.0.0.1:4105');
  const games = [process.env.GAME_ORIGINS, originOf(process.env.GAMES_URL) ?? 'http://127.0.0.1:4104'].filter(Boolean).join(' ');
  return [
    "default-src 'self'",
    `script-src 'self' ${captcha} ${hashes.join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${content}`,
    "font-src 'self'",
    `connect-src 'self' ${originOf(process.env.WS_URL) ?? 'ws://127.0.0.1:4111'}`,
    `frame-src ${captcha} ${cashier} ${games}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

async function hashOf(code) {
  return `'sha256-${await digestOf(code)}'`;
}

async function digestOf(text) {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

function originOf(url) {
  try {
    return url ? new URL(url).origin : undefined;
  } catch {
    return undefined;
  }
}
