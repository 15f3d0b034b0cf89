import { dayMs } from '#lib/core/time/durations.ts';
import { createDocument, documentId, reference, slugField } from '#sandbox/data/content/document.ts';
import { gamePictures } from '#sandbox/data/content/images/game-images.ts';
import type { ImageAssets } from '#sandbox/data/content/images/image-assets.ts';
import { slugOf } from '#sandbox/data/tables/catalogue.ts';
import { hoursOf, type LiveTableRow, liveTables } from '#sandbox/data/tables/live-tables.ts';
import { type Engine, returnOf } from '#sandbox/data/tables/returns.ts';
import { sceneIdOf } from '#sandbox/data/tables/scene-variants.ts';
import { type Composition, type ContentDocument, compositions } from '#sandbox/data/types.ts';
import { betLimitsOf, gameId } from './games.ts';

const engines: Readonly<Record<LiveTableRow['kind'], Engine>> = {
  roulette: 'live-roulette',
  blackjack: 'live-blackjack',
  baccarat: 'live-baccarat',
  gameshow: 'live-show',
};

/** The composition of a live table's images, by its place in the list. */
export const liveComposition = (index: number): Composition => compositions[index % compositions.length] ?? 'silhouette';

export const tableId = (title: string) => gameId(slugOf(title));

/** The live tables (LOB-06); the provider's id is `tbl_{number}`. */
export function buildLiveTables(at: Date, images: ImageAssets): readonly ContentDocument[] {
  return liveTables.map((table, index) => {
    const { title, provider, kind, dealer, motif, stakes, demoViewable = false } = table;
    const slug = slugOf(title);
    const composition = liveComposition(index);
    const liveTableId = `tbl_${101 + index}`;
    return createDocument(at, gameId(slug), 'game', {
      type: 'LIVE_CASINO',
      title: { _type: 'localeString', en: title },
      slug: slugField(slug),
      gameProvider: reference(documentId('gameProvider', provider)),
      providerGameCode: liveTableId,
      gameType: kind,
      volatility: kind === 'gameshow' ? 'high' : 'med',
      rtp: returnOf(engines[kind], 'med'),
      minBet: stakes[0],
      maxBet: stakes[1],
      theme: motif,
      engine: engines[kind],
      skin: sceneIdOf(slug),
      ...gamePictures(images, { slug, title, motif, composition }),
      betLimits: betLimitsOf(stakes),
      seats: 7,
      jackpotExist: false,
      channels: ['web', 'mobile'],
      releaseDate: new Date(at.getTime() - (40 + index * 17) * dayMs).toISOString().slice(0, 10),
      features: [],
      metadata: { composition },
      blockedMarkets: [],
      liveTableId,
      dealer,
      hours: hoursOf(table),
      demoViewable,
      priority: 900 - index * 10,
    });
  });
}
