import type { ReactNode } from 'react';
import type { PageContext } from '#lib/content/pages/params.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { MessagesProvider } from '#lib/core/i18n/client.tsx';
import { getMessages } from '#lib/core/i18n/messages.ts';
import { tournamentLanguage } from '#lib/tournaments/rules.ts';
import { Tournaments } from './tournaments.tsx';
import type { TournamentSource } from './use-tournaments.ts';

interface TournamentsProviderProps {
  readonly context: PageContext;
  readonly render: (source: TournamentSource) => ReactNode;
}

export function TournamentsProvider({ context: { locale, audience }, render }: TournamentsProviderProps) {
  return (
    <MessagesProvider messages={{ tournaments: getMessages(locale, 'tournaments') }}>
      {render({
        siteId: String(siteConfig().SITE_ID),
        language: tournamentLanguage(locale),
        isPlayer: audience !== 'visitor',
      })}
    </MessagesProvider>
  );
}

export function LobbyTournaments({ context }: { readonly context: PageContext }) {
  return <TournamentsProvider context={context} render={(source) => <Tournaments {...source} />} />;
}
