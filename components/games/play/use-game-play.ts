import { useRouter } from 'next/navigation';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useOverlayEntry } from '#components/ui/overlay/use-overlay-entry.ts';
import { useFrameBridge } from '#lib/core/frames/use-frame-bridge.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { fromWire } from '#lib/core/money/money.ts';
import { type FromGame, parseFromGame } from '#lib/games/play/frame-contract.ts';
import { initialPlay, nextPlay } from '#lib/games/play/play-state.ts';
import type { ToGame } from '#lib/games/play/to-frame-contract.ts';
import { notifyTimerChange } from '#lib/protection/activity/channel.ts';
import { noteActivity } from '#lib/session/activity.ts';
import type { WinHold } from '#lib/wallet/win-hold.ts';
import { realityCheckDue, useLaunch } from './launch/use-launch.ts';
import type { PanelState } from './panel/game-panel.tsx';
import { lobbyPath, type PlayedGame } from './played-game.ts';
import { useSecondsSince } from './use-clock.ts';
import { useGamePauses } from './use-game-pauses.ts';

/** A game that is not ready after this time gets a notice with a retry. */
const slowAfterMs = 20_000;

/** Error codes that end a game; games show other errors themselves. */
const finalErrors: ReadonlySet<string> = new Set(['SESSION_CLOSED', 'unreachable', 'no-session', 'unknown-game']);

/** GAM-03, GAM-20 to GAM-22: launches a game, follows what its frame reports, and answers it. */
export function useGamePlay(game: PlayedGame, isPlayer: boolean) {
  const { home } = useLocale();
  const router = useRouter();
  const winHold = useRef<WinHold | null>(null);
  const { launch, open, retry, takeOver, fail } = useLaunch(game.slug);
  const [play, dispatch] = useReducer(nextPlay, initialPlay);
  /** The open panel's first part. */
  const [panel, setPanel] = useState<PanelState>();
  const running = launch.state === 'game' ? launch : undefined;
  const isForMoney = running?.game.mode === 'real';
  const seconds = useSecondsSince(running?.number);
  const number = launch.state === 'error' ? undefined : launch.number;
  const isPanelOpen = panel !== undefined;
  const closePanel = () => setPanel(undefined);
  const { frame, send } = useFrameBridge<FromGame, ToGame>(running?.game.url, parseFromGame, onMessage);
  useOverlayEntry(isPanelOpen, closePanel);
  useGamePauses({ play, isPanelOpen, launch, retry, send });

  useEffect(() => {
    dispatch({ kind: 'launched' });
    if (number === undefined) return;
    const timer = setTimeout(() => dispatch({ kind: 'slow' }), slowAfterMs);
    return () => clearTimeout(timer);
  }, [number]);

  function onMessage(message: FromGame): void {
    dispatch({ kind: 'message', message, isForMoney });
    switch (message.type) {
      case 'gprg_roundStart':
        winHold.current?.roundStarted();
        break;
      case 'gprg_balanceUpdate':
        winHold.current?.balanceShown(fromWire(message.payload.balance, message.payload.currency).minor);
        break;
      case 'gprg_roundEnd':
        winHold.current?.roundEnded();
        if (isForMoney) noteActivity();
        break;
      case 'gprg_lobby':
        router.push(lobbyPath(home, game));
        break;
      case 'gprg_deposit':
        router.push(`${home}/deposit`);
        break;
      case 'gprg_rewards':
        if (isPlayer) setPanel('reward');
        break;
      case 'gprg_error':
        if (message.payload.code === realityCheckDue) notifyTimerChange();
        if (finalErrors.has(message.payload.code)) fail(message.payload.code);
        break;
    }
  }

  return {
    launch,
    running,
    isForMoney,
    isOpening: launch.state === 'loading' || (running !== undefined && !play.isReady),
    play,
    seconds,
    panel,
    frame,
    winHold,
    openPanel: () => setPanel('initial'),
    closePanel,
    open,
    retry,
    takeOver,
    send,
    /** GAM-22: the game shows its player the same summary. */
    sendSummary() {
      const { turnover, winnings } = play.totals;
      const elapsedMinutes = Math.floor(seconds / 60);
      send({ type: 'oprg_realityCheckData', payload: { elapsedMinutes, turnover, winnings, delta: winnings - turnover } });
    },
  };
}
