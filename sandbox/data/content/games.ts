import { siteLocales } from '#lib/market/markets.ts';
import { toWire } from '#lib/money/money.ts';
import { scaleStake } from '#lib/money/scale.ts';
import { createDocument, documentId, keyed, reference, slugField } from '#sandbox/data/content/document.ts';
import type { Gallery } from '#sandbox/data/content/gallery.ts';
import { gamePictures } from '#sandbox/data/content/game-pictures.ts';
import { type CatalogueGame, catalogue } from '#sandbox/data/tables/catalogue.ts';
import { sceneOf } from '#sandbox/data/tables/takes.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

const currencies = [...new Set(siteLocales.map(({ currency }) => currency))];

export const gameId = (slug: string) => documentId('game', slug);

/** Lowest and highest stake in every currency of the house, in major units. */
export function betLimitsOf([min, max]: readonly [number, number]) {
  return keyed(
    'limit',
    currencies.map((currency) => ({ min: toWire(scaleStake(min, currency)), max: toWire(scaleStake(max, currency)), currency })),
  );
}

/** LOB-05: the games of the casino. */
export function buildGames(at: Date, gallery: Gallery): readonly ContentDocument[] {
  return catalogue.map((game) => buildGame(game, at, gallery));
}

function buildGame(game: CatalogueGame, at: Date, gallery: Gallery): ContentDocument {
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
    skin: sceneOf(slug),
    ...gamePictures(gallery, { slug, title, motif, composition }),
    betLimits: betLimitsOf(stakes),
    jackpotExist: game.gameType === 'jackpot',
    channels: game.channels,
    releaseDate: new Date(at.getTime() - game.age * 86_400_000).toISOString().slice(0, 10),
    features: game.features,
    metadata: { composition },
    blockedMarkets: [],
    priority: Math.round(game.popularity * 1_000),
  });
}
