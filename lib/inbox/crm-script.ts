import { callSite } from '#lib/core/api/browser.ts';
import type { InboxSession } from './inbox.ts';

declare global {
  interface Window {
    sid?: string;
    fasttrackbrand?: string;
    /** Added by the script of the messaging service; its instance adds `FasttrackCrm` (DEC-SVC-7). */
    readonly FastTrackLoader?: new () => unknown;
  }
}

/** The event of the messaging service's script that says how many messages are unread. */
export const badgeEvent = 'fasttrack:badge';

let loading: Promise<void> | undefined;

/**
 * Loads the messaging service's script with the player's session, once per page. Without a session or a script, the inbox
 * is only refreshed less often (CHT-10, CHT-11).
 */
export function loadCrmScript(): Promise<void> {
  loading ??= load().catch(() => {
    loading = undefined;
  });
  return loading;
}

async function load(): Promise<void> {
  const { session } = await callSite<InboxSession>('/api/inbox/session');
  if (!session) return;
  window.sid = session.sid;
  window.fasttrackbrand = session.brand;
  await addScript(session.scriptUrl);
  const { FastTrackLoader } = window;
  if (FastTrackLoader) new FastTrackLoader();
}

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The script of the messaging service could not be loaded.'));
    });
    document.head.append(script);
  });
}
