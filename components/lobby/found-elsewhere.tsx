import { ButtonLink } from '#components/ui/button-link.tsx';
import { lobbies } from '#lib/lobby/lobbies.ts';
import { findGames } from '#lib/lobby/search.ts';
import type { TilePlace } from './tile-place.ts';
import { tileWords } from './tile-words.ts';
import { useCatalogue } from './use-catalogue.ts';

const everyProvider: ReadonlySet<string> = new Set();

/** What nobody finds in this lobby may be in the other one: a way there, with what was typed. */
export function FoundElsewhere({ place, text }: { readonly place: TilePlace; readonly text: string }) {
  const [lobby, key] = place.lobby === 'casino' ? (['live', 'foundInLive'] as const) : (['casino', 'foundInCasino'] as const);
  const { known } = useCatalogue(place.locale, lobby);
  const count = known ? findGames(known.index, { text, providers: everyProvider }).length : 0;
  if (count === 0) return null;
  return (
    <ButtonLink href={`${place.home}${lobbies[lobby].path}?q=${encodeURIComponent(text.trim())}`}>
      {tileWords(place)(key, { count })}
    </ButtonLink>
  );
}
