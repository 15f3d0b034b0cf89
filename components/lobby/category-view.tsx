import { Trail } from '#components/content/structured-data.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { PageContext } from '#lib/content/params.ts';
import { translator, wordsOf } from '#lib/i18n/messages.ts';
import { lobbies } from '#lib/lobby/lobbies.ts';
import { layPage } from '#lib/lobby/mosaic.ts';
import type { CategoryPage } from '#lib/lobby/types.ts';
import { LobbyDoor } from './lobby-door.tsx';
import { LobbyHead } from './lobby-head.tsx';
import { LobbyRoom } from './lobby-room.tsx';
import { MoreGames } from './more-games.tsx';
import { placeOf } from './place-of.ts';

/** LOB-13, LOB-14: all games of a category, page by page; further ones come in place. */
export function CategoryView({ context, category }: { readonly context: PageContext; readonly category: CategoryPage }) {
  const words = translator(context.locale, 'lobby');
  const { key, slug, title, page, tiles } = category;
  const place = placeOf(context, key);
  const { path } = lobbies[key];
  const front = `${place.home}${path}`;
  const next = category.hasMore ? `${front}/${slug}/${page + 1}` : null;
  return (
    <LobbyDoor context={context} lobby={key}>
      <div className="space-y-6 pt-4 pb-16 md:space-y-8 md:pt-8">
        <LobbyHead
          place={place}
          title={page === 1 ? title : words('pageOf', { category: title, page })}
          menu={{
            label: words('categories'),
            front: { title: words('front'), href: front },
            entries: category.menu,
            current: slug,
          }}
        />
        <LobbyRoom place={place} columns={category.columns}>
          <div className="page">
            {tiles.length === 0 ? (
              <EmptyState icon="casino" title={words('empty')} />
            ) : (
              <MoreGames
                first={layPage(tiles)}
                columns={category.columns}
                place={place}
                category={slug}
                from={(page - 1) * category.sizes.wide}
                sizes={category.sizes}
                next={next}
                labels={{ more: words('more'), shown: wordsOf(context.locale, 'lobby').gamesShown, failed: words('moreFailed') }}
              />
            )}
          </div>
        </LobbyRoom>
        <Trail
          context={context}
          steps={[
            { title: words(key), path },
            { title, path: `${path}/${slug}` },
          ]}
        />
      </div>
    </LobbyDoor>
  );
}
