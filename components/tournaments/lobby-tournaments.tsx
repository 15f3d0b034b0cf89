import type { PageContext } from '#lib/content/pages/params.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { MessagesProvider } from '#lib/core/i18n/client.tsx';
import { getMessages } from '#lib/core/i18n/messages.ts';
import { tournamentLanguage } from '#lib/tournaments/rules.ts';
import { Tournaments } from './tournaments.tsx';

export function LobbyTournaments({ context: { locale, audience } }: { readonly context: PageContext }) {
  return (
    <MessagesProvider messages={{ tournaments: getMessages(locale, 'tournaments') }}>
      <Tournaments
        siteId={String(siteConfig().SITE_ID)}
        language={tournamentLanguage(locale)}
        isPlayer={audience !== 'visitor'}
      />
    </MessagesProvider>
  );
}
