'use client';

import { memo, type ReactNode, useDeferredValue, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { Icon } from '#components/ui/media/icon.tsx';
import { SidePanel } from '#components/ui/overlay/side-panel.tsx';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import { pictureUrl } from '#lib/content/picture.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { useCounted } from '#lib/core/i18n/use-counted.ts';
import { ownValue } from '#lib/core/own-value.ts';
import {
  type ChoiceGroup,
  choiceGroups,
  countChosen,
  everyGame,
  type GameFilter,
  stakeSteps,
} from '#lib/games/catalog/filter.ts';
import { changeLobby, useLobbyStore } from '#lib/games/lobby/store.ts';
import { useGameFilter } from '#lib/games/lobby/use-game-filter.ts';
import { useLobbyContext } from '../lobby-context.tsx';
import { SortOrderField } from './sort-order-field.tsx';
import { useChoiceLabels } from './use-choice-labels.ts';
import { useChoiceCounts, useGameSearch } from './use-game-search.ts';
import { useStakeText } from './use-stake-text.ts';

const close = () => changeLobby({ filterOpen: false });

/** LOB-09, LOB-10: narrows and sorts the games; its button shows the number of results, which are already on the page behind. */
export function FilterPanel() {
  // A choice is ticked before the games that it leaves are counted.
  const filter = useDeferredValue(useGameFilter());
  return <Panel filter={filter} />;
}

const Panel = memo(function Panel({ filter }: { readonly filter: GameFilter }) {
  const { lobby, t } = useLobbyContext();
  const counted = useCounted();
  const messages = useMessages('tiles');
  const { found, total, options, serverCounts, failed, retry } = useGameSearch(lobby, filter, 1);
  const counts = useChoiceCounts(lobby, filter, serverCounts);
  const lists = useChoiceLabels(options);
  const stakeText = useStakeText();
  const numberOf = (count = 0) => (
    <>
      <span aria-hidden="true" className="text-xs text-paper-3 tabular-nums">
        {counts && counted(count).shown}
      </span>{' '}
      <span className="sr-only">{counts && t('found', counted(count))}</span>
    </>
  );
  return (
    <SidePanel
      open
      onOpenChange={(open) => !open && close()}
      title={messages.filter}
      description={messages.filterText}
      closeLabel={messages.close}
    >
      {failed && (
        <div className="mb-4 space-y-3">
          <p role="alert" className="text-sm text-coral">
            {messages.searchFailed}
          </p>
          <Button tone="secondary" onClick={retry}>
            {messages.again}
          </Button>
        </div>
      )}
      <div className="min-h-48 space-y-2">
        <SortOrderField />
        {!options && !failed && [1, 2, 3, 4].map((row) => <Skeleton key={row} className="my-2 h-7 rounded-sm" />)}
        {choiceGroups.map(
          (group) =>
            lists[group].length > 1 && (
              <Group key={group} title={messages[group]} chosen={filter[group].length} isOpen={group === 'providers'}>
                {lists[group].map(({ key, label, mark }) => (
                  <Choice key={key} group={group} value={key}>
                    {mark && (
                      // biome-ignore lint/performance/noImgElement: a small picture of the content service, already of the right size.
                      <img
                        src={pictureUrl(mark, { width: 28, height: 28 })}
                        alt=""
                        width={28}
                        height={28}
                        className="rounded-sm"
                      />
                    )}
                    {label} {numberOf(ownValue(counts?.[group], key))}
                  </Choice>
                ))}
              </Group>
            ),
        )}
        {options && (
          <Group title={messages.stakes} chosen={filter.stake === null ? 0 : 1}>
            {[null, ...stakeSteps].map((stake) => (
              <StakeChoice key={stake} stake={stake}>
                {stake === null ? messages.anyStake : stakeText(stake)}
                {stake !== null && numberOf(counts?.stakes[stake])}
              </StakeChoice>
            ))}
          </Group>
        )}
      </div>
      <div className="sticky bottom-0 -mx-6 -mb-6 flex gap-3 bg-linear-to-t from-ink-2 from-70% to-transparent px-6 py-4 md:-mx-8 md:-mb-8 md:px-8">
        <Button
          tone="quiet"
          aria-disabled={countChosen(filter) === 0}
          onClick={() => changeLobby({ ...everyGame, text: filter.text, sort: filter.sort })}
        >
          {messages.untickAll}
        </Button>
        <Button wide disabled={!found} onClick={close}>
          {found ? t('showFound', counted(total)) : messages.searching}
        </Button>
      </div>
    </SidePanel>
  );
});

interface ChoiceProps {
  readonly group: ChoiceGroup;
  readonly value: string;
  readonly children: ReactNode;
}

/** Reads the store itself, so that a tick renders one choice and not the panel. */
function Choice({ group, value, children }: ChoiceProps) {
  const isChosen = useLobbyStore((state) => state[group].includes(value));
  return (
    <Checkbox
      label={<span className="flex items-center gap-3 font-medium tracking-wide text-paper">{children}</span>}
      checked={isChosen}
      onChange={({ target }) => {
        const others = useLobbyStore.getState()[group].filter((one) => one !== value);
        changeLobby({ [group]: target.checked ? [...others, value] : others, mine: false });
      }}
    />
  );
}

interface StakeChoiceProps {
  /** In cents of a euro; null for any stake. */
  readonly stake: number | null;
  readonly children: ReactNode;
}

function StakeChoice({ stake, children }: StakeChoiceProps) {
  const isChosen = useLobbyStore((state) => state.stake === stake);
  return (
    <label className="flex min-h-11 items-center gap-3 text-sm font-medium text-paper">
      <input
        type="radio"
        name="stake"
        className="tick rounded-full"
        checked={isChosen}
        onChange={() => changeLobby({ stake, mine: false })}
      />
      {children}
    </label>
  );
}

interface GroupProps {
  readonly title: string;
  readonly chosen: number;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A group of choices, folded at first unless something in it is chosen or it is the main one. */
function Group({ title, chosen, isOpen = false, children }: GroupProps) {
  // Closing it with the last choice would hide the focused checkbox.
  const [startsOpen] = useState(isOpen || chosen > 0);
  return (
    <details open={startsOpen} className="group border-t border-paper/10">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 text-sm font-semibold text-paper-2">
        {title}
        {chosen > 0 && <span className="rounded-full bg-brass px-2 text-xs text-on-brass">{chosen}</span>}
        <Icon name="chevronDown" size={18} className="ml-auto group-open:rotate-180" />
      </summary>
      <fieldset className="pb-3">
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}
