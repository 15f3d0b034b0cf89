'use client';

import type { AnchorHTMLAttributes, MouseEvent } from 'react';

interface LocaleLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** As in the path, e.g. `fi-FI`; without JavaScript the link leads to its front page. */
  readonly locale: string;
}

/**
 * A document navigation to this page in another locale; only the browser knows the visible path of a rewritten page. Clicks
 * before the scripts have loaded are replayed (`loadScriptsAfterPaint`).
 */
export function LocaleLink({ locale, children, ...rest }: LocaleLinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const { pathname, search } = window.location;
    const path = pathname.replace(/^\/[^/]*/, '');
    event.currentTarget.href = `/${locale}${path}${search}`;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const link = event.currentTarget.href;
    import('./switch-locale.ts')
      .then(({ switchLocale }) => switchLocale({ to: locale, path }, search))
      .catch(() => window.location.assign(link));
  };
  return (
    <a href={`/${locale}`} data-later="" onClick={follow} {...rest}>
      {children}
    </a>
  );
}
