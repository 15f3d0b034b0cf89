'use client';

import { useEffect, useState } from 'react';
import { Link } from '#components/ui/actions/link.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Icon } from '#components/ui/media/icon.tsx';
import type { Action } from '#lib/content/types.ts';

interface Column {
  readonly title: string;
  readonly links: readonly Action[];
  /** `protection` is never folded. */
  readonly kind?: 'wide' | 'protection';
}

/** Columns of links, folded on phones. A client component, also so that the page sends the links as data and not as markup twice. */
export function LinkColumns({ columns }: { readonly columns: readonly Column[] }) {
  const isPhone = useIsPhone();
  return columns.map((column) => (
    <LinkColumn key={column.title} {...column} isFolded={isPhone && column.kind !== 'protection'} />
  ));
}

/** False in the server's markup: without scripts every link is in sight. */
function useIsPhone(): boolean {
  const [isPhone, setPhone] = useState(false);
  useEffect(() => {
    const phone = window.matchMedia('(max-width: 767px)');
    const follow = () => setPhone(phone.matches);
    follow();
    phone.addEventListener('change', follow);
    return () => phone.removeEventListener('change', follow);
  }, []);
  return isPhone;
}

/** A column whose title opens it where it is folded. */
function LinkColumn({ title, links, kind, isFolded }: Column & { readonly isFolded: boolean }) {
  if (links.length === 0) return null;
  const isWide = kind === 'wide';
  const tone = kind === 'protection' ? 'text-blue-2' : 'text-paper-3';
  return (
    <details open={!isFolded} className={classNames('group border-b border-paper/8 md:border-0', isWide && 'md:col-span-2')}>
      <summary
        tabIndex={isFolded ? undefined : -1}
        className="flex min-h-13 list-none items-center justify-between gap-4 md:pointer-events-none md:mb-3 md:min-h-0"
      >
        <h2 className={`font-sans text-sm font-semibold tracking-normal ${tone}`}>{title}</h2>
        <Icon name="chevronDown" size={18} className="text-paper-3 transition-transform group-open:rotate-180 md:hidden" />
      </summary>
      <ul className={classNames('max-md:pb-4', isWide && 'grid grid-cols-2 gap-x-6')}>
        {links.map((link) => (
          <li key={link.label}>
            <Link href={link.href} newTab={link.newTab} className="footer-link">
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
