'use client';

import { Link } from '#components/ui/actions/link.tsx';
import { everyGame } from '#lib/games/catalog/filter.ts';
import { changeLobby, useLobbyStore } from '#lib/games/lobby/store.ts';

interface FrontLinkProps {
  readonly title: string;
  readonly href: string;
  readonly isHere: boolean;
  readonly className: string;
}

/** Links to the lobby; also clears the search and the favourites, which are shown under the same path. */
export function FrontLink({ title, href, isHere, className }: FrontLinkProps) {
  const isMyGames = useLobbyStore(({ mine }) => mine);
  return (
    <Link
      href={href}
      className={className}
      aria-current={isHere && !isMyGames ? 'page' : undefined}
      onClick={() => changeLobby({ ...everyGame, mine: false })}
    >
      {title}
    </Link>
  );
}
