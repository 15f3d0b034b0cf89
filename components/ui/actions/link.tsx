import NextLink from 'next/link';
import type { AnchorHTMLAttributes, ReactNode } from 'react';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> {
  readonly href: string;
  readonly newTab?: boolean;
  readonly scroll?: boolean;
  readonly children: ReactNode;
}

/** A link to a path (client navigation, no prefetch), to a fragment, or to another site (CNT-15). */
export function Link({ href, newTab = false, scroll, children, ...rest }: LinkProps) {
  const isExternal = !href.startsWith('/') && !href.startsWith('#');
  const rel = [isExternal && 'external', newTab && 'noopener noreferrer'].filter(Boolean).join(' ') || undefined;
  const target = newTab ? '_blank' : undefined;
  if (isExternal || newTab || href.startsWith('#')) {
    return (
      <a href={href} target={target} rel={rel} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <NextLink href={href} prefetch={false} scroll={scroll} {...rest}>
      {children}
    </NextLink>
  );
}
