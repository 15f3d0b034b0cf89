'use client';

import { useEffect, useRef } from 'react';
import { WalletCurrency } from '#components/games/wallet-currency.tsx';
import { useRefusals } from '#components/refusals/use-refusals.ts';
import { showToast } from '#components/ui/overlay/toast.ts';
import { useChangeFavorite } from '#lib/games/lobby/favorites.ts';
import { type PendingFavourite, takePendingFavourite } from '#lib/games/lobby/pending-favourite.ts';
import { useLobbyContext } from '../lobby-context.tsx';

/** Sets the lobby's currency to the wallet's, and adds the favourite that was marked before signing in (TRN-10). */
export function LobbyPlayerSync() {
  const { t } = useLobbyContext();
  const { notices } = useRefusals({ lost: { title: '', detail: t('favoriteFailed') } }, false);
  const casino = useChangeFavorite('CASINO', notices);
  const live = useChangeFavorite('LIVE_CASINO', notices);
  const addFavourite = useRef<(favourite: PendingFavourite) => void>(undefined);
  addFavourite.current = ({ gameId, title, isLive }) =>
    (isLive ? live : casino).mutate(
      { gameId, isWanted: true },
      { onSuccess: () => showToast(t('favoriteKept', { game: title }), 'success') },
    );
  useEffect(() => {
    const favourite = takePendingFavourite();
    if (favourite) addFavourite.current?.(favourite);
  }, []);
  return <WalletCurrency />;
}
