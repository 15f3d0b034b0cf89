import { ownValue } from '#lib/core/own-value.ts';
import variants from './scene-variants.json' with { type: 'json' };

/**
 * The scene id of a game's images; the playable game uses the same. A variant is for a game whose first drawing did not fit the
 * title or resembled another game's.
 */
export function sceneIdOf(slug: string): string {
  const variant = ownValue(variants, slug);
  return variant === undefined ? `game-${slug}` : `game-${slug}-${variant}`;
}
