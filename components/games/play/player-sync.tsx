'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { readProfile } from '#lib/account/calls.ts';
import { query } from '#lib/core/api/browser.ts';
import { toWire } from '#lib/core/money/money.ts';
import { addRecentGame, listRecentGames } from '#lib/games/lobby/calls.ts';
import type { ToGame } from '#lib/games/play/to-frame-contract.ts';
import { joinGame, useBalance } from '#lib/wallet/client.ts';
import { useWalletReload } from '#lib/wallet/use-wallet-reload.ts';
import type { WinHold } from '#lib/wallet/win-hold.ts';
import type { PlayedGame } from './played-game.ts';

interface PlayerSyncProps {
  readonly game: PlayedGame;
  readonly rounds: number;
  readonly isReady: boolean;
  readonly send: (message: ToGame) => void;
  /** Set while the game is open, for the messages of its rounds. */
  readonly winHold: RefObject<WinHold | null>;
}

/** GAM-25: sends the player's balance to a game for money, and reloads the wallet after its rounds. */
export function PlayerSync({ game, rounds, isReady, send, winHold }: PlayerSyncProps) {
  const client = useQueryClient();
  const profile = useQuery(query(readProfile));
  const { playable } = useBalance(profile.data?.currencyCode);
  const { minor, currency } = playable?.money ?? {};
  const category = game.isLive ? 'LIVE_CASINO' : 'CASINO';

  useEffect(() => {
    const hold = joinGame(client, category);
    winHold.current = hold;
    return () => {
      winHold.current = null;
      hold.close();
    };
  }, [client, category, winHold]);

  useEffect(() => {
    addRecentGame({ body: { gameId: game.id, lobbyPageType: category } })
      .then(() => client.invalidateQueries({ predicate: ({ queryKey: [key] }) => key === listRecentGames.key }))
      // A failure only leaves one game out of the list of recent games.
      .catch(() => undefined);
  }, [client, game.id, category]);

  useWalletReload(rounds);

  useEffect(() => {
    if (!isReady || minor === undefined || !currency) return;
    send({ type: 'oprg_balanceUpdate', payload: { balance: toWire({ minor, currency }) } });
  }, [isReady, minor, currency, send]);
  return null;
}
