import { useMemo } from 'react';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { useCounted } from '#lib/core/i18n/use-counted.ts';
import { everyGame } from '#lib/games/catalog/filter.ts';
import { lobbies } from '#lib/games/lobby/lobbies.ts';
import { useLobbyContext } from '../lobby-context.tsx';
import { useGameSearch } from './use-game-search.ts';

/** A link to the other lobby with the same search, where that lobby has results. */
export function FoundElsewhere({ text }: { readonly text: string }) {
  const { home } = useLocale();
  const { lobby, t } = useLobbyContext();
  const counted = useCounted();
  const [otherLobby, key] = lobby === 'casino' ? (['live', 'foundInLive'] as const) : (['casino', 'foundInCasino'] as const);
  const filter = useMemo(() => ({ ...everyGame, text }), [text]);
  const { total: count } = useGameSearch(otherLobby, filter, 1);
  if (count === 0) return null;
  return (
    <ButtonLink href={`${home}${lobbies[otherLobby].path}?q=${encodeURIComponent(text.trim())}`}>
      {t(key, counted(count))}
    </ButtonLink>
  );
}
