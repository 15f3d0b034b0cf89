import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import tagsManifestModule from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { isPending } from '#lib/content/query/pending-invalidations.ts';
import { environment } from '#lib/core/config/environment.ts';
import { boundFiles } from './bound-files.ts';
import { bundleLoader } from './bundle-loader.ts';
import { contentPolicy, digest } from './content-policy.ts';
import { type ExpiryTimes, openExpiryTimes } from './pages/expiry-times.ts';
import { internalHeader, routerHeader } from './pages/negotiation.ts';
import { pageMemory } from './pages/page-memory.ts';
import { settingsDigest } from './pages/settings-digest.ts';
import { openSharedPages, type SharedPages } from './pages/shared-pages.ts';
import { pageWithoutRequestAddress, withoutRequestAddress } from './request-address.ts';
import { loadScriptsAfterPaint } from './script-loader.ts';

// Next ships CommonJS: Node gives its exports as the default, TypeScript gives the class.
const FileSystemCache =
  (FileSystemCacheModule as typeof FileSystemCacheModule & { default?: typeof FileSystemCacheModule }).default ??
  FileSystemCacheModule;
const { tagsManifest } = tagsManifestModule;

type Context = ConstructorParameters<typeof FileSystemCache>[0];
type SetArguments = Parameters<InstanceType<typeof FileSystemCache>['set']>;
type Entry = NonNullable<SetArguments[1]>;

/** A page that was rendered while its content was published may hold the old text, so it is not stored for this long. */
const settlingMs = 5_000;
let expiry: ExpiryTimes | undefined;

/**
 * Next's disk cache with eight additions. A page is stored without the address of the request that rendered it, with its scripts
 * loaded after the paint, with its content security policy and with its ETag, so that no request computes them. A page that was
 * rendered while one of its tags expired is not stored, because it may have been read before the publish and written after it. An
 * answer with an error status is not stored, because anyone can ask for addresses that do not exist. What is stored is bounded by
 * `PAGE_CACHE_MB`. Instances with a common Redis share what they render.
 */
export default class PageCache extends FileSystemCache {
  constructor(context: Context) {
    const serverDistDir = pagesFolder(context);
    boundedFs ??= boundFiles(context.fs, path.dirname(serverDistDir), environment().PAGE_CACHE_MB * 1_048_576);
    super({ ...context, serverDistDir, fs: boundedFs });
  }

  override async revalidateTag(...[tags, durations]: Parameters<InstanceType<typeof FileSystemCache>['revalidateTag']>) {
    expiry?.add([tags].flat(), Date.now());
    pageMemory().expire([tags].flat());
    return super.revalidateTag(tags, durations);
  }

  override async set(key: SetArguments[0], data: SetArguments[1], context: SetArguments[2]): Promise<void> {
    if (data && 'html' in data && typeof data.html === 'string' && data.kind === 'APP_PAGE') {
      await preparePage(data, pathInKey.exec(key)?.[1] ?? key);
    }
    const tags = data ? tagsOf(data, context) : [];
    if (data && (isError(data) || hasJustExpired(tags))) return;
    await this.store(key, data, context);
    // A page that expires by time would be used for longer by each instance that takes it over, and one from old content is this instance's own matter.
    if (data && isShared(data, context) && !hasJustExpired(tags) && !isPending(tags))
      void sharedPages?.write(key, { data, context }, tags);
  }

  private async store(key: SetArguments[0], data: SetArguments[1], context: SetArguments[2]): Promise<void> {
    await super.set(key, data, context);
    if (!data) pageMemory().remove(pathInKey.exec(key)?.[1] ?? '');
    if (data && !hasJustExpired(tagsOf(data, context)))
      keepInMemory(key, data, Date.now(), 'cacheControl' in context ? context.cacheControl : undefined);
  }

  override async get(...[key, context]: Parameters<InstanceType<typeof FileSystemCache>['get']>) {
    const stored = await super.get(key, context);
    const found = stored && (await isWhole(stored.value)) ? stored : await this.takeOver(key, context);
    if (found?.value && !wasExpiredSince(tagsOf(found.value), found.lastModified ?? 0)) {
      keepInMemory(key, found.value, found.lastModified ?? 0, found.cacheControl);
    }
    return found;
  }

  /** A page that another instance has rendered. */
  private async takeOver(...[key, context]: Parameters<InstanceType<typeof FileSystemCache>['get']>) {
    if (!sharedPages || context.kind !== 'APP_PAGE') return null;
    const shared = await sharedPages.read<{ data: Entry; context: SetArguments[2] }>(key);
    if (!shared) return null;
    await this.store(key, shared.data, shared.context);
    return super.get(key, context);
  }
}

