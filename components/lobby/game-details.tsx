'use client';

import { useCallback, useEffect, useState } from 'react';
import { createTranslator } from 'use-intl/core';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { forFunAddress } from '#lib/games/for-fun.ts';
import { loadWords } from '#lib/i18n/load-words.ts';
import { askDetails } from '#lib/lobby/browser.ts';
import type { GameDetails as Details } from '#lib/lobby/details.ts';
import { changeLobby } from '#lib/lobby/store.ts';
import type { LobbyTile } from '#lib/lobby/types.ts';
import { DetailFacts, type DetailWords } from './detail-facts.tsx';
import { PlayerHeart } from './lazy-heart.tsx';
import type { TilePlace } from './tile-place.ts';
import { useClosed } from './use-closed.ts';
import { VisitorHeart } from './visitor-heart.tsx';

interface GameDetailsProps {
  readonly tile: LobbyTile;
  readonly place: TilePlace;
}

/** LOB-18: what there is to know before one plays. */
export function GameDetails({ tile, place }: GameDetailsProps) {
  const [known, setKnown] = useState<{ readonly details: Details; readonly words: DetailWords } | null>(null);
  const [failed, setFailed] = useState(false);
  const isClosed = useClosed(tile.closedIn);
  const { words } = place;
  const say = createTranslator({ locale: place.tag, messages: words });
  const load = useCallback(() => {
    setFailed(false);
    Promise.all([askDetails(place.locale, tile.slug), loadWords<DetailWords>(place.language, 'gameDetails')]).then(
      ([details, loaded]) => setKnown({ details, words: loaded }),
      () => setFailed(true),
    );
  }, [place.locale, place.language, tile.slug]);
  useEffect(load, [load]);
  const details = known?.details;
  const made = details?.studio ? say('madeBy', { studio: details.studio, provider: details.provider }) : (tile.studio ?? '');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && changeLobby({ details: null })}
      title={tile.title}
      description={made}
      closeLabel={words.close}
      place="wide"
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
          {known ? (
            <DetailFacts details={known.details} words={known.words} place={place} />
          ) : failed ? (
            <div className="space-y-3">
              <p role="alert" className="text-sm text-coral">
                {words.aboutFailed}
              </p>
              <Button tone="secondary" onClick={load}>
                {words.again}
              </Button>
            </div>
          ) : (
            <div className="space-y-4">
              {[1, 2, 3, 4].map((row) => (
                <Skeleton key={row} className="h-6 rounded-sm" />
              ))}
            </div>
          )}
          <div className="mt-auto flex gap-3">
            {isClosed ? (
              <p className="rounded-md bg-ink px-4 py-3 text-sm text-paper-2">{words.closedHere}</p>
            ) : (
              <ButtonLink href={place.home + tile.path} size="large" className="flex-1">
                {place.isPlayer ? words.play : tile.table ? words.signInToPlay : words.tryIt}
              </ButtonLink>
            )}
            {place.isPlayer ? (
              <PlayerHeart tile={tile} words={words} className="tile-heart tile-heart-large" />
            ) : (
              <VisitorHeart tile={tile} words={words} className="tile-heart tile-heart-large" />
            )}
          </div>
          {place.isPlayer && !isClosed && (details?.hasDemo ?? !tile.table) && (
            <ButtonLink href={forFunAddress(place.home + tile.path)} tone="secondary" className="-mt-3">
              {tile.table ? words.watch : words.tryIt}
            </ButtonLink>
          )}
          {!place.isPlayer && !tile.table && !isClosed && <p className="-mt-3 text-sm text-paper-3">{words.forFun}</p>}
        </div>
      </div>
    </Dialog>
  );
}
