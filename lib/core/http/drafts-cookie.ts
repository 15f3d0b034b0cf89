import { hostCookieName } from './cookie-names.ts';

/** Next's name for the cookie of drafts; `draftMode` compares its value with a secret of the build. */
export const nextDraftsCookie = '__prerender_bypass';

/** The `Cookie` header of a request over TLS as Next reads it: the cookie of drafts under Next's name, which only this host can set. */
export function cookiesForNext(header: string): string {
  const own = `${hostCookieName('drafts', true)}=`;
  return header
    .split(/; */)
    .filter((cookie) => !cookie.startsWith(`${nextDraftsCookie}=`))
    .map((cookie) => (cookie.startsWith(own) ? `${nextDraftsCookie}=${cookie.slice(own.length)}` : cookie))
    .join('; ');
}
