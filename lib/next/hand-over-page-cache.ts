/** As the setting `cacheHandler`, Next would import the page cache twice for every request; set here, it is imported once. */
export async function handOverPageCache(): Promise<void> {
  const { default: PageCache } = await import('./page-cache.ts');
  Object.assign(globalThis, { [Symbol.for('@next/cache-handlers')]: { FetchCache: PageCache } });
}
