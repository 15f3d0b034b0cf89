import { useEffect, useRef } from 'react';
import type { PlayState } from '#lib/games/play/play-state.ts';
import type { ToGame } from '#lib/games/play/to-frame-contract.ts';
import { useRealityCheck } from '#lib/protection/activity/store.ts';
import { type Launch, realityCheckDue } from './launch/use-launch.ts';

interface PausesOptions {
  readonly play: PlayState;
  readonly isPanelOpen: boolean;
  readonly launch: Launch;
  readonly retry: () => void;
  readonly send: (message: ToGame) => void;
}

/** An open panel pauses the game after the current round, and so does a reality check, whose summary the game shows (RGA-12). */
export function useGamePauses({ play: { isReady, isPaused }, isPanelOpen, launch, retry, send }: PausesOptions): void {
  const isCheckDue = useRealityCheck(({ isDue }) => isDue);
  const summary = useRealityCheck((state) => state.summary);
  const mustPause = isPanelOpen || isCheckDue;
  useEffect(() => {
    if (isReady) send({ type: mustPause ? 'oprg_pause' : 'oprg_resume', payload: {} });
  }, [mustPause, isReady, send]);
  useEffect(() => {
    useRealityCheck.setState({ isGameRunning: isReady && !isPaused });
    return () => useRealityCheck.setState({ isGameRunning: false });
  }, [isReady, isPaused]);

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
}
