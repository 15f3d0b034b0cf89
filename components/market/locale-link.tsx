'use client';

import type { AnchorHTMLAttributes, MouseEvent, SyntheticEvent } from 'react';

interface LocaleLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** As in the path, e.g. `fi-FI`; without JavaScript the link leads to its front page. */
  readonly locale: string;
}

/** This page in another locale: only the browser knows the visible path of a rewritten page. */
function readTarget(locale: string) {
  const { pathname, search } = window.location;
  const path = pathname.replace(/^\/[^/]*/, '');
  return { path, search, href: `/${locale}${path}${search}` };
}

/** A document navigation to this page in another locale. Clicks before the scripts have loaded are replayed (`loadScriptsAfterPaint`). */
export function LocaleLink({ locale, children, ...rest }: LocaleLinkProps) {
  // Before a click: a middle click and the menu of a link open its address without one.
  const aim = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = readTarget(locale).href;
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    aim(event);
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { path, search, href } = readTarget(locale);
    import('./switch-locale.ts')
      .then(({ switchLocale }) => switchLocale({ to: locale, path }, search))
      .catch(() => window.location.assign(href));
  };
  return (
    <a href={`/${locale}`} data-later="" onPointerDown={aim} onFocus={aim} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
