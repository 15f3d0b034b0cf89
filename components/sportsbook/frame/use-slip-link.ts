import { useEffect } from 'react';
import { maxSlipLink } from '#lib/sportsbook/frame-contract.ts';
import type { ToSports } from '#lib/sportsbook/to-frame-contract.ts';

const prefix = '#slip=';

/** Passes the selections of a link (`#slip=…`) to the frame that is ready, once: a reload does not fill the betslip again. */
export function useSlipLink(isReady: boolean, send: (message: ToSports) => void): void {
  useEffect(() => {
    if (!isReady) return;
    const pass = () => {
      const { hash, pathname, search } = window.location;
      if (!hash.startsWith(prefix)) return;
      const text = hash.slice(prefix.length);
      window.history.replaceState(window.history.state, '', pathname + search);
      // One that is too long is none; the frame says so.
      send({ type: 'sb.fillSlip', payload: { selections: text.length > maxSlipLink ? '' : text } });
    };
    pass();
    window.addEventListener('hashchange', pass);
    return () => window.removeEventListener('hashchange', pass);
  }, [isReady, send]);
}
