'use client';

import type { AnchorHTMLAttributes } from 'react';

interface LocaleLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly keepPath: boolean;
}

/** A document navigation to another locale; only the browser knows the visible path behind a rewritten page. */
export function LocaleLink({ href, keepPath, children, ...rest }: LocaleLinkProps) {
  return (
    <a
      href={href}
      onClick={
        keepPath
          ? (event) => {
              event.currentTarget.href = `${href}${window.location.pathname.replace(/^\/[^/]*/, '')}`;
            }
          : undefined
      }
      {...rest}
    >
      {children}
    </a>
  );
}
