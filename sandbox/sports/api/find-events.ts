import { fold, foldParts } from '#lib/core/fold.ts';
import type { WireEvent } from '../wire.ts';

/** Events whose teams, competition, region or sport contain every word of the text, without regard to case and accents. */
export function findEvents(events: readonly WireEvent[], text: string): readonly WireEvent[] {
  const words = foldParts(text);
  return events.filter(({ home, away, competition, region, sport }) => {
    const names = fold([home, away, competition.name, region.name, sport.name].join(' '));
    return words.every((word) => names.includes(word));
  });
}
