'use client';

import { Icon } from '#components/ui/media/icon.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { countChosen } from '#lib/games/catalog/filter.ts';
import { changeLobby, useLobbyStore } from '#lib/games/lobby/store.ts';

/** Opens the filter on wide screens; phones have `FilterTab` in the bottom bar. */
export function FilterButton() {
  const count = useLobbyStore(countChosen);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => changeLobby({ filterOpen: true })}
      className="flex h-12 items-center gap-2.5 rounded-full bg-ink-4 px-5 text-sm font-semibold shadow-lit hover:bg-[oklch(0.35_0.032_320)] max-md:hidden"
    >
      <Icon name="filter" size={20} />
      {useMessages('tiles').filter}
      {count > 0 && <span className="rounded-full bg-brass px-2 text-xs text-on-brass">{count}</span>}
    </button>
  );
}
