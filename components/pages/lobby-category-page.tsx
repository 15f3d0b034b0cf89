import { PageText } from '#components/content/page-text.tsx';
import { Trail } from '#components/content/structured-data.tsx';
import { LobbyContent } from '#components/games/lobby/lobby-content.tsx';
import { LobbyGuard } from '#components/games/lobby/lobby-guard.tsx';
import { LobbyHead } from '#components/games/lobby/lobby-head.tsx';
import { LobbyProviders } from '#components/games/lobby/lobby-providers.tsx';
import { MoreGames } from '#components/games/lobby/more-games.tsx';
import { EmptyState } from '#components/ui/status/empty-state.tsx';
import type { PageContext } from '#lib/content/pages/params.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import type { CategoryPage } from '#lib/games/catalog/types.ts';
import { lobbies } from '#lib/games/lobby/lobbies.ts';
import { packPage } from '#lib/games/lobby/pack-tiles.ts';

/** LOB-13, LOB-14: all games of a category, page by page; a page can grow in place. */
export function CategoryView({ context, category }: { readonly context: PageContext; readonly category: CategoryPage }) {
  const t = getTranslator(context.locale, 'lobby');
  const { key, slug, title, page, tiles } = category;
  const { path } = lobbies[key];
  const front = `/${context.locale.locale}${path}`;
  const next = category.hasMore ? `${front}/${slug}/${page + 1}` : null;
  return (
    <LobbyGuard context={context} lobby={key}>
      <LobbyProviders context={context} lobby={key}>
        <div className="space-y-6 pt-4 pb-16 md:space-y-8 md:pt-8">
          <LobbyHead
            title={page === 1 ? title : t('pageOf', { category: title, page })}
            menu={{
              label: t('categories'),
              front: { title: t('front'), href: front },
              entries: category.menu,
              current: slug,
            }}
          />
          <LobbyContent columns={category.columns}>
            <div className="page">
              {tiles.length === 0 && next === null ? (
                <EmptyState icon="casino" title={t('empty')} />
              ) : (
                <MoreGames
                  first={packPage(tiles)}
                  columns={category.columns}
                  category={slug}
                  from={category.from}
                  end={category.end}
                  sizes={category.sizes}
                  next={next}
                />
              )}
            </div>
          </LobbyContent>
          {page === 1 && <PageText context={context} path={`${path}/${slug}`} />}
          <Trail
            context={context}
            steps={[
              { title: t(key), path },
              { title, path: `${path}/${slug}` },
            ]}
          />
        </div>
      </LobbyProviders>
    </LobbyGuard>
  );
}
