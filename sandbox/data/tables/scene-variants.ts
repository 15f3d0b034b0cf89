/** Seed variants of games whose first drawing did not fit the title or resembled another game's. */
const variants: Readonly<Record<string, number>> = {
  'millwheel-cherries': 3,
  'copper-kettle-sevens': 2,
  'bellringers-cherries': 5,
  'sun-dried-cherries': 4,
  'the-monks-cherries': 2,
  'coal-fire-cherries': 3,
  'moustache-cherries': 6,
  'brass-lemon': 4,
  'brass-band-bars': 4,
  'chapel-bells': 4,
  'fig-and-honey': 6,
  'the-gilded-plum': 2,
  'plum-and-lemon-waltz': 4,
  'fairground-fruits': 2,
  'hen-house-heist': 6,
  'clover-post-office': 2,
  'the-scarecrows-supper': 3,
  'the-one-that-stayed': 2,
  'the-salmon-king': 4,
  'dolphin-foundry': 2,
  'trident-tide': 5,
  'lullaby-for-a-kraken': 5,
  'diving-bell': 2,
  'the-mermaids-ledger': 3,
  'the-drowned-bell': 5,
  'gull-flight': 3,
  'cogs-of-the-shogun': 4,
  'jaguar-at-the-opera': 4,
  'the-lion-tamers-luck': 4,
  'the-patient-heron': 4,
  'minotaur-market': 4,
  'cowboys-in-pyjamas': 2,
  'swift-wheel': 2,
  'swift-roulette': 3,
  'gallery-roulette': 2,
  'reserved-roulette': 4,
  'nine-oclock-baccarat': 2,
  'candlewick-roulette': 2,
};

/** The scene id of a game's images; the playable game uses the same. */
export function sceneIdOf(slug: string): string {
  const variant = variants[slug];
  return variant === undefined ? `game-${slug}` : `game-${slug}-${variant}`;
}
