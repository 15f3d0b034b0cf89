import { ownValue } from '#lib/core/own-value.ts';
import { createRandom } from '#sandbox/data/art/random.ts';
import { type Composition, compositions, type Motif } from '#sandbox/data/types.ts';
import featured from './favourites.json' with { type: 'json' };
import type { GameKind, SubStudio } from './games/row.ts';
import { type ProviderKey, providerTable, subProviderTable } from './provider-table.ts';
import { type Engine, kindTable, returnOf, type Volatility } from './returns.ts';

/** A casino game with all values derived from its title; stakes in euro, `age` in days at the seed. */
export interface CatalogueGame {
  readonly slug: string;
  readonly title: string;
  readonly kind: GameKind;
  readonly provider: ProviderKey;
  readonly studio: SubStudio | undefined;
  readonly providerGameCode: string;
  readonly motif: Motif;
  readonly composition: Composition;
  readonly engine: Engine;
  readonly gameType: string;
  readonly volatility: Volatility;
  readonly rtp: number;
  readonly stakes: readonly [min: number, max: number];
  readonly lines: number | undefined;
  readonly features: readonly string[];
  readonly channels: readonly ('web' | 'mobile')[];
  readonly age: number;
  /** 0 to 1; higher values come first in a category. */
  readonly popularity: number;
  readonly isExcluded: boolean;
}

/** Games for one channel only (LOB-07). */
const channelsOf: Readonly<Record<string, readonly ('web' | 'mobile')[]>> = {
  'papyrus-press': ['web'],
  'locomotive-gold': ['web'],
  'tin-star-supper': ['web'],
  'scratch-under-the-rug': ['mobile'],
  'lucky-ticket-booth': ['mobile'],
};

/** The featured games of the home page and lobby. */
export const favourites: readonly string[] = featured;

/** Features that every playable game of a kind has. */
const fixedFeatures: ReadonlySet<string> = new Set(['jackpot', 'wilds', 'auto-cash-out']);

/** The slug of a title: `ferrymans-lantern`. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/’/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** All casino games, in the order of the provider tables. */
export const catalogue: readonly CatalogueGame[] = readCatalogue();

function readCatalogue(): CatalogueGame[] {
  const seen = new Map<Motif, number>();
  return providerTable.flatMap(({ key, games }) =>
    games.map(([title, motif, kind, studio]) => {
      const slug = slugOf(title);
      const random = createRandom(`game ${slug}`);
      const { engine, gameType, volatilities, stakes, lines, features } = kindTable[kind];
      const [lowest, highest] = stakes;
      const volatility = random.pick(volatilities);
      const count = seen.get(motif) ?? 0;
      seen.set(motif, count + 1);
      const sub = subProviderTable.find((row) => row.key === studio);
      const favourite = favourites.indexOf(slug);
      return {
        slug,
        title,
        kind,
        provider: key,
        studio,
        providerGameCode: `${sub?.codePrefix ?? key.slice(0, 2)}_${slug.replaceAll('-', '')}`,
        motif,
        composition: compositions[count % compositions.length] ?? 'close-up',
        engine,
        gameType,
        volatility,
        rtp: returnOf(engine, volatility),
        stakes: [random.pick(lowest), highest],
        lines,
        features: features.filter((feature, index) => index === 0 || fixedFeatures.has(feature) || random.chance(0.45)),
        channels: ownValue(channelsOf, slug) ?? ['web', 'mobile'],
        age: random.int(2, 1_400),
        popularity: favourite >= 0 ? 1 - favourite / 1_000 : random.next() * 0.9,
        isExcluded: sub?.isExcluded ?? false,
      };
    }),
  );
}
