import { useCallback, useEffect, useRef, useState } from 'react';
import { callSite } from '#lib/core/api/browser.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import type { GameBonus } from '#lib/games/launch/contract.ts';
import type { LaunchResult } from '#lib/games/launch/launch-result.ts';
import { holdOwnSession, readOwnSession, releaseOwnSession, storeLeftSession } from '#lib/games/launch/own-session.ts';
import { isFunMode } from '#lib/games/play/for-fun.ts';
import { notifyTimerChange } from '#lib/protection/activity/channel.ts';

/** GAM-03: the state of a launch; each launch has a new number. */
export type Launch =
  | { readonly state: 'loading'; readonly number: number }
  | { readonly state: 'game'; readonly number: number; readonly game: Extract<LaunchResult, { kind: 'game' }> }
  | { readonly state: 'error'; readonly code: string; readonly bonus?: GameBonus };

/** The code while a reality check waits for the player's answer. */
export const realityCheckDue = 'error.reality_check.due';

/** GAM-14: the code of an expired provider session, which a fresh launch replaces. */
const expiredProviderSession = 'error.evolution.session';

export function useLaunch(slug: string) {
  const { locale } = useLocale();
  const [launch, setLaunch] = useState<Launch>({ state: 'loading', number: 0 });
  const latest = useRef(0);
  const wantedFun = useRef(false);

  const open = useCallback(
    async (wantsFun: boolean, isFresh = false, closesOther?: true): Promise<void> => {
      latest.current += 1;
      wantedFun.current = wantsFun;
      const number = latest.current;
      setLaunch({ state: 'loading', number });
      // Only the latest launch is shown.
      const show = (next: Launch) => {
        if (latest.current === number) setLaunch(next);
      };
      try {
        const ownSession = await readOwnSession();
        const result = await post({ locale, slug, wantsFun, isFresh, ownSession, closesOther });
        if (result.kind === 'game' && result.session) {
          // A launch that is not shown leaves no game open.
          if (latest.current === number) holdOwnSession(result.session);
          else storeLeftSession(result.session);
        }
        if (result.kind === 'game') show({ state: 'game', number, game: result });
        else if (result.kind === 'limitation') show({ state: 'error', code: 'error.game.limitation', bonus: result.bonus });
        else show({ state: 'error', code: result.kind });
      } catch (error) {
        if (!isCallError(error)) return show({ state: 'error', code: 'error.system.error' });
        if (error.code === realityCheckDue) notifyTimerChange();
        else if (error.code === expiredProviderSession && !isFresh && latest.current === number)
          return open(wantsFun, true, closesOther);
        show({ state: 'error', code: error.code });
      }
    },
    [locale, slug],
  );
  // A fresh launch, because the provider's session may be what failed (GAM-07).
  const retry = useCallback(() => void open(wantedFun.current, true), [open]);
  /** Launches again, and closes a game that is open elsewhere. */
  const takeOver = useCallback(() => void open(wantedFun.current, true, true), [open]);
  const fail = useCallback((code: string) => setLaunch({ state: 'error', code }), []);

  useEffect(() => {
    void open(isFunMode(window.location.search));
    return () => {
      latest.current += 1;
      releaseOwnSession();
    };
  }, [open]);
  return { launch, open, retry, takeOver, fail };
}

interface LaunchBody {
  readonly locale: string;
  readonly slug: string;
  readonly wantsFun: boolean;
  readonly isFresh: boolean;
  readonly ownSession: string | undefined;
  readonly closesOther: true | undefined;
}

function post(request: LaunchBody): Promise<LaunchResult> {
  return callSite('/api/play/launch', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  });
}
