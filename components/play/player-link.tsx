'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ToGame } from '#lib/launch/bridge.ts';
import { toWire } from '#lib/money/money.ts';
import { ask, query } from '#lib/platform/browser.ts';
import { useBalance } from '#lib/wallet/client.ts';
import type { PlayedGame } from './play-words.ts';

interface PlayerLinkProps {
  readonly game: PlayedGame;
  /** Counts the rounds that have ended. */
  readonly rounds: number;
  readonly isReady: boolean;
  readonly tell: (message: ToGame) => void;
}

/** Rounds may end faster than a wallet should be asked. */
const everyMs = 1_000;

/** What ties a game for money to the player's money: the balance into the game, its rounds into the header (GAM-25). */
export function PlayerLink({ game, rounds, isReady, tell }: PlayerLinkProps) {
  const client = useQueryClient();
  const askedAt = useRef(-everyMs);
  const profile = useQuery(query('GET /player/me/profile', {}));
  const { balance } = useBalance(profile.data?.currencyCode);
  const bonus = game.isLive ? balance?.liveCasinoBonus : balance?.casinoBonus;
  const playable = balance && balance.main.minor + (bonus?.minor ?? 0);
  const currency = balance?.main.currency;

  useEffect(() => {
    const lobbyPageType = game.isLive ? 'LIVE_CASINO' : 'CASINO';
    ask('POST /recent-games', { body: { gameId: game.id, lobbyPageType } })
      .then(() => client.invalidateQueries({ predicate: ({ queryKey: [key] }) => key === 'GET /recent-games' }))
      // The list of games played last is a comfort: it may miss one.
      .catch(() => undefined);
  }, [client, game.id, game.isLive]);

  useEffect(() => {
    if (rounds === 0) return;
    const renew = () => {
      askedAt.current = performance.now();
      void client.invalidateQueries({ predicate: ({ queryKey: [key] }) => key === 'GET /player/me/wallet' });
    };
    const timer = setTimeout(renew, Math.max(0, askedAt.current + everyMs - performance.now()));
    return () => clearTimeout(timer);
  }, [client, rounds]);

  useEffect(() => {
    if (!isReady || playable === undefined || !currency) return;
    tell({ type: 'oprg_balanceUpdate', payload: { balance: toWire({ minor: playable, currency }) } });
  }, [isReady, playable, currency, tell]);
  return null;
}
