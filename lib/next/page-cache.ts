import { readFileSync } from 'node:fs';
import path from 'node:path';
import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { environment } from '#lib/core/config/environment.ts';
import { bundleLoader } from './bundle-loader.ts';
import { contentPolicy, digest } from './content-policy.ts';
import { loadScriptsAfterPaint } from './script-loader.ts';

// Next ships CommonJS: Node gives its exports as the default, TypeScript gives the class.
const FileSystemCache =
  (FileSystemCacheModule as typeof FileSystemCacheModule & { default?: typeof FileSystemCacheModule }).default ??
  FileSystemCacheModule;

type Context = ConstructorParameters<typeof FileSystemCache>[0];
type SetArguments = Parameters<InstanceType<typeof FileSystemCache>['set']>;
type Entry = NonNullable<SetArguments[1]>;

/** A page that was rendered while its content was published may hold the old text, so it is not stored for this long. */
const settlingMs = 5_000;
const expiredAt = new Map<string, number>();

/**
 * Next's disk cache with four additions. A page is stored with its scripts loaded after the paint, with its content security
 * policy and with its ETag, so that no request computes them. A page that was rendered while one of its tags expired is not
 * stored, because it may have been read before the publish and written after it.
 */
export default class PageCache extends FileSystemCache {
  constructor(context: Context) {
    super({ ...context, serverDistDir: pagesFolder(context) });
  }

  override async revalidateTag(...[tags, durations]: Parameters<InstanceType<typeof FileSystemCache>['revalidateTag']>) {
    const now = Date.now();
    for (const tag of [tags].flat()) expiredAt.set(tag, now);
    return super.revalidateTag(tags, durations);
  }

  override async set(key: SetArguments[0], data: SetArguments[1], context: SetArguments[2]): Promise<void> {
    if (data && 'html' in data && typeof data.html === 'string' && data.kind === 'APP_PAGE') await preparePage(data);
    if (data && hasJustExpired(tagsOf(data, context))) return;
    return super.set(key, data, context);
  }
}

let loader: string | undefined;

/** Next serves the same object that it stores, so the page is changed in place. */
async function preparePage(page: Extract<Entry, { html: unknown; headers?: unknown }>): Promise<void> {
  loader ??= bundleLoader();
  const html = loadScriptsAfterPaint(String(page.html), loader);
  const headers = {
    ...page.headers,
    'content-security-policy': await contentPolicy(html),
    etag: `W/"${(await digest(html)).slice(0, 22)}"`,
  };
  Object.assign(page, { html, headers });
}

let folder: string | undefined;

/** Pages of one site and one build: two sites that share a build must not share their pages. Read once; Next asks per request. */
function pagesFolder({ serverDistDir }: Context): string {
  const read = () => readFileSync(path.join(serverDistDir, '..', 'BUILD_ID'), 'utf8').trim();
  folder ??= path.join(environment().CACHE_FOLDER, 'pages', read(), 'server');
  return folder;
}

function tagsOf(data: Entry, context: SetArguments[2]): readonly string[] {
  const header = 'headers' in data ? data.headers?.['x-next-cache-tags'] : undefined;
  if (typeof header === 'string') return header.split(',');
  const known = ('tags' in context && context.tags) || ('tags' in data && data.tags) || [];
  return known as readonly string[];
}

function hasJustExpired(tags: readonly string[]): boolean {
  const now = Date.now();
  return tags.some((tag) => now - (expiredAt.get(tag) ?? 0) < settlingMs);
}
