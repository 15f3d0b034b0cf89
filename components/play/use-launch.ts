import { useCallback, useEffect, useRef, useState } from 'react';
import { asksForFun } from '#lib/games/for-fun.ts';
import type { LaunchAnswer } from '#lib/launch/answer.ts';
import { askSite } from '#lib/platform/browser.ts';
import { isCallError } from '#lib/platform/errors.ts';
import { tellOtherTabs } from '#lib/session/browser.ts';
import type { PlayedGame, PlayPlace } from './play-words.ts';

/** GAM-03: a launch loads, plays or fails. A launch of the game that runs begins anew with another number. */
export type Launch =
  | { readonly state: 'loading'; readonly number: number }
  | { readonly state: 'game'; readonly number: number; readonly game: Extract<LaunchAnswer, { kind: 'game' }> }
  | { readonly state: 'error'; readonly code: string };

/** GAM-14: what the provider answers when its own session has run out; a fresh one helps. */
const staleSession = 'error.evolution.session';

/** Opens the game when its page is there, and again when asked. */
export function useLaunch(place: PlayPlace, { slug }: PlayedGame) {
  const [launch, setLaunch] = useState<Launch>({ state: 'loading', number: 0 });
  const latest = useRef(0);
  const wished = useRef(false);
  const { locale } = place;

  const open = useCallback(
    async (wantsFun: boolean, isFresh = false): Promise<void> => {
      latest.current += 1;
      wished.current = wantsFun;
      const number = latest.current;
      setLaunch({ state: 'loading', number });
      // Who opens two games at once sees the second.
      const arrive = (next: Launch) => {
        if (latest.current === number) setLaunch(next);
      };
      try {
        const answer = await post({ locale, slug, wantsFun, isFresh });
        if (answer.kind === 'game') arrive({ state: 'game', number, game: answer });
        else arrive({ state: 'error', code: answer.kind });
      } catch (error) {
        if (!isCallError(error)) return arrive({ state: 'error', code: 'error.system.error' });
        if (error.endsSession) tellOtherTabs('expired');
        else if (error.code === staleSession && !isFresh) return open(wantsFun, true);
        arrive({ state: 'error', code: error.code });
      }
    },
    [locale, slug],
  );
  /** Whatever was wished for last. */
  const retry = useCallback(() => void open(wished.current), [open]);
  const fail = useCallback((code: string) => setLaunch({ state: 'error', code }), []);

  useEffect(() => {
    void open(asksForFun(window.location.search));
    const { current } = latest;
    return () => {
      latest.current = current + 1;
    };
  }, [open]);
  return { launch, open, retry, fail };
}

function post(wish: { locale: string; slug: string; wantsFun: boolean; isFresh: boolean }): Promise<LaunchAnswer> {
  const channel = window.matchMedia('(pointer: coarse) and (max-width: 1023px)').matches ? 'mobile' : 'web';
  return askSite('/api/play/launch', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...wish, channel }),
  });
}
