import { isRecord } from '#lib/core/is-record.ts';
import type { StoredDocument } from './document.ts';

/** The documents of one type in insertion order; its indexes are rebuilt on first use after a change. */
export interface TypeIndex {
  put(document: StoredDocument): void;
  remove(id: string): void;
  documents(): readonly StoredDocument[];
  inMarket(market: string): readonly StoredDocument[];
  withSlug(slug: string): readonly StoredDocument[];
  invalidateMarkets(): void;
}

interface MarketIndex {
  readonly markets: ReadonlyMap<string, readonly StoredDocument[]>;
  /** Documents for a market that no document names. */
  readonly everywhere: readonly StoredDocument[];
}

type Get = (id: string) => StoredDocument | undefined;

export function createTypeIndex(get: Get): TypeIndex {
  const byId = new Map<string, StoredDocument>();
  let list: readonly StoredDocument[] | undefined;
  let byMarket: MarketIndex | undefined;
  let bySlug: ReadonlyMap<string, readonly StoredDocument[]> | undefined;

  function invalidate(): void {
    list = undefined;
    byMarket = undefined;
    bySlug = undefined;
  }

  function documents(): readonly StoredDocument[] {
    list ??= [...byId.values()];
    return list;
  }

  return {
    put(document) {
      byId.set(document._id, document);
      invalidate();
    },
    remove(id) {
      byId.delete(id);
      invalidate();
    },
    documents,
    inMarket(market) {
      byMarket ??= indexMarkets(documents(), get);
      return byMarket.markets.get(market) ?? byMarket.everywhere;
    },
    withSlug(slug) {
      bySlug ??= Map.groupBy(documents(), slugOf);
      return bySlug.get(slug) ?? [];
    },
    invalidateMarkets() {
      byMarket = undefined;
    },
  };
}

/** Groups documents by the markets they name, in order; a document that names none belongs to every market. */
function indexMarkets(documents: readonly StoredDocument[], get: Get): MarketIndex {
  const markets = new Map<string, StoredDocument[]>();
  const everywhere: StoredDocument[] = [];
  for (const document of documents) {
    const named = marketsOf(document, get);
    if (!named) {
      everywhere.push(document);
      for (const list of markets.values()) list.push(document);
      continue;
    }
    for (const market of new Set(named)) {
      const list = markets.get(market) ?? [...everywhere];
      markets.set(market, list);
      list.push(document);
    }
  }
  return { markets, everywhere };
}

function marketsOf({ market }: StoredDocument, get: Get): readonly string[] | undefined {
  if (!Array.isArray(market) || market.length === 0) return undefined;
  return market.flatMap((reference: { readonly _ref?: unknown } | null) => {
    const id = typeof reference?._ref === 'string' ? get(reference._ref)?.id : undefined;
    return typeof id === 'string' ? [id] : [];
  });
}

function slugOf({ slug }: StoredDocument): string {
  return isRecord(slug) && typeof slug.current === 'string' ? slug.current : '';
}
