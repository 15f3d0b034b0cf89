import { CategoryMenu, type CategoryMenuProps } from './category-menu.tsx';
import { FilterButton } from './search/filter-button.tsx';
import { SearchField } from './search/search-field.tsx';

interface LobbyHeadProps {
  readonly title: string;
  readonly menu: CategoryMenuProps;
}

export function LobbyHead({ title, menu }: LobbyHeadProps) {
  return (
    <div className="space-y-4 md:space-y-5">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 id="lobby-title" className="text-2xl max-md:w-full md:mr-auto md:text-3xl">
          {title}
        </h1>
        <SearchField />
        <FilterButton />
      </div>
      <CategoryMenu {...menu} />
    </div>
  );
}
