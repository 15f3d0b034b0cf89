import { siteLocales } from '#lib/core/market/markets.ts';
import { toWire } from '#lib/core/money/money.ts';
import { scaleStake } from '#lib/core/money/scale.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import { createDocument, documentId, keyed, reference, slugField } from '#sandbox/data/content/document.ts';
import { gamePictures } from '#sandbox/data/content/images/game-images.ts';
import type { ImageAssets } from '#sandbox/data/content/images/image-assets.ts';
import { type CatalogueGame, catalogue } from '#sandbox/data/tables/catalogue.ts';
import { sceneIdOf } from '#sandbox/data/tables/scene-variants.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

const currencies = [...new Set(siteLocales.map(({ currency }) => currency))];

export const gameId = (slug: string) => documentId('game', slug);

/** Lowest and highest stake in every currency of the site, in major units. */
export function betLimitsOf([min, max]: readonly [number, number]) {
  return keyed(
    'limit',
    currencies.map((currency) => ({ min: toWire(scaleStake(min, currency)), max: toWire(scaleStake(max, currency)), currency })),
  );
}

/** The casino games (LOB-05). */
export function buildGames(at: Date, images: ImageAssets): readonly ContentDocument[] {
  return catalogue.map((game) => buildGame(game, at, images));
}

function buildGame(game: CatalogueGame, at: Date, images: ImageAssets): ContentDocument {
  const { slug, title, stakes, studio, lines, motif, composition } = game;
  const [minBet, maxBet] = stakes;
  return createDocument(at, gameId(slug), 'game', {
    type: 'CASINO',
    title: { _type: 'localeString', en: title },
    slug: slugField(slug),
    gameProvider: reference(documentId('gameProvider', game.provider)),
    ...(studio ? { subProvider: reference(documentId('subProvider', studio)) } : {}),
    providerGameCode: game.providerGameCode,
    gameType: game.gameType,
    volatility: game.volatility,
    rtp: game.rtp,
    minBet,
    maxBet,
    ...(lines ? { lines } : {}),
    theme: motif,
    engine: game.engine,
    skin: sceneIdOf(slug),
    ...gamePictures(images, { slug, title, motif, composition }),
    betLimits: betLimitsOf(stakes),
    jackpotExist: game.gameType === 'jackpot',
    channels: game.channels,
    releaseDate: new Date(at.getTime() - game.age * dayMs).toISOString().slice(0, 10),
    features: game.features,
    metadata: { composition },
    blockedMarkets: [],
    priority: Math.round(game.popularity * 1_000),
  });
}
