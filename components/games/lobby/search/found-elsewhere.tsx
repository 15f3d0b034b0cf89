import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { findGames } from '#lib/games/catalog/search.ts';
import { lobbies } from '#lib/games/lobby/lobbies.ts';
import { useLobbyContext } from '../lobby-context.tsx';
import { useCatalogue } from './use-catalogue.ts';

const everyProvider: ReadonlySet<string> = new Set();

/** A link to the other lobby with the same search, where that lobby has results. */
export function FoundElsewhere({ text }: { readonly text: string }) {
  const { home } = useLocale();
  const { lobby, t } = useLobbyContext();
  const [otherLobby, key] = lobby === 'casino' ? (['live', 'foundInLive'] as const) : (['casino', 'foundInCasino'] as const);
  const { known } = useCatalogue(otherLobby);
  const count = known ? findGames(known.index, { text, providers: everyProvider }).length : 0;
  if (count === 0) return null;
  return (
    <ButtonLink href={`${home}${lobbies[otherLobby].path}?q=${encodeURIComponent(text.trim())}`}>{t(key, { count })}</ButtonLink>
  );
}
