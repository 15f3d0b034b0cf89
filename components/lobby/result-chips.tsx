import { Icon } from '#components/ui/icon.tsx';
import { changeLobby, useLobby } from '#lib/lobby/store.ts';
import type { ProviderOption } from '#lib/lobby/types.ts';
import type { TilePlace } from './tile-place.ts';

interface ResultChipsProps {
  readonly place: TilePlace;
  readonly providers: readonly ProviderOption[];
}

/** The ticked providers, each with a way to take it back. */
export function ResultChips({ place, providers }: ResultChipsProps) {
  const ticked = useLobby((state) => state.providers);
  if (ticked.length === 0) return null;
  return (
    <ul aria-label={place.words.ticked} className="flex flex-wrap gap-2">
      {ticked.map((key) => {
        const label = providers.find((option) => option.key === key)?.label ?? '…';
        return (
          <li key={key}>
            <button
              type="button"
              onClick={() => changeLobby({ providers: ticked.filter((one) => one !== key) })}
              className="flex h-9 items-center gap-2 rounded-full bg-brass/14 pr-3 pl-4 text-xs font-semibold tracking-wide text-brass-2 hover:bg-brass/22"
            >
              <span className="sr-only">{place.words.untick} </span>
              {label}
              <Icon name="close" size={16} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
