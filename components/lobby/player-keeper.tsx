'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { createTranslator } from 'use-intl/core';
import { showToast } from '#components/ui/toast.ts';
import { useChangeFavorite } from '#lib/lobby/favorites.ts';
import { changeLobby } from '#lib/lobby/store.ts';
import { takeWish, type Wish } from '#lib/lobby/wish.ts';
import { query } from '#lib/platform/browser.ts';
import type { TilePlace } from './tile-place.ts';

/** What a lobby learns of its player: the money he plays with, and the game that he wanted before he signed in (TRN-10). */
export function PlayerKeeper({ place }: { readonly place: TilePlace }) {
  const { words, tag } = place;
  const currency = useQuery(query('GET /player/me/profile', {})).data?.currencyCode;
  useEffect(() => {
    if (currency) changeLobby({ currency });
  }, [currency]);
  const failed = () => showToast(words.favoriteFailed, 'error');
  const casino = useChangeFavorite('CASINO', failed);
  const live = useChangeFavorite('LIVE_CASINO', failed);
  const grant = useRef<(wish: Wish) => void>(undefined);
  grant.current = ({ gameId, title, isLive }) =>
    (isLive ? live : casino).mutate(
      { gameId, isWanted: true },
      {
        onSuccess: () =>
          showToast(createTranslator({ locale: tag, messages: words })('favoriteKept', { game: title }), 'success'),
      },
    );
  useEffect(() => {
    const wish = takeWish();
    if (wish) grant.current?.(wish);
  }, []);
  return null;
}
