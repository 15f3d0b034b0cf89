import type { ReactNode } from 'react';
import { SectionGuard } from '#components/session/on-demand.tsx';
import type { PageContext } from '#lib/content/pages/params.ts';
import { MessagesProvider } from '#lib/core/i18n/client.tsx';
import { getMessages } from '#lib/core/i18n/messages.ts';
import type { LobbyKey } from '#lib/games/catalog/types.ts';

interface LobbyGuardProps {
  readonly context: PageContext;
  readonly lobby: LobbyKey;
  readonly children: ReactNode;
}

/** RTE-39: checks whether the player's account allows the lobby; visitors may always see it. */
export function LobbyGuard({ context, lobby, children }: LobbyGuardProps) {
  if (context.audience === 'visitor') return children;
  return (
    <MessagesProvider messages={{ session: getMessages(context.locale, 'session') }}>
      <SectionGuard section={lobby}>{children}</SectionGuard>
    </MessagesProvider>
  );
}
