import { TournamentsProvider } from '#components/tournaments/lobby-tournaments.tsx';
import { TournamentList } from '#components/tournaments/tournament-list.tsx';
import type { PageContext } from '#lib/content/pages/params.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import type { Columns } from '#lib/games/catalog/types.ts';
import { LobbyTopic } from './lobby-topic.tsx';

/** TRN-11. The page is the same for all players of an audience; the tournaments and the own rank are read in the browser. */
export function TournamentsPage({ context, columns }: { readonly context: PageContext; readonly columns: Columns }) {
  const t = getTranslator(context.locale, 'tournaments');
  return (
    <LobbyTopic
      context={context}
      path="/tournaments"
      title={t('title')}
      intro={t('intro')}
      columns={columns}
      terms={{ title: t('terms'), lines: [t('termJoin'), t('termPoints'), t('termTie'), t('termPrizes')] }}
    >
      <TournamentsProvider context={context} render={(source) => <TournamentList {...source} columns={columns} />} />
    </LobbyTopic>
  );
}
