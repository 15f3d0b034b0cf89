import NextLink from 'next/link';
import type { AnchorHTMLAttributes, ReactNode } from 'react';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> {
  readonly href: string;
  readonly newTab?: boolean;
  /** False keeps the page where it is scrolled to. */
  readonly scroll?: boolean;
  readonly children: ReactNode;
}

/** A link to a path (client navigation, no prefetch), to a fragment of this page, or out of the site (CNT-15). */
export function Link({ href, newTab = false, scroll, children, ...rest }: LinkProps) {
  const leaves = !href.startsWith('/') && !href.startsWith('#');
  const rel = [leaves && 'external', newTab && 'noopener noreferrer'].filter(Boolean).join(' ') || undefined;
  const target = newTab ? '_blank' : undefined;
  if (leaves || newTab || href.startsWith('#')) {
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
