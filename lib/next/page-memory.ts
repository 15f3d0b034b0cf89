import { LRUCache } from 'lru-cache';
import { environment } from '#lib/core/config/environment.ts';
import { type Encoding, type Part, pack, partOf } from './packing.ts';

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
  const pathsOfTag = new Map<string, Set<string>>();
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    dispose: ({ tags }, path, reason) => {
      if (reason === 'set') return;
      for (const tag of tags) pathsOfTag.get(tag)?.delete(path);
    },
  });

  const isKept = (path: string, page: KeptPage) => entries.peek(path)?.page === page;

  /** Counts the bytes of a page again, unless it was replaced meanwhile. */
  function resize(path: string, page: KeptPage): void {
    const entry = entries.peek(path);
    if (entry?.page === page) entries.set(path, { ...entry });
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
      for (const tag of tags) pathsOfTag.set(tag, (pathsOfTag.get(tag) ?? new Set()).add(path));
    },
    find(path: string): KeptPage | undefined {
      const entry = entries.get(path);
      return entry && entry.until > now() ? entry.page : undefined;
    },
    /** Compresses a part of a page that `find` returned, once, however many wait for it. */
    pack(path: string, page: KeptPage, part: Part, encoding: Encoding): Promise<Buffer> {
      return pack(part, encoding, { onPacked: () => resize(path, page), isUsed: () => isKept(path, page) });
    },
    remove: (path: string) => void entries.delete(path),
    expire(tags: readonly string[]): void {
      for (const tag of tags) for (const path of pathsOfTag.get(tag) ?? []) entries.delete(path);
    },
    bytes: () => entries.calculatedSize,
  };
}

function sizeOf({ page: { html, data, segments } }: Entry): number {
  const parts = [html, ...(data ? [data] : []), ...segments.values()];
  return parts.reduce(
    (sum, { bytes, packed }) => sum + bytes.byteLength + (packed.br?.byteLength ?? 0) + (packed.gzip?.byteLength ?? 0),
    1,
  );
}

/** One for the process: the cache fills it, the memory responder reads it. */
const holder = globalThis as typeof globalThis & { parlourPages?: PageMemory };

export function pageMemory(): PageMemory {
  holder.parlourPages ??= createPageMemory(environment().PAGE_MEMORY_MB * 1_048_576);
  return holder.parlourPages;
}
