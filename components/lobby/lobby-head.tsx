import { CategoryMenu, type CategoryMenuProps } from './category-menu.tsx';
import { FilterButton } from './filter-button.tsx';
import { SearchField } from './search-field.tsx';
import type { TilePlace } from './tile-place.ts';

interface LobbyHeadProps {
  readonly place: TilePlace;
  readonly title: string;
  readonly menu: Omit<CategoryMenuProps, 'mine'>;
}

/** The top of a lobby and of its categories: where one is, what one looks for, where one can go. */
export function LobbyHead({ place, title, menu }: LobbyHeadProps) {
  const { words } = place;
  return (
    <div className="space-y-4 md:space-y-5">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 id="lobby-title" className="text-2xl max-md:w-full md:mr-auto md:text-3xl">
          {title}
        </h1>
        <SearchField place={place} labels={{ search: words.search, clear: words.clear }} />
        <FilterButton label={words.filter} />
      </div>
      <CategoryMenu {...menu} mine={{ label: words.mine, isPlayer: place.isPlayer }} />
    </div>
  );
}
