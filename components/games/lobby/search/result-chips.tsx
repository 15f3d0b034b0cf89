import { Icon } from '#components/ui/media/icon.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';
import type { ProviderOption } from '#lib/games/catalog/types.ts';
import { changeLobby, useLobbyStore } from '#lib/games/lobby/store.ts';

export function ResultChips({ providers }: { readonly providers: readonly ProviderOption[] }) {
  const messages = useMessages('tiles');
  const selected = useLobbyStore((state) => state.providers);
  if (selected.length === 0) return null;
  return (
    <ul aria-label={messages.ticked} className="flex flex-wrap gap-2">
      {selected.map((key) => {
        const label = providers.find((option) => option.key === key)?.label ?? '…';
        return (
          <li key={key}>
            <button
              type="button"
              onClick={() => changeLobby({ providers: selected.filter((one) => one !== key) })}
              className="flex h-9 items-center gap-2 rounded-full bg-brass/14 pr-3 pl-4 text-xs font-semibold tracking-wide text-brass-2 hover:bg-brass/22"
            >
              <span className="sr-only">{messages.untick} </span>
              {label}
              <Icon name="close" size={16} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
