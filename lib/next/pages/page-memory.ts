import { LRUCache } from 'lru-cache';
import { environment } from '#lib/core/config/environment.ts';
import { oncePerProcess } from '#lib/core/once-per-process.ts';
import { type Encoding, type Part, pack, packSmall, partOf, plain } from './packing.ts';

/** A page, and what Next's router asks for instead of it. */
export interface KeptPage {
  readonly html: Part;
  /** The headers of the page, and those of its data. */
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly data: Part | undefined;
  readonly dataHeaders: Readonly<Record<string, string>>;
  /** Parts of the data by the name that the router has for them. */
  readonly segments: ReadonlyMap<string, Part>;
}

export interface NewPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly data?: Buffer | undefined;
  readonly dataHeaders?: Readonly<Record<string, string>>;
  readonly segments?: ReadonlyMap<string, Buffer> | undefined;
  readonly tags: readonly string[];
  /** In milliseconds: from then on Next renders the page again. */
  readonly until: number;
}

interface Entry {
  readonly page: KeptPage;
  readonly tags: readonly string[];
  readonly until: number;
}

export type PageMemory = ReturnType<typeof createPageMemory>;

/** Rendered pages in memory, bounded by their bytes, by path with locale and audience: `/fi-FI/visitor/promotions`. */
export function createPageMemory(maxBytes: number, now: () => number = Date.now) {
  let expiredTags = 0;
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
  });

  const isKept = (path: string, page: KeptPage) => entries.peek(path)?.page === page;

  /** Counts the bytes of a page again, unless it was replaced meanwhile. */
  function resize(path: string, page: KeptPage): void {
    const entry = entries.peek(path);
    if (entry?.page === page) entries.set(path, { ...entry });
  }

  /** Keeps every part compressed only, a fifth of its size: nearly every client takes it so. */
  async function compact(path: string, page: KeptPage): Promise<void> {
    for (const part of partsOf(page)) {
      try {
        await pack(part, 'br');
        part.bytes = undefined;
      } catch {
        // It stays as it is.
      }
    }
    resize(path, page);
  }

  return {
    keep(path: string, { html, headers, etag, data, dataHeaders = {}, segments = new Map(), tags, until }: NewPage): void {
      const known = entries.peek(path);
      if (known?.page.etag === etag && known.until === until) return;
      entries.delete(path);
      const page: KeptPage = {
        html: partOf(Buffer.from(html)),
        headers,
        etag,
        data: data && partOf(data),
        dataHeaders,
        segments: new Map([...segments].map(([name, bytes]) => [name, partOf(bytes)])),
      };
      entries.set(path, { page, tags, until });
      void compact(path, page);
    },
    find(path: string): KeptPage | undefined {
      const entry = entries.get(path);
      return entry && entry.until > now() ? entry.page : undefined;
    },
    /** The bytes of a part of a page that `find` returned, in this encoding or as they are. */
    async read(path: string, page: KeptPage, part: Part, encoding: Encoding | undefined): Promise<Buffer> {
      const options = { onChange: () => resize(path, page), isUsed: () => isKept(path, page) };
      if (encoding === 'br') packSmall(part, options);
      if (!encoding) return plain(part);
      return part.packed[encoding] ?? pack(part, encoding, options);
    },
    remove: (path: string) => void entries.delete(path),
    expire(tags: readonly string[]): void {
      expiredTags += tags.length;
      const expired = new Set(tags);
      // Not an index by tag: each page has tags of its own path, which would stay when it is gone.
      for (const [path, entry] of [...entries.entries()]) if (entry.tags.some((tag) => expired.has(tag))) entries.delete(path);
    },
    bytes: () => entries.calculatedSize,
    count: () => entries.size,
    /** How many tags were expired since the start, the same one each time. */
    expiredTags: () => expiredTags,
  };
}

function partsOf({ html, data, segments }: KeptPage): readonly Part[] {
  return [html, ...(data ? [data] : []), ...segments.values()];
}

function sizeOf({ page }: Entry): number {
  const lengthOf = (bytes: Buffer | undefined) => bytes?.byteLength ?? 0;
  return partsOf(page).reduce((sum, { bytes, packed }) => sum + lengthOf(bytes) + lengthOf(packed.br) + lengthOf(packed.gzip), 1);
}

/** The cache fills it, the memory responder reads it. */
export function pageMemory(): PageMemory {
  return oncePerProcess('parlourPages', () => createPageMemory(environment().PAGE_MEMORY_MB * 1_048_576));
}
