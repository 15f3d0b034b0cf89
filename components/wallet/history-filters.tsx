import { type ReactNode, useId, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Select } from '#components/ui/form/select.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Icon } from '#components/ui/media/icon.tsx';
import { ownValue } from '#lib/core/own-value.ts';
import { isReversed, type Period } from '#lib/wallet/period.ts';
import { everything, type HistoryChoice } from './history-choice.ts';
import { useHistoryMessages } from './use-history-messages.ts';

interface HistoryFiltersProps {
  readonly choice: HistoryChoice;
  readonly onChoose: (change: Partial<HistoryChoice>) => void;
  /** Folded together with the filters. */
  readonly children: ReactNode;
}

function optionsOf<Value extends string>(all: string, labels: Readonly<Record<Value, string>>) {
  return [{ value: '', label: all }, ...Object.entries<string>(labels).map(([value, label]) => ({ value, label }))];
}

/** TXN-04: selects for category, type, status and period, and actions. One button on phones, where the transactions come first. */
export function HistoryFilters({ choice, onChoose, children }: HistoryFiltersProps) {
  const { messages, categories, statuses, types } = useHistoryMessages();
  // A row names its game or payment as well, so there both have one name.
  const statusNames = { ...statuses, SUCCESS: messages.completedGames, COMPLETED: messages.completedPayments };
  const periods: Readonly<Record<Period, string>> = {
    all: messages.periodAll,
    day: messages.periodDay,
    week: messages.periodWeek,
    month: messages.periodMonth,
    own: messages.periodOwn,
  };
  const choose = <Name extends keyof HistoryChoice>(name: Name) => ({
    value: choice[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChoose({ [name]: target.value }),
  });
  const [isUnfolded, setUnfolded] = useState(false);
  // An error is never folded away.
  const isOpen = isUnfolded || isReversed(choice);
  const id = useId();
  const chosen = Object.entries(everything).filter(
    ([name, value]) => name !== 'from' && name !== 'to' && ownValue(choice, name) !== value,
  ).length;
  return (
    <div className="print:hidden">
      <Button
        tone="secondary"
        className="md:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setUnfolded(!isOpen)}
      >
        <Icon name="filter" size={18} />
        {messages.filters}
        {chosen > 0 && ` (${chosen})`}
      </Button>
      <div id={id} className={classNames('space-y-4 max-md:mt-4', !isOpen && 'max-md:hidden')}>
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          <Select label={messages.filter} options={optionsOf(messages.allCategories, categories)} {...choose('category')} />
          <Select label={messages.type} options={optionsOf(messages.allTypes, types)} {...choose('type')} />
          <Select label={messages.status} options={optionsOf(messages.allStatuses, statusNames)} {...choose('status')} />
          <Select
            label={messages.period}
            options={Object.entries(periods).map(([value, label]) => ({ value, label }))}
            {...choose('period')}
          />
          {choice.period === 'own' && (
            <>
              <TextField type="date" label={messages.from} {...choose('from')} />
              <TextField
                type="date"
                label={messages.to}
                error={isReversed(choice) ? messages.periodWrong : undefined}
                {...choose('to')}
              />
            </>
          )}
        </div>
        {children}
      </div>
    </div>
  );
}
