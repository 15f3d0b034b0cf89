import { useCallback, useEffect, useRef, useState } from 'react';
import { callSite } from '#lib/core/api/browser.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import type { SportsContextResult } from '#lib/sportsbook/frame/context-result.ts';
import { sportsPathOf } from '#lib/sportsbook/routes.ts';

/** Each request of a context has a new number. `path`: the view that the frame opens with. */
export type SportsContext =
  | { readonly state: 'loading'; readonly number: number }
  | { readonly state: 'frame'; readonly number: number; readonly path: string; readonly url: string }
  | { readonly state: 'error'; readonly code: string }
  | { readonly state: 'closed' };

const requestMs = 8_000;
/** A frame that expires again and again is broken. */
const maxRenewals = 3;
const renewalsMs = 60_000;

/** SPB-01: asks the site's server for the address of the frame, for the view of the page's address; again once the frame reports that it has expired. */
export function useSportsContext() {
  const { locale, home } = useLocale();
  const [context, setContext] = useState<SportsContext>({ state: 'loading', number: 0 });
  const latest = useRef(0);
  const renewals = useRef<readonly number[]>([]);

  const open = useCallback(async (): Promise<void> => {
    latest.current += 1;
    const number = latest.current;
    setContext({ state: 'loading', number });
    const show = (next: SportsContext) => {
      if (latest.current === number) setContext(next);
    };
    const path = sportsPathOf(home, window.location.pathname) ?? '';
    try {
      const { iframeUrl: url } = await post({ locale, path });
      show({ state: 'frame', number, path, url });
    } catch (error) {
      show({ state: 'error', code: isCallError(error) ? error.code : 'error.system.error' });
    }
  }, [locale, home]);

  const renew = useCallback(() => {
    const now = performance.now();
    const recent = renewals.current.filter((at) => now - at < renewalsMs);
    renewals.current = [...recent, now];
    if (recent.length < maxRenewals) return void open();
    latest.current += 1;
    setContext({ state: 'error', code: 'error.system.error' });
  }, [open]);

  const close = useCallback(() => {
    latest.current += 1;
    setContext({ state: 'closed' });
  }, []);

  useEffect(() => {
    void open();
    return () => {
      latest.current += 1;
    };
  }, [open]);

  return { context, open, renew, close };
}

function post(body: { readonly locale: string; readonly path: string }): Promise<SportsContextResult> {
  return callSite('/api/sportsbook/context', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(requestMs),
  });
}