/** False for a page whose text is not that of its ETag: a process was killed between the writes of its files. */
async function isWhole(page: Entry | null): Promise<boolean> {
  if (page?.kind !== 'APP_PAGE' || !('html' in page) || typeof page.html !== 'string' || wholePages.has(page)) return true;
  const { etag } = page.headers ?? {};
  if (etag !== undefined && etag !== (await etagOf(page.html))) return false;
  wholePages.add(page);
  return true;
}

const wholePages = new WeakSet<Entry>();

async function etagOf(html: string): Promise<string> {
  return `W/"${(await digest(html)).slice(0, 22)}"`;
}

function isShared(data: Entry, context: SetArguments[2]): boolean {
  const control = 'cacheControl' in context ? context.cacheControl : undefined;
  return data.kind === 'APP_PAGE' && typeof control?.revalidate !== 'number';
}

/** The path of a page, with locale and audience, in Next's key of its entry. */
const pathInKey = /\/\$(\/.*)$/;

/** For the memory responder, which answers without Next. */
function keepInMemory(key: string, data: Entry, storedAt: number, control: { revalidate?: number | false } | undefined): void {
  const path = pathInKey.exec(key)?.[1];
  if (!path || data.kind !== 'APP_PAGE' || !('html' in data) || typeof data.html !== 'string') return;
  const all = Object.entries(data.headers ?? {}).map(([name, value]) => [name, String(value)] as const);
  const headers = Object.fromEntries(all.filter(([name]) => name !== 'etag' && !internalHeader.test(name)));
  const dataHeaders = Object.fromEntries(
    all.filter(([name]) => name !== 'etag' && (!internalHeader.test(name) || routerHeader.test(name))),
  );
  const { etag } = Object.fromEntries(all);
  if (!etag || isError(data)) return;
  const until = typeof control?.revalidate === 'number' ? storedAt + control.revalidate * 1_000 : Number.POSITIVE_INFINITY;
  const { html, rscData, segmentData: segments } = data;
  pageMemory().keep(path, { html, headers, etag, data: rscData, dataHeaders, segments, tags: tagsOf(data), until });
}

let boundedFs: Context['fs'] | undefined;
let loader: string | undefined;

/** Next serves the same object that it stores, so the page is changed in place. */
async function preparePage(page: Extract<Entry, { rscData: unknown }>, storedPath: string): Promise<void> {
  loader ??= bundleLoader();
  forgetRequest(page, storedPath);
  const html = loadScriptsAfterPaint(String(page.html), loader);
  const headers = {
    ...page.headers,
    'content-security-policy': await contentPolicy(html, { loader, data: page.rscData?.toString('utf8') ?? '' }),
    etag: await etagOf(html),
  };
  Object.assign(page, { html, headers });
}

function forgetRequest(page: Extract<Entry, { rscData: unknown }>, storedPath: string): void {
  const clean = (data: Buffer) => Buffer.from(withoutRequestAddress(data.toString('utf8'), storedPath));
  const { html, rscData, segmentData } = page;
  Object.assign(page, { html: pageWithoutRequestAddress(String(html), storedPath), rscData: rscData && clean(rscData) });
  for (const [segment, data] of segmentData ?? []) segmentData?.set(segment, clean(data));
}

let folder: string | undefined;
let sharedPages: SharedPages | undefined;

/** Pages of one build with the same settings: what is rendered holds both. Read once; Next asks per request. */
function pagesFolder({ serverDistDir }: Context): string {
  if (folder) return folder;
  const pages = path.join(environment().CACHE_FOLDER, 'pages');
  const build = readFileSync(path.join(serverDistDir, '..', 'BUILD_ID'), 'utf8').trim();
  const current = `${build}-${settingsDigest(environment())}`;
  removeOthers(pages, current);
  expiry = openExpiryTimes(path.join(pages, current, 'expired.json'));
  for (const [tag, at] of expiry.times) tagsManifest.set(tag, { stale: at, expired: at });
  sharedPages = openSharedPages(current);
  folder = path.join(pages, current, 'server');
  return folder;
}

/** Without this, each deployment would leave its pages on the disk. */
function removeOthers(pages: string, current: string): void {
  if (!existsSync(pages)) return;
  for (const name of readdirSync(pages)) {
    if (name !== current) void rm(path.join(pages, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

function isError(data: Entry): boolean {
  return 'status' in data && (data.status ?? 200) >= 400;
}

function tagsOf(data: Entry, context: object = {}): readonly string[] {
  const header = 'headers' in data ? data.headers?.['x-next-cache-tags'] : undefined;
  if (typeof header === 'string') return header.split(',');
  const known = ('tags' in context && context.tags) || ('tags' in data && data.tags) || [];
  return known as readonly string[];
}

function wasExpiredSince(tags: readonly string[], time: number): boolean {
  return tags.some((tag) => (expiry?.times.get(tag) ?? Number.NEGATIVE_INFINITY) >= time);
}

function hasJustExpired(tags: readonly string[]): boolean {
  const now = Date.now();
  return tags.some((tag) => now - (expiry?.times.get(tag) ?? 0) < settlingMs);
}
