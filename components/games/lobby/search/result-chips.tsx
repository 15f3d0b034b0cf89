import { Icon } from '#components/ui/media/icon.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { choiceGroups, countChosen, type GameFilter } from '#lib/games/catalog/filter.ts';
import type { FilterOptions } from '#lib/games/catalog/types.ts';
import { changeLobby } from '#lib/games/lobby/store.ts';
import { useChoiceLabels } from './use-choice-labels.ts';
import { useStakeText } from './use-stake-text.ts';

interface ResultChipsProps {
  readonly filter: GameFilter;
  readonly options: FilterOptions | null;
}

/** The choices that narrow the results; a press takes one back. */
export function ResultChips({ filter, options }: ResultChipsProps) {
  const messages = useMessages('tiles');
  const isNarrowed = countChosen(filter) > 0;
  const lists = useChoiceLabels(isNarrowed ? options : null);
  const stakeText = useStakeText();
  if (!isNarrowed) return null;
  const chips = choiceGroups.flatMap((group) =>
    filter[group].map((key) => ({
      id: `${group} ${key}`,
      label: lists[group].find((choice) => choice.key === key)?.label ?? '…',
      remove: () => changeLobby({ [group]: filter[group].filter((one) => one !== key) }),
    })),
  );
  const stake =
    filter.stake === null ? [] : [{ id: 'stake', label: stakeText(filter.stake), remove: () => changeLobby({ stake: null }) }];
  return (
    <ul aria-label={messages.ticked} className="flex flex-wrap gap-2">
      {[...chips, ...stake].map(({ id, label, remove }) => (
        <li key={id}>
          <button
            type="button"
            onClick={remove}
            className="flex h-10 items-center gap-2 rounded-full bg-brass/14 pr-3 pl-4 text-xs font-semibold tracking-wide text-brass-2 hover:bg-brass/22"
          >
            <span className="sr-only">{messages.untick} </span>
            {label}
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
