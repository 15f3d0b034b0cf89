'use client';

import { createContext, type ReactNode, use, useMemo } from 'react';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import type { LobbyKey } from '#lib/games/catalog/types.ts';

interface LobbyContextValue {
  readonly lobby: LobbyKey;
  readonly isPlayer: boolean;
  readonly siteId: number;
  /** The translator of `tiles`, for the components of the lobby. */
  readonly t: ReturnType<typeof useTranslator<'tiles'>>;
}

const LobbyContext = createContext<LobbyContextValue | undefined>(undefined);

interface LobbyProviderProps extends Omit<LobbyContextValue, 't'> {
  readonly children: ReactNode;
}

/** The lobby for the client components below; needs the messages of `tiles`. */
export function LobbyProvider({ lobby, isPlayer, siteId, children }: LobbyProviderProps) {
  const t = useTranslator('tiles');
  const value = useMemo(() => ({ lobby, isPlayer, siteId, t }), [lobby, isPlayer, siteId, t]);
  return <LobbyContext value={value}>{children}</LobbyContext>;
}

/** The lobby that a component is in. Throws outside `LobbyProvider`. */
export function useLobbyContext(): LobbyContextValue {
  const context = use(LobbyContext);
  if (!context) throw new Error('useLobbyContext needs a LobbyProvider above');
  return context;
}
