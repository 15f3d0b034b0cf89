import { Select } from '#components/ui/form/select.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { sortOrders } from '#lib/games/catalog/filter.ts';
import { changeLobby, useLobbyStore } from '#lib/games/lobby/store.ts';

const names = { popular: 'sortPopular', newest: 'sortNewest', name: 'sortName', returns: 'sortReturns' } as const;

export function SortOrderField() {
  const messages = useMessages('tiles');
  const sort = useLobbyStore((state) => state.sort);
  return (
    <Select
      compact
      label={messages.sort}
      value={sort}
      options={sortOrders.map((value) => ({ value, label: messages[names[value]] }))}
      onChange={({ target }) => changeLobby({ sort: sortOrders.find((order) => order === target.value) ?? 'popular' })}
    />
  );
}
