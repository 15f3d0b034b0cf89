'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { useOverlayEntry } from '#components/ui/overlay/use-overlay-entry.ts';
import { Spinner } from '#components/ui/status/spinner.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { protectionRules } from '#lib/core/market/protection.ts';
import { fromWire } from '#lib/core/money/money.ts';
import type { Bridge, FromGame, ToGame } from '#lib/games/launch/bridge.ts';
import { notifyTimerChange } from '#lib/protection/activity/channel.ts';
import { useRealityCheck } from '#lib/protection/activity/store.ts';
import { noteActivity } from '#lib/session/activity.ts';
import type { WinHold } from '#lib/wallet/win-hold.ts';
import { VisitorFigures } from './clock-figures.tsx';
import { GameBar } from './game-bar.tsx';
import { GameFrame } from './game-frame.tsx';
import type { PanelState } from './game-panel.tsx';
import { LaunchError } from './launch-error.tsx';
import { ModeNote } from './mode-note.tsx';
import { lobbyPath, noTotals, type PlayedGame, type PlayTotals } from './played-game.ts';
import { useSecondsSince } from './use-clock.ts';
import { useFullScreen } from './use-full-screen.ts';
import { realityCheckDue, useLaunch } from './use-launch.ts';

// Fallbacks per component, because suspending the whole screen would unmount the frame and lose the game's messages.
const loading = () => null;
const PlayerSync = dynamic(() => import('./player-sync.tsx').then((module) => module.PlayerSync), { loading });
const PlayableNote = dynamic(() => import('./playable-note.tsx').then((module) => module.PlayableNote), { loading });
const BonusNote = dynamic(() => import('./bonus-note.tsx').then((module) => module.BonusNote), { loading });
const SessionFigures = dynamic(() => import('./session-figures.tsx').then((module) => module.SessionFigures), { loading });
const GamePanel = dynamic(() => import('./game-panel.tsx').then((module) => module.GamePanel), { loading });

interface GameScreenProps {
  readonly game: PlayedGame;
  readonly isPlayer: boolean;
  readonly poster: string | undefined;
}

/** A game that is not ready after this time gets a notice with a retry. */
const slowAfterMs = 20_000;

/** Error codes that end a game; games show other errors themselves. */
const finalErrors: ReadonlySet<string> = new Set(['SESSION_CLOSED', 'unreachable', 'no-session', 'unknown-game']);

