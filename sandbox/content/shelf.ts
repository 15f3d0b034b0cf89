import { isRecord, type LakeDocument } from './document.ts';

/** The documents of one type, in their order; its indexes are made when first asked for after a change. */
export interface Shelf {
  put(document: LakeDocument): void;
  remove(id: string): void;
  documents(): readonly LakeDocument[];
  inMarket(market: string): readonly LakeDocument[];
  at(slug: string): readonly LakeDocument[];
  forgetMarkets(): void;
}

interface MarketIndex {
  readonly markets: ReadonlyMap<string, readonly LakeDocument[]>;
  /** What a market that no document names sees. */
  readonly everywhere: readonly LakeDocument[];
}

type Get = (id: string) => LakeDocument | undefined;

export function createShelf(get: Get): Shelf {
  const byId = new Map<string, LakeDocument>();
  let list: readonly LakeDocument[] | undefined;
  let byMarket: MarketIndex | undefined;
  let bySlug: ReadonlyMap<string, readonly LakeDocument[]> | undefined;

  function forget(): void {
    list = undefined;
    byMarket = undefined;
    bySlug = undefined;
  }

  function documents(): readonly LakeDocument[] {
    list ??= [...byId.values()];
    return list;
  }

  return {
    put(document) {
      byId.set(document._id, document);
      forget();
    },
    remove(id) {
      byId.delete(id);
      forget();
    },
    documents,
    inMarket(market) {
      byMarket ??= indexMarkets(documents(), get);
      return byMarket.markets.get(market) ?? byMarket.everywhere;
    },
    at(slug) {
      bySlug ??= Map.groupBy(documents(), slugOf);
      return bySlug.get(slug) ?? [];
    },
    forgetMarkets() {
      byMarket = undefined;
    },
  };
}

/** Sorts documents by the markets that they name, keeping their order; who names none stands in every market. */
function indexMarkets(documents: readonly LakeDocument[], get: Get): MarketIndex {
  const markets = new Map<string, LakeDocument[]>();
  const everywhere: LakeDocument[] = [];
  for (const document of documents) {
    const named = marketsOf(document, get);
    if (!named) {
      everywhere.push(document);
      for (const shelf of markets.values()) shelf.push(document);
      continue;
    }
    for (const market of new Set(named)) {
      const shelf = markets.get(market) ?? [...everywhere];
      markets.set(market, shelf);
      shelf.push(document);
    }
  }
  return { markets, everywhere };
}

function marketsOf({ market }: LakeDocument, get: Get): readonly string[] | undefined {
  if (!Array.isArray(market) || market.length === 0) return undefined;
  return market.flatMap((reference: { readonly _ref?: unknown } | null) => {
    const id = typeof reference?._ref === 'string' ? get(reference._ref)?.id : undefined;
    return typeof id === 'string' ? [id] : [];
  });
}

function slugOf({ slug }: LakeDocument): string {
  return isRecord(slug) && typeof slug.current === 'string' ? slug.current : '';
}
