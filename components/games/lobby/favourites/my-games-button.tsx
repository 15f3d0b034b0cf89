'use client';

import { Icon } from '#components/ui/media/icon.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { everyGame } from '#lib/games/catalog/filter.ts';
import { changeLobby, useLobbyStore } from '#lib/games/lobby/store.ts';
import { writeUrlState } from '#lib/games/lobby/url-state.ts';
import { useLobbyContext } from '../lobby-context.tsx';

/** LOB-16: shows a player's favourites instead of the rows; a visitor signs in first and then returns to them. */
export function MyGamesButton({ className }: { readonly className: string }) {
  const { isPlayer } = useLobbyContext();
  const isShown = useLobbyStore(({ mine }) => mine);
  function toggle() {
    if (isPlayer) return changeLobby({ ...everyGame, mine: !isShown });
    const { pathname, search } = window.location;
    const next = writeUrlState(search, { ...everyGame, mine: true });
    window.history.replaceState(window.history.state, '', pathname + next);
    window.location.hash = 'sign-in';
  }
  return (
    <button
      type="button"
      aria-haspopup={isPlayer ? undefined : 'dialog'}
      aria-pressed={isPlayer ? isShown : undefined}
      onClick={toggle}
      className={className}
    >
      <Icon name="heart" size={20} />
      {useMessages('tiles').mine}
    </button>
  );
}
