import type { ReactNode } from 'react';
import { SectionDoor } from '#components/session/on-demand.tsx';
import type { PageContext } from '#lib/content/params.ts';
import { wordsOf } from '#lib/i18n/messages.ts';
import type { LobbyKey } from '#lib/lobby/types.ts';

interface LobbyDoorProps {
  readonly context: PageContext;
  readonly lobby: LobbyKey;
  readonly children: ReactNode;
}

/** RTE-39: a player's switches are asked for first; visitors look around freely. */
export function LobbyDoor({ context, lobby, children }: LobbyDoorProps) {
  if (context.audience === 'visitor') return children;
  return (
    <SectionDoor section={lobby} home={`/${context.locale.locale}`} words={wordsOf(context.locale, 'session')}>
      {children}
    </SectionDoor>
  );
}
