'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callEndpoint, query } from '#lib/core/api/browser.ts';
import { toWire } from '#lib/core/money/money.ts';
import type { ToGame } from '#lib/games/launch/bridge.ts';
import { useBalance } from '#lib/wallet/client.ts';
import type { PlayedGame } from './played-game.ts';

interface PlayerSyncProps {
  readonly game: PlayedGame;
  readonly rounds: number;
  readonly isReady: boolean;
  readonly send: (message: ToGame) => void;
}

/** Rounds may end more often than the wallet should be fetched. */
const minIntervalMs = 1_000;

/** GAM-25: sends the player's balance to a game for money, and reloads the wallet after its rounds. */
export function PlayerSync({ game, rounds, isReady, send }: PlayerSyncProps) {
  const client = useQueryClient();
  const reloadedAt = useRef(-minIntervalMs);
  const profile = useQuery(query('GET /player/me/profile', {}));
  const { balance } = useBalance(profile.data?.currencyCode);
  const bonus = game.isLive ? balance?.liveCasinoBonus : balance?.casinoBonus;
  const playable = balance && balance.main.minor + (bonus?.minor ?? 0);
  const currency = balance?.main.currency;

  useEffect(() => {
    const lobbyPageType = game.isLive ? 'LIVE_CASINO' : 'CASINO';
    callEndpoint('POST /recent-games', { body: { gameId: game.id, lobbyPageType } })
      .then(() => client.invalidateQueries({ predicate: ({ queryKey: [key] }) => key === 'GET /recent-games' }))
      // A failure only leaves one game out of the list of recent games.
      .catch(() => undefined);
  }, [client, game.id, game.isLive]);

  useEffect(() => {
    if (rounds === 0) return;
    const reload = () => {
      reloadedAt.current = performance.now();
      void client.invalidateQueries({ predicate: ({ queryKey: [key] }) => key === 'GET /player/me/wallet' });
    };
    const timer = setTimeout(reload, Math.max(0, reloadedAt.current + minIntervalMs - performance.now()));
    return () => clearTimeout(timer);
  }, [client, rounds]);

  useEffect(() => {
    if (!isReady || playable === undefined || !currency) return;
    send({ type: 'oprg_balanceUpdate', payload: { balance: toWire({ minor: playable, currency }) } });
  }, [isReady, playable, currency, send]);
  return null;
}
