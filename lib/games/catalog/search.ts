import { ownValue } from '#lib/core/own-value.ts';
import type { CatalogueGame } from './types.ts';

/** Letters that NFKD does not decompose. */
const plain: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** Normalises a text for comparison: no case, accents, apostrophes or doubled spaces. `Ferryman’s Öl` becomes `ferrymans ol`. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘`´]/gu, '')
    .replace(/[øæœßłđðþı]/g, (letter) => ownValue(plain, letter) ?? letter)
    .replace(/\s+/g, ' ');
}

/** A game with its texts for comparison, folded once. */
export interface Searchable {
  readonly game: CatalogueGame;
  readonly title: string;
  readonly makers: string;
}

export function indexGames(games: readonly CatalogueGame[]): readonly Searchable[] {
  return games.map((game) => ({
    game,
    title: fold(game.tile.title),
    makers: `${fold(game.tile.studio ?? '')}\n${fold(game.provider)}`,
  }));
}

/** Part of a name, and keys of providers; either may be empty. */
export interface GameFilter {
  readonly text: string;
  readonly providers: ReadonlySet<string>;
}

/** LOB-08, LOB-09: games whose title contains the text, then those whose studio or provider does, each in the catalogue's order. */
export function findGames(index: readonly Searchable[], { text, providers }: GameFilter): readonly CatalogueGame[] {
  const part = fold(text.trim());
  const byTitle: CatalogueGame[] = [];
  const byMaker: CatalogueGame[] = [];
  for (const { game, title, makers } of index) {
    if (providers.size > 0 && !providers.has(game.providerKey)) continue;
    if (title.includes(part)) byTitle.push(game);
    else if (makers.includes(part)) byMaker.push(game);
  }
  return [...byTitle, ...byMaker];
}
