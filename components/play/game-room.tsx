'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createTranslator } from 'use-intl/core';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Spinner } from '#components/ui/spinner.tsx';
import { useOverlayEntry } from '#components/ui/use-overlay-entry.ts';
import type { Bridge, FromGame, ToGame } from '#lib/launch/bridge.ts';
import { noteActivity } from '#lib/session/activity.ts';
import { GameBar } from './game-bar.tsx';
import { GameFrame } from './game-frame.tsx';
import { LaunchFault } from './launch-fault.tsx';
import { ModeNote } from './mode-note.tsx';
import { lobbyOf, type PlayedGame, type PlayPlace } from './play-words.ts';
import { useSecondsSince } from './use-clock.ts';
import { useLaunch } from './use-launch.ts';
import { useWholeScreen } from './use-whole-screen.ts';

/**
 * Only a player has money to tie to the game, and an account to open over it. Each waits for itself: a room that waited as a whole
 * would let go of its frame meanwhile, and miss what the game says.
 */
const loading = () => null;
const PlayerLink = dynamic(() => import('./player-link.tsx').then((module) => module.PlayerLink), { loading });
const GamePanel = dynamic(() => import('./game-panel.tsx').then((module) => module.GamePanel), { loading });

interface GameRoomProps {
  readonly place: PlayPlace;
  readonly game: PlayedGame;
  /** Address of the picture that stands behind while the game loads. */
  readonly poster: string | undefined;
}

/** A game that says nothing for this long is not left unexplained. */
const patienceMs = 20_000;

/** What a game says that cannot begin, or not go on; anything else it tells its player itself. */
const endings: ReadonlySet<string> = new Set(['SESSION_CLOSED', 'unreachable', 'no-session', 'unknown-game']);

/** GAM-03, GAM-20: the frame and what is around it. */
export function GameRoom({ place, game, poster }: GameRoomProps) {
  const { words } = place;
  const room = useRef<HTMLElement>(null);
  const bridge = useRef<Bridge | null>(null);
  const router = useRouter();
  const { launch, open, retry, fail } = useLaunch(place, game);
  const { isWhole, toggle } = useWholeScreen(room);
  const [isReady, setReady] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const [rounds, setRounds] = useState(0);
  const [hasPanel, setPanel] = useState(false);
  const running = launch.state === 'game' ? launch : undefined;
  const seconds = useSecondsSince(running?.number);
  const say = createTranslator({ locale: place.language, messages: words });
  const lobby = lobbyOf(place, game);
  const tell = useCallback((message: ToGame) => bridge.current?.tell(message), []);
  const isOpening = launch.state === 'loading' || (running !== undefined && !isReady);
  const number = launch.state === 'error' ? undefined : launch.number;
  useOverlayEntry(hasPanel, () => setPanel(false));

  useEffect(() => {
    setReady(false);
    setSlow(false);
    if (number === undefined) return;
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, [number]);

  // Whoever looks after his account does not play on meanwhile; the round that runs is played to its end.
  useEffect(() => {
    if (isReady) tell({ type: hasPanel ? 'oprg_pause' : 'oprg_resume', payload: {} });
  }, [hasPanel, isReady, tell]);

  function hear(message: FromGame) {
    if (message.type === 'gprg_ready') setReady(true);
    if (message.type === 'gprg_roundEnd') {
      setRounds((count) => count + 1);
      if (running?.game.mode === 'real') noteActivity();
    }
    if (message.type === 'gprg_lobby') router.push(lobby);
    if (message.type === 'gprg_deposit') router.push(`${place.home}/deposit`);
    if (message.type === 'gprg_error' && endings.has(message.payload.code)) fail(message.payload.code);
  }

  return (
    <section
      ref={room}
      aria-label={say('room', { title: game.title })}
      className={classNames(
        'mx-auto flex flex-col overflow-hidden bg-ink md:rounded-card md:shadow-sheet',
        isWhole
          ? 'fixed inset-0 z-50 w-full short:grid short:grid-cols-[1fr_auto] short:grid-rows-[1fr_auto]'
          : 'w-[min(100%,max(20rem,calc((100dvh-17rem)*1212/778)))]',
      )}
    >
      <div className={classNames('relative', isWhole ? 'flex-1' : 'aspect-[1212/778]')}>
        {running && (
          <GameFrame
            key={running.number}
            title={say('frame', { title: game.title })}
            url={running.game.url}
            bridge={bridge}
            onHear={hear}
          />
        )}
        {isOpening && (launch.state === 'loading' || !isSlow) && (
          <div className="pointer-events-none absolute inset-0 grid place-content-center justify-items-center gap-4 bg-ink text-center">
            {poster && (
              // biome-ignore lint/performance/noImgElement: a picture of the content service, already of the right size.
              <img src={poster} alt="" className="absolute inset-0 size-full object-cover opacity-25 blur-sm" />
            )}
            <div className="relative grid justify-items-center gap-4">
              <Spinner size={40} />
              <p role="status">{say('opening', { title: game.title })}</p>
            </div>
          </div>
        )}
        {launch.state === 'error' && (
          <div className="absolute inset-0 grid place-items-center overflow-y-auto">
            <LaunchFault place={place} game={game} code={launch.code} onRetry={retry} onFun={() => void open(true)} />
          </div>
        )}
      </div>
      <div role="status" className="empty:hidden short:col-start-1">
        {isOpening && isSlow && (
          <div className="flex flex-wrap items-center justify-between gap-3 bg-coral/14 p-3 text-sm">
            <p>{words.slow}</p>
            <Button size="small" tone="secondary" onClick={retry}>
              {words.retry}
            </Button>
          </div>
        )}
        {running && (
          <ModeNote
            words={words}
            mode={running.game.mode}
            isHeldToFun={running.game.isHeldToFun}
            isPlayer={place.isPlayer}
            isLive={game.isLive}
            onReal={() => {
              // Whoever loads the page again means what he plays now.
              window.history.replaceState(null, '', window.location.pathname);
              void open(false);
            }}
          />
        )}
      </div>
      <GameBar
        words={words}
        lobby={lobby}
        isLive={game.isLive}
        seconds={running && seconds}
        isWhole={isWhole}
        onWhole={() => void toggle()}
        onPanel={place.isPlayer ? () => setPanel(true) : undefined}
      />
      {running?.game.mode === 'real' && <PlayerLink game={game} rounds={rounds} isReady={isReady} tell={tell} />}
      {place.isPlayer && hasPanel && (
        <GamePanel place={place} game={game} seconds={seconds} container={room} onClose={() => setPanel(false)} />
      )}
    </section>
  );
}
