import type { ReactNode } from 'react';
import type { PageContext } from '#lib/content/pages/params.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { MessagesProvider } from '#lib/core/i18n/client.tsx';
import { getMessages } from '#lib/core/i18n/messages.ts';
import type { LobbyKey } from '#lib/games/catalog/types.ts';
import { LobbyProvider } from './lobby-context.tsx';

interface LobbyProvidersProps {
  readonly context: PageContext;
  readonly lobby: LobbyKey;
  readonly children: ReactNode;
}

export function LobbyProviders({ context: { locale, audience }, lobby, children }: LobbyProvidersProps) {
  return (
    <MessagesProvider messages={{ tiles: getMessages(locale, 'tiles') }}>
      <LobbyProvider lobby={lobby} isPlayer={audience !== 'visitor'} siteId={siteConfig().SITE_ID}>
        {children}
      </LobbyProvider>
    </MessagesProvider>
  );
}
