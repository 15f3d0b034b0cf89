'use client';

import { useRef } from 'react';
import { Link } from '#components/ui/actions/link.tsx';
import { useCurrentInSight } from '#components/ui/use-current-in-sight.ts';
import { everyGame } from '#lib/games/catalog/filter.ts';
import type { MenuEntry } from '#lib/games/catalog/types.ts';
import { changeLobby, useLobbyStore } from '#lib/games/lobby/store.ts';
import { MyGamesButton } from './favourites/my-games-button.tsx';

export interface CategoryMenuProps {
  readonly label: string;
  readonly front: { readonly title: string; readonly href: string };
  readonly entries: readonly MenuEntry[];
  /** Slug of the category that is shown; undefined in the lobby. */
  readonly current?: string;
}

/** LOB-23: the categories that editors put into the menu. A client component, so that the page sends them as data and not as markup twice. */
export function CategoryMenu({ label, front, entries, current }: CategoryMenuProps) {
  const row = useRef<HTMLElement>(null);
  useCurrentInSight(row, current ?? '');
  return (
    <nav ref={row} aria-label={label}>
      <ul className="page rail gap-2 scroll-px-(--gutter) py-1">
        <li>
          <FrontLink {...front} isHere={current === undefined} className="menu-pill" />
        </li>
        <li>
          <MyGamesButton className="menu-pill" />
        </li>
        {entries.map(({ slug, title, icon }) => (
          <li key={slug}>
            <Link href={`${front.href}/${slug}`} className="menu-pill" aria-current={slug === current ? 'page' : undefined}>
              {icon && <CategoryIcon svg={icon} />}
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Renders the icon as a CSS mask, because scripts in an editor's SVG must not run. */
function CategoryIcon({ svg }: { readonly svg: string }) {
  const mask = `url("data:image/svg+xml,${encodeURIComponent(svg)}") center / contain no-repeat`;
  return <span aria-hidden="true" className="size-5 shrink-0 bg-current forced-colors:bg-[CanvasText]" style={{ mask }} />;
}

interface FrontLinkProps {
  readonly title: string;
  readonly href: string;
  readonly isHere: boolean;
  readonly className: string;
}

/** Links to the lobby; also clears the search and the favourites, which are shown under the same path. */
function FrontLink({ title, href, isHere, className }: FrontLinkProps) {
  const isMyGames = useLobbyStore(({ mine }) => mine);
  return (
    <Link
      href={href}
      className={className}
      aria-current={isHere && !isMyGames ? 'page' : undefined}
      onClick={() => changeLobby({ ...everyGame, mine: false })}
    >
      {title}
    </Link>
  );
}
