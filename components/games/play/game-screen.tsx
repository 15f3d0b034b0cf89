'use client';

import dynamic from 'next/dynamic';
import { useRef } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { protectionRules } from '#lib/core/market/protection.ts';
import { VisitorFigures } from './bar/clock-figures.tsx';
import { GameBar } from './bar/game-bar.tsx';
import { GameFrame } from './game-frame.tsx';
import { LaunchError } from './launch/launch-error.tsx';
import { OpeningCover } from './launch/opening-cover.tsx';
import { ModeNote } from './mode-note.tsx';
import { lobbyPath, type PlayedGame } from './played-game.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useGamePlay } from './use-game-play.ts';

// Fallbacks per component, because suspending the whole screen would unmount the frame and lose the game's messages.
const loading = () => null;
const PlayerSync = dynamic(() => import('./player-sync.tsx').then((module) => module.PlayerSync), { loading });
const WalletCurrency = dynamic(() => import('../wallet-currency.tsx').then((module) => module.WalletCurrency), { loading });
const PlayableNote = dynamic(() => import('./playable-note.tsx').then((module) => module.PlayableNote), { loading });
const BonusNote = dynamic(() => import('./bonus-note.tsx').then((module) => module.BonusNote), { loading });
const SessionFigures = dynamic(() => import('./bar/session-figures.tsx').then((module) => module.SessionFigures), { loading });
const GamePanel = dynamic(() => import('./panel/game-panel.tsx').then((module) => module.GamePanel), { loading });

interface GameScreenProps {
  readonly game: PlayedGame;
  readonly isPlayer: boolean;
  readonly poster: string | undefined;
}

/** GAM-03, GAM-20: launches a game and shows its frame, controls and errors. */
export function GameScreen({ game: played, isPlayer, poster }: GameScreenProps) {
  const { home, market } = useLocale();
  const messages = useMessages('play');
  const t = useTranslator('play');
  const screen = useRef<HTMLElement>(null);
  const { isFullScreen, toggle } = useFullScreen(screen);
  const game = useGamePlay(played, isPlayer);
  const { launch, running, isForMoney, isOpening, play, seconds, panel, open, retry } = game;
  const { isReady, isSlow, rounds } = play;
  const playReal = () => {
    // Keeps the current mode after a reload.
    window.history.replaceState(null, '', window.location.pathname);
    void open(false);
  };
  return (
    <section
      ref={screen}
      data-covers-page={isFullScreen || undefined}
      aria-label={t('room', { title: played.title })}
      className={classNames(
        'mx-auto flex flex-col overflow-hidden bg-ink md:rounded-card md:shadow-sheet',
        isFullScreen
          ? 'fixed inset-x-0 top-(--bar) bottom-0 z-45 mb-0! w-full short:grid short:grid-cols-[1fr_auto] short:grid-rows-[1fr_auto]'
          : 'w-[min(100%,max(20rem,calc((100dvh-var(--bar)-var(--around-game))*1212/778)))]',
      )}
    >
      <div className={classNames('relative', isFullScreen ? 'flex-1' : 'aspect-[1212/778]')}>
        {running && (
          <GameFrame key={running.number} title={t('frame', { title: played.title })} url={running.game.url} frame={game.frame} />
        )}
        {isOpening && (launch.state === 'loading' || !isSlow) && <OpeningCover title={played.title} poster={poster} />}
        {launch.state === 'error' && (
          <div className="absolute inset-0 grid place-items-center overflow-y-auto">
            <LaunchError
              game={played}
              code={launch.code}
              bonus={launch.bonus}
              onRetry={retry}
              onTakeOver={game.takeOver}
              onFun={() => void open(true)}
              onReal={playReal}
            />
          </div>
        )}
      </div>
      <div role="status" className="empty:sr-only short:col-start-1">
        {isOpening && isSlow && (
          <div className="flex flex-wrap items-center justify-between gap-3 bg-coral/14 p-3 text-sm">
            <p>{messages.slow}</p>
            <Button size="small" tone="secondary" onClick={retry}>
              {messages.retry}
            </Button>
          </div>
        )}
        {running && (running.game.bonus || running.game.freeSpins) && (
          <BonusNote
            key={running.number}
            bonus={running.game.bonus}
            freeSpins={rounds === 0 ? running.game.freeSpins : undefined}
          />
        )}
        {running && (
          <ModeNote
            mode={running.game.mode}
            isHeldToFun={running.game.isHeldToFun}
            isPlayer={isPlayer}
            isLive={played.isLive}
            onReal={playReal}
          />
        )}
      </div>
      {isForMoney && <PlayableNote />}
      <GameBar
        lobby={lobbyPath(home, played)}
        isLive={played.isLive}
        figures={
          isPlayer ? (
            <SessionFigures
              rounds={isForMoney ? rounds : 0}
              isRoundOpen={play.openRound !== undefined}
              showsNetResult={running?.game.showsNetResult ?? protectionRules(market).showsNetResult}
            />
          ) : (
            <VisitorFigures seconds={running && seconds} />
          )
        }
        isFullScreen={isFullScreen}
        onFullScreen={() => void toggle()}
        onPanel={isPlayer ? game.openPanel : undefined}
      />
      {isForMoney && <PlayerSync game={played} rounds={rounds} isReady={isReady} send={game.send} winHold={game.winHold} />}
      {isPlayer && <WalletCurrency />}
      {isPlayer && panel && (
        <GamePanel
          game={played}
          seconds={seconds}
          totals={isForMoney ? play.totals : undefined}
          isPausing={isReady && !play.isPaused}
          container={screen}
          onProtection={game.sendSummary}
          start={panel}
          onClose={game.closePanel}
        />
      )}
    </section>
  );
}
