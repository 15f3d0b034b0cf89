import { tileGroq } from '#lib/content/documents/game-tiles.ts';
import { pageIndexGroq } from '#lib/content/pages/page-index-query.ts';
import { editorial, pictureGroq } from '#lib/content/query/fragments.ts';
import { runQuery } from '#sandbox/content/query/run.ts';
import { buildView } from '#sandbox/content/views.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';
import { median } from './measure.ts';
import { multiplyContent } from './multiply-content.ts';

const params = { market: 'FI', lang: 'fi', alias: 'fi', slug: 'friday-free-spins', path: '/vip', pageId: 'terms' };

/** Queries of typical pages, built from the fragments of the site. */
const queries: Readonly<Record<string, string>> = {
  'promotion list': `${editorial('promotion')}{title, "slug": slug.current, "category": category->slug.current, "picture": image${pictureGroq}}`,
  'one promotion': `${editorial('promotion', 'slug.current == $slug')}{title, body, "picture": image${pictureGroq}}[0]`,
  'front page': `${editorial('homePage')}{"banners": heroBanners[]->{title}, "games": featuredGames.games[]->${tileGroq}}[0]`,
  'static page': `${editorial('staticPage', 'pageId == $pageId')}{title, body}[0]`,
  'search-engine text': `${editorial('seoText', 'path == $path')}{title, description}[0]`,
  'page index of one page': pageIndexGroq('/vip'),
};

/** Runs each query over about 1,000 and 10,000 documents. Prints ms and the ratio to a filter by type. */
export async function benchGroq(seed: readonly ContentDocument[]): Promise<void> {
  for (const size of [1_000, 10_000]) {
    const documents = sized(seed, size);
    const view = buildView(
      'public',
      documents.map((document) => ({ ...document, _rev: 'seed', _createdAt: '', _updatedAt: String(document._updatedAt) })),
    );
    const plain = median(await timed(async () => documents.filter(({ _type }) => _type === 'promotion').length));
    for (const [name, query] of Object.entries(queries)) {
      const ms = median(await timed(() => runQuery(view, { query, params, now: new Date(), identity: 'anonymous' })));
      console.info(
        `GROQ, ${documents.length} documents, ${name}: ${ms.toFixed(2)} ms, ${(ms / plain).toFixed(1)} times a filter by type (${plain.toFixed(3)} ms)`,
      );
    }
  }
}

/** `size` documents, editorial ones first, with copies when the dataset is smaller. */
function sized(seed: readonly ContentDocument[], size: number): readonly ContentDocument[] {
  const needed = seed.filter(({ _type }) => _type !== 'sanity.imageAsset');
  const assets = seed.filter(({ _type }) => _type === 'sanity.imageAsset');
  if (size < needed.length) return spread(needed, size);
  const copies = multiplyContent(seed, Math.ceil(size / 300) + 1);
  return [...needed, ...assets, ...copies].slice(0, size);
}

/** Every n-th document, so that each type keeps its share, and all markets and languages, which others reference. */
function spread(documents: readonly ContentDocument[], size: number): readonly ContentDocument[] {
  const places = documents.filter(({ _type }) => _type === 'market' || _type === 'language');
  const rest = documents.filter(({ _type }) => _type !== 'market' && _type !== 'language');
  const step = rest.length / (size - places.length);
  return [...places, ...rest.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))];
}

async function timed(run: () => Promise<unknown>, rounds = 60): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await run();
    if (round >= 10) times.push(performance.now() - start);
  }
  return times;
}
