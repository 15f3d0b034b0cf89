import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { environment } from '#lib/core/config/environment.ts';

export type Encoding = 'br' | 'gzip';

/** A page as it is sent. */
export interface KeptPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly html: Buffer;
  /** The page compressed, once it was. */
  readonly packed: Partial<Record<Encoding, Buffer>>;
}

interface Entry extends KeptPage {
  readonly tags: readonly string[];
  /** In milliseconds: from then on Next renders the page again. */
  readonly until: number;
}

export interface NewPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly tags: readonly string[];
  readonly until: number;
}

const packers = {
  gzip: (html: Buffer) => promisify(gzip)(html),
  br: (html: Buffer, quality: number) =>
    promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
};
/** The first request waits for the quick one, later ones get the small one. */
const quality = { quick: 5, small: 11 };

export type PageMemory = ReturnType<typeof createPageMemory>;

/** Rendered pages in memory, bounded by their bytes, by path with locale and audience: `/fi-FI/visitor/promotions`. */
export function createPageMemory(maxBytes: number, now: () => number = Date.now) {
  const pathsOfTag = new Map<string, Set<string>>();
  let packing: Promise<unknown> = Promise.resolve();
  const pages = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ html, packed }) => html.byteLength + (packed.br?.byteLength ?? 0) + (packed.gzip?.byteLength ?? 0) + 1,
    dispose: ({ tags }, path, reason) => {
      if (reason === 'set') return;
      for (const tag of tags) pathsOfTag.get(tag)?.delete(path);
    },
  });

  const isKept = (path: string, page: KeptPage) => pages.peek(path)?.packed === page.packed;

  /** Keeps the compressed page and counts its bytes, unless the page was replaced meanwhile. */
  function keepPacked(path: string, page: KeptPage, encoding: Encoding, bytes: Buffer): void {
    const entry = pages.peek(path);
    if (!entry || !isKept(path, page)) return;
    entry.packed[encoding] = bytes;
    pages.set(path, { ...entry });
  }

  /** One page at a time, because the best quality takes up to a second. */
  function packSmall(path: string, page: KeptPage): void {
    packing = packing
      .then(async () => {
        if (isKept(path, page)) keepPacked(path, page, 'br', await packers.br(page.html, quality.small));
      })
      .catch(() => undefined);
  }

  return {
    keep(path: string, { html, headers, etag, tags, until }: NewPage): void {
      const known = pages.peek(path);
      if (known?.etag === etag && known.until === until) return;
      pages.delete(path);
      const page: Entry = { html: Buffer.from(html), headers, etag, tags, until, packed: {} };
      pages.set(path, page);
      for (const tag of tags) pathsOfTag.set(tag, (pathsOfTag.get(tag) ?? new Set()).add(path));
    },
    find(path: string): KeptPage | undefined {
      const page = pages.get(path);
      return page && page.until > now() ? page : undefined;
    },
    /** Compresses a page that `find` returned, the first time. */
    async pack(path: string, page: KeptPage, encoding: Encoding): Promise<Buffer> {
      const packed = await packers[encoding](page.html, quality.quick);
      if (page.packed[encoding]) return page.packed[encoding];
      keepPacked(path, page, encoding, packed);
      if (encoding === 'br') packSmall(path, page);
      return packed;
    },
    expire(tags: readonly string[]): void {
      for (const tag of tags) for (const path of pathsOfTag.get(tag) ?? []) pages.delete(path);
    },
    bytes: () => pages.calculatedSize,
  };
}

/** One for the process: the cache fills it, the front door reads it. */
const holder = globalThis as typeof globalThis & { parlourPages?: PageMemory };

export function pageMemory(): PageMemory {
  holder.parlourPages ??= createPageMemory(environment().PAGE_MEMORY_MB * 1_048_576);
  return holder.parlourPages;
}
