'use client';

import { Icon } from '#components/ui/icon.tsx';
import { writeAddress } from '#lib/lobby/address.ts';
import { changeLobby, useLobby } from '#lib/lobby/store.ts';

interface MyGamesButtonProps {
  readonly label: string;
  readonly isPlayer: boolean;
  readonly className: string;
}

/** LOB-16: a player's favourites in the place of the rows; a visitor is asked to sign in, and comes back to them. */
export function MyGamesButton({ label, isPlayer, className }: MyGamesButtonProps) {
  const isShown = useLobby(({ mine }) => mine);
  function toggle() {
    if (isPlayer) return changeLobby({ mine: !isShown, text: '', providers: [] });
    const { pathname, search } = window.location;
    const wanted = writeAddress(search, { text: '', providers: [], mine: true });
    window.history.replaceState(window.history.state, '', pathname + wanted);
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
      {label}
    </button>
  );
}