/** GAM-03, GAM-20: launches a game and shows its frame, controls and errors. */
export function GameScreen({ game, isPlayer, poster }: GameScreenProps) {
  const { home, market } = useLocale();
  const messages = useMessages('play');
  const t = useTranslator('play');
  const screen = useRef<HTMLElement>(null);
  const bridge = useRef<Bridge | null>(null);
  const winHold = useRef<WinHold | null>(null);
  const router = useRouter();
  const { launch, open, retry, takeOver, fail } = useLaunch(game.slug);
  const { isFullScreen, toggle } = useFullScreen(screen);
  const [isReady, setReady] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const [rounds, setRounds] = useState(0);
  const [isRoundOpen, setRoundOpen] = useState(false);
  const [totals, setTotals] = useState<PlayTotals>(noTotals);
  const [isPaused, setPaused] = useState(false);
  /** The open panel's first part. */
  const [panel, setPanel] = useState<PanelState>();
  const isPanelOpen = panel !== undefined;
  const closePanel = () => setPanel(undefined);
  const isCheckDue = useRealityCheck(({ isDue }) => isDue);
  const summary = useRealityCheck((state) => state.summary);
  const running = launch.state === 'game' ? launch : undefined;
  const seconds = useSecondsSince(running?.number);
  const lobby = lobbyPath(home, game);
  const send = useCallback((message: ToGame) => bridge.current?.send(message), []);
  const isOpening = launch.state === 'loading' || (running !== undefined && !isReady);
  const number = launch.state === 'error' ? undefined : launch.number;
  useOverlayEntry(isPanelOpen, closePanel);

  useEffect(() => {
    setReady(false);
    setSlow(false);
    setPaused(false);
    setRoundOpen(false);
    setTotals(noTotals);
    if (number === undefined) return;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, [number]);

  // An open panel pauses the game after the current round, and so does a reality check.
  const mustPause = isPanelOpen || isCheckDue;
  useEffect(() => {
    if (isReady) send({ type: mustPause ? 'oprg_pause' : 'oprg_resume', payload: {} });
  }, [mustPause, isReady, send]);
  useEffect(() => {
    useRealityCheck.setState({ isGameRunning: isReady && !isPaused });
    return () => useRealityCheck.setState({ isGameRunning: false });
  }, [isReady, isPaused]);

  // RGA-12: the game shows the summary that the dialog shows.
  useEffect(() => {
    if (!isReady || !summary) return;
    const { turnover, winnings, delta, from, to } = summary;
    const elapsedMinutes = Math.floor((Date.parse(to) - Date.parse(from)) / 60_000);
    send({ type: 'oprg_realityCheckData', payload: { elapsedMinutes, turnover, winnings, delta } });
  }, [isReady, summary, send]);

  // A game that was refused because of the reality check opens once it is answered.
  const wasCheckDue = useRef(isCheckDue);
  useEffect(() => {
    if (wasCheckDue.current && !isCheckDue && launch.state === 'error' && launch.code === realityCheckDue) retry();
    wasCheckDue.current = isCheckDue;
  }, [isCheckDue, launch, retry]);

  /** GAM-22: the game shows its player the same summary. */
  function sendSummary() {
    const { turnover, winnings } = totals;
    const elapsedMinutes = Math.floor(seconds / 60);
    send({ type: 'oprg_realityCheckData', payload: { elapsedMinutes, turnover, winnings, delta: winnings - turnover } });
  }

  function onMessage(message: FromGame) {
    if (message.type === 'gprg_ready') setReady(true);
    if (message.type === 'gprg_roundStart') {
      winHold.current?.roundStarted();
      setRoundOpen(true);
    }
    if (message.type === 'gprg_balanceUpdate') {
      winHold.current?.balanceShown(fromWire(message.payload.balance, message.payload.currency).minor);
    }
    if (message.type === 'gprg_roundEnd') {
      winHold.current?.roundEnded();
      setRoundOpen(false);
      setRounds((count) => count + 1);
      if (running?.game.mode === 'real') {
        const { bet, win } = message.payload;
        setTotals(({ turnover, winnings }) => ({ turnover: turnover + bet, winnings: winnings + win }));
        noteActivity();
      }
    }
    if (message.type === 'gprg_paused') setPaused(true);
    if (message.type === 'gprg_resumed') setPaused(false);
    if (message.type === 'gprg_lobby') router.push(lobby);
    if (message.type === 'gprg_rewards' && isPlayer) setPanel('reward');
    if (message.type === 'gprg_deposit') router.push(`${home}/deposit`);
    if (message.type === 'gprg_error' && message.payload.code === realityCheckDue) notifyTimerChange();
    if (message.type === 'gprg_error' && finalErrors.has(message.payload.code)) fail(message.payload.code);
  }

  return (
    <section
      ref={screen}
      data-covers-page={isFullScreen || undefined}
      aria-label={t('room', { title: game.title })}
      className={classNames(
        'mx-auto flex flex-col overflow-hidden bg-ink md:rounded-card md:shadow-sheet',
        isFullScreen
          ? 'fixed inset-x-0 top-(--bar) bottom-0 z-45 w-full short:grid short:grid-cols-[1fr_auto] short:grid-rows-[1fr_auto]'
          : 'w-[min(100%,max(20rem,calc((100dvh-var(--bar)-var(--around-game))*1212/778)))]',
      )}
    >
      <div className={classNames('relative', isFullScreen ? 'flex-1' : 'aspect-[1212/778]')}>
        {running && (
          <GameFrame
            key={running.number}
            title={t('frame', { title: game.title })}
            url={running.game.url}
            bridge={bridge}
            onMessage={onMessage}
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
              <p role="status">{t('opening', { title: game.title })}</p>
            </div>
          </div>
        )}
        {launch.state === 'error' && (
          <div className="absolute inset-0 grid place-items-center overflow-y-auto">
            <LaunchError
              game={game}
              code={launch.code}
              bonus={launch.bonus}
              onRetry={retry}
              onTakeOver={takeOver}
              onFun={() => void open(true)}
            />
          </div>
        )}
      </div>
      <div role="status" className="empty:hidden short:col-start-1">
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
            isLive={game.isLive}
            onReal={() => {
              // Keeps the current mode after a reload.
              window.history.replaceState(null, '', window.location.pathname);
              void open(false);
            }}
          />
        )}
      </div>
      {running?.game.mode === 'real' && <PlayableNote />}
      <GameBar
        lobby={lobby}
        isLive={game.isLive}
        figures={
          isPlayer ? (
            <SessionFigures
              rounds={running?.game.mode === 'real' ? rounds : 0}
              isRoundOpen={isRoundOpen}
              showsNetResult={running?.game.showsNetResult ?? protectionRules(market).showsNetResult}
            />
          ) : (
            <VisitorFigures seconds={running && seconds} />
          )
        }
        isFullScreen={isFullScreen}
        onFullScreen={() => void toggle()}
        onPanel={isPlayer ? () => setPanel('initial') : undefined}
      />
      {running?.game.mode === 'real' && (
        <PlayerSync game={game} rounds={rounds} isReady={isReady} send={send} winHold={winHold} />
      )}
      {isPlayer && panel && (
        <GamePanel
          game={game}
          seconds={seconds}
          totals={running?.game.mode === 'real' ? totals : undefined}
          isPausing={isReady && !isPaused}
          container={screen}
          onProtection={sendSummary}
          start={panel}
          onClose={closePanel}
        />
      )}
    </section>
  );
}
