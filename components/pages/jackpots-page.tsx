import { JackpotGames } from '#components/games/lobby/jackpot-games.tsx';
import { EmptyState } from '#components/ui/status/empty-state.tsx';
import type { PageContext } from '#lib/content/pages/params.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import type { Columns, LobbyTile } from '#lib/games/catalog/types.ts';
import { packPage } from '#lib/games/lobby/pack-tiles.ts';
import { LobbyTopic } from './lobby-topic.tsx';

interface JackpotsPageProps {
  readonly context: PageContext;
  readonly tiles: readonly LobbyTile[];
  readonly columns: Columns;
}

/** LOB-26. The amounts are read in the browser. */
export function JackpotsPage({ context, tiles, columns }: JackpotsPageProps) {
  const t = getTranslator(context.locale, 'jackpots');
  return (
    <LobbyTopic
      context={context}
      path="/jackpots"
      title={t('title')}
      intro={t('intro')}
      columns={columns}
      terms={{ title: t('terms'), lines: [t('termGrows'), t('termWon'), t('termPaid')] }}
    >
      <div className="page">
        {tiles.length === 0 ? (
          <EmptyState icon="casino" title={t('empty')} />
        ) : (
          <JackpotGames packed={packPage(tiles)} columns={columns} />
        )}
      </div>
    </LobbyTopic>
  );
}
