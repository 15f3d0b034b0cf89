'use client';

import { useCallback } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Picture } from '#components/ui/media/picture.tsx';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import { useLoaded } from '#lib/core/api/use-loaded.ts';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import { MessagesProvider, useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { loadMessages } from '#lib/core/i18n/load-messages.ts';
import type { LobbyTile } from '#lib/games/catalog/types.ts';
import { fetchGameDetails } from '#lib/games/lobby/browser.ts';
import { changeLobby, useLobbyStore } from '#lib/games/lobby/store.ts';
import { useWalletCurrency } from '#lib/games/lobby/use-wallet-currency.ts';
import { funModePath } from '#lib/games/play/for-fun.ts';
import { PlayerHeart } from '../favourites/lazy-heart.tsx';
import { VisitorHeart } from '../favourites/visitor-heart.tsx';
import { useLobbyContext } from '../lobby-context.tsx';
import { DetailFacts } from './detail-facts.tsx';
import { useIsClosed } from './use-is-closed.ts';

/** LOB-18: facts about a game, and the links that open it. */
export function GameDetails({ tile }: { readonly tile: LobbyTile }) {
  const { locale, catalogLanguage, home } = useLocale();
  const { isPlayer, t } = useLobbyContext();
  const messages = useMessages('tiles');
  const currency = useWalletCurrency();
  const isClosed = useIsClosed(tile.closedIn);
  const mark = useLobbyStore(({ marks }) => marks.get(tile.id));
  const load = useCallback(async () => {
    const [details, gameDetails] = await Promise.all([
      fetchGameDetails({ locale, game: tile.slug, currency }),
      loadMessages<Messages['gameDetails']>(catalogLanguage, 'gameDetails'),
    ]);
    return { details, messages: { gameDetails } };
  }, [locale, catalogLanguage, tile.slug, currency]);
  const { value: loaded, failed, retry } = useLoaded(load);
  const details = loaded?.details;
  const studioText = details?.studio ? t('madeBy', { studio: details.studio, provider: details.provider }) : (tile.studio ?? '');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && changeLobby({ details: null })}
      title={tile.title}
      description={studioText}
      closeLabel={messages.close}
      placement="wide"
    >
      <div className="grid gap-6 md:grid-cols-[1.15fr_1fr]">
        <div
          className="relative aspect-[1212/778] overflow-hidden rounded-card"
          style={{ backgroundColor: tile.tint ?? undefined }}
        >
          {details && (
            <Picture
              picture={details.picture}
              sizes="(min-width: 768px) 480px, 92vw"
              widths={[360, 480, 600]}
              ratio={1212 / 778}
              fill
              decorative
            />
          )}
        </div>
        <div className="flex min-h-64 flex-col gap-6">
          {loaded ? (
            <MessagesProvider messages={loaded.messages}>
              <DetailFacts details={loaded.details} />
            </MessagesProvider>
          ) : failed ? (
            <div className="space-y-3">
              <p role="alert" className="text-sm text-coral">
                {messages.aboutFailed}
              </p>
              <Button tone="secondary" onClick={retry}>
                {messages.again}
              </Button>
            </div>
          ) : (
            <div className="space-y-4">
              {[1, 2, 3, 4].map((row) => (
                <Skeleton key={row} className="h-6 rounded-sm" />
              ))}
            </div>
          )}
          {mark && <Notice>{mark.text}</Notice>}
          <div className="mt-auto flex gap-3">
            {isClosed ? (
              <p className="rounded-md bg-ink px-4 py-3 text-sm text-paper-2">{messages.closedHere}</p>
            ) : (
              <ButtonLink href={home + tile.path} size="large" className="flex-1">
                {isPlayer ? messages.play : tile.table ? messages.signInToPlay : messages.tryIt}
              </ButtonLink>
            )}
            {isPlayer ? (
              <PlayerHeart tile={tile} className="tile-heart tile-heart-large" />
            ) : (
              <VisitorHeart tile={tile} className="tile-heart tile-heart-large" />
            )}
          </div>
          {isPlayer && !isClosed && (details?.hasDemo ?? !tile.table) && (
            <ButtonLink href={funModePath(home + tile.path)} tone="secondary" className="-mt-3">
              {tile.table ? messages.watch : messages.tryIt}
            </ButtonLink>
          )}
          {!isPlayer && !tile.table && !isClosed && (
            <div className="-mt-3 space-y-2">
              <ButtonLink href={`${home}${tile.path}?login=1`} tone="secondary" wide>
                {messages.playReal}
              </ButtonLink>
              <p className="text-sm text-paper-3">{messages.forFun}</p>
            </div>
          )}
        </div>
      </div>
    </Dialog>
  );
}
