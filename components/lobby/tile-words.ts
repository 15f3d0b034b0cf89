import { createTranslator } from 'use-intl/core';
import type { TilePlace } from './tile-place.ts';

type Said = Pick<TilePlace, 'tag' | 'words'>;

const make = ({ tag, words }: Said) => createTranslator({ locale: tag, messages: words });
const made = new WeakMap<TilePlace['words'], ReturnType<typeof make>>();

/** Fills in what the words of tiles count and name; made once for the words of a page, because a search asks with every letter. */
export function tileWords(said: Said): ReturnType<typeof make> {
  const known = made.get(said.words) ?? make(said);
  made.set(said.words, known);
  return known;
}
