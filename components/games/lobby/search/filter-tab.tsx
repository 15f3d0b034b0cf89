'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { Icon } from '#components/ui/media/icon.tsx';
import { countChosen } from '#lib/games/catalog/filter.ts';
import { changeLobby, useLobbyStore } from '#lib/games/lobby/store.ts';

/** LOB-10: the first tab of the bottom bar in a lobby, which opens the filter. */
export function FilterTab({ label }: { readonly label: string }) {
  const segments = useSelectedLayoutSegments() ?? [];
  const count = useLobbyStore(countChosen);
  const isLobby = segments.some((segment) => segment === 'online-casino' || segment === 'live-casino-online');
  if (!isLobby || segments.includes('play')) return null;
  return (
    <li className="min-w-0 flex-1">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => changeLobby({ filterOpen: true })}
        className="relative flex h-full w-full flex-col items-center justify-center gap-1 font-medium text-paper-3"
      >
        <Icon name="filter" size={22} />
        <span className="tab-label">{label}</span>
        {count > 0 && (
          <span className="absolute top-1.5 left-1/2 ml-2 rounded-full bg-brass px-1.5 py-0.5 text-[0.6875rem] text-on-brass">
            {count}
          </span>
        )}
      </button>
    </li>
  );
}
