import { Button } from '#components/ui/button.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { isTurnedAround, type Period } from '#lib/wallet/period.ts';
import { everything, type HistoryChoice } from './history-choice.ts';
import type { HistoryWords } from './transaction-days.ts';

interface HistoryFiltersProps extends HistoryWords {
  readonly choice: HistoryChoice;
  readonly onChoose: (choice: HistoryChoice) => void;
}

function optionsOf<Value extends string>(all: string, labels: Readonly<Record<Value, string>>) {
  return [{ value: '', label: all }, ...Object.entries<string>(labels).map(([value, label]) => ({ value, label }))];
}

/** TXN-04: category, kind, status and period; one press clears them all. */
export function HistoryFilters({ choice, onChoose, words, categories, statuses, types }: HistoryFiltersProps) {
  const periods: Readonly<Record<Period, string>> = {
    all: words.periodAll,
    day: words.periodDay,
    week: words.periodWeek,
    month: words.periodMonth,
    own: words.periodOwn,
  };
  const choose = <Name extends keyof HistoryChoice>(name: Name) => ({
    value: choice[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChoose({ ...choice, [name]: target.value }),
  });
  const isChosen = Object.entries(everything).some(([name, value]) => choice[name as keyof HistoryChoice] !== value);
  return (
    <div className="w-full space-y-4 print:hidden">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Select label={words.filter} options={optionsOf(words.allCategories, categories)} {...choose('category')} />
        <Select label={words.type} options={optionsOf(words.allTypes, types)} {...choose('type')} />
        <Select label={words.status} options={optionsOf(words.allStatuses, statuses)} {...choose('status')} />
        <Select
          label={words.period}
          options={Object.entries(periods).map(([value, label]) => ({ value, label }))}
          {...choose('period')}
        />
        {choice.period === 'own' && (
          <>
            <TextField type="date" label={words.from} {...choose('from')} />
            <TextField
              type="date"
              label={words.to}
              error={isTurnedAround(choice) ? words.periodWrong : undefined}
              {...choose('to')}
            />
          </>
        )}
      </div>
      {isChosen && (
        <Button tone="secondary" size="medium" onClick={() => onChoose(everything)}>
          {words.clear}
        </Button>
      )}
    </div>
  );
}
