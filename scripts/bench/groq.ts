import { editorial, pictureGroq } from '#lib/content/fragments.ts';
import { pageIndexGroq } from '#lib/edge/page-index.ts';
import { tileGroq } from '#lib/games/tiles.ts';
import { runQuery } from '#sandbox/content/query/run.ts';
import { buildView } from '#sandbox/content/views.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';
import { multiplyContent } from './multiply.ts';

const params = { market: 'FI', lang: 'fi', alias: 'fi', slug: 'friday-free-spins', path: '/vip', pageId: 'terms' };

/** What a typical page asks, as the readers of `lib/content` ask it. */
const queries: Readonly<Record<string, string>> = {
  'promotion list': `${editorial('promotion')}{title, "slug": slug.current, "category": category->slug.current, "picture": image${pictureGroq}}`,
  'one promotion': `${editorial('promotion', 'slug.current == $slug')}{title, body, "picture": image${pictureGroq}}[0]`,
  'front page': `${editorial('homePage')}{"banners": heroBanners[]->{title}, "games": featuredGames.games[]->${tileGroq}}[0]`,
  'static page': `${editorial('staticPage', 'pageId == $pageId')}{title, body}[0]`,
  'search-engine text': `${editorial('seoText', 'path == $path')}{title, description}[0]`,
  'page index of one page': pageIndexGroq('/vip'),
};

/** Runs each query over about 1,000 and 10,000 documents, and a plain filter by type over the same. Prints ms and ratios. */
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
        `GROQ, ${documents.length} documents, ${name}: ${ms.toFixed(2)} ms, ${(ms / plain).toFixed(1)} times a plain filter (${plain.toFixed(3)} ms)`,
      );
    }
  }
}

/** As many documents as asked for, editorial ones first; grown by copies where the dataset is smaller. */
function sized(seed: readonly ContentDocument[], size: number): readonly ContentDocument[] {
  const needed = seed.filter(({ _type }) => _type !== 'sanity.imageAsset');
  const assets = seed.filter(({ _type }) => _type === 'sanity.imageAsset');
  if (size < needed.length) return spread(needed, size);
  const copies = multiplyContent(seed, Math.ceil(size / 300) + 1);
  return [...needed, ...assets, ...copies].slice(0, size);
}

/** Every n-th document, so that each type keeps its share, and all that others refer to for their place. */
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

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
