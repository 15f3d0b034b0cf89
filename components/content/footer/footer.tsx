'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Logo } from '#components/shell/logo.tsx';
import { Link } from '#components/ui/actions/link.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Icon } from '#components/ui/media/icon.tsx';
import type { Action, Footer as FooterContent } from '#lib/content/types.ts';
import { type FooterMark, MarkRow } from './mark-row.tsx';

export interface FooterLabels {
  readonly navigation: string;
  readonly information: string;
  readonly contact: string;
  readonly protection: string;
  readonly licences: string;
  readonly regulators: string;
  readonly payments: string;
  readonly age: string;
  readonly ageMeaning: string;
}

interface FooterProps {
  readonly name: string;
  readonly footer: Pick<FooterContent, 'infoLinks' | 'contactLinks' | 'paymentMethods'> & {
    readonly licences: readonly FooterMark[];
    readonly regulators: readonly FooterMark[];
  };
  readonly text: ReactNode;
  readonly protectionLinks: readonly Action[];
  readonly labels: FooterLabels;
  readonly children?: ReactNode;
}

/** Information, contact, protection, licences and payment methods (CNT-22). Parts that content switches off are empty lists. Phones fold the links except those of protection. A client component, so that the page sends it as data and not as markup twice. */
export function Footer({ name, footer, text, protectionLinks, labels, children }: FooterProps) {
  const isPhone = useIsPhone();
  return (
    <footer className="deferred mt-24 bg-ink-2 pb-(--bottom) shadow-[inset_0_1px_0_oklch(1_0_0/0.05)]">
      <div className="page space-y-8 py-10 md:space-y-12 md:py-14 lg:py-18">
        <div className="flex flex-wrap items-center justify-between gap-6">
          <Logo name={name} />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">{children}</div>
        </div>
        <nav aria-label={labels.navigation} className="md:grid md:grid-cols-2 md:gap-x-6 md:gap-y-10 lg:grid-cols-4">
          <LinkColumn title={labels.information} links={footer.infoLinks} isFolded={isPhone} wide />
          <LinkColumn title={labels.contact} links={footer.contactLinks} isFolded={isPhone} />
          <LinkColumn title={labels.protection} links={protectionLinks} tone="text-blue-2" />
        </nav>
        <MarkRow id="licences" title={labels.licences} marks={footer.licences} />
        <MarkRow title={labels.regulators} marks={footer.regulators} />
        {footer.paymentMethods.length > 0 && (
          <section aria-label={labels.payments} className="space-y-4">
            <h2 className="font-sans text-sm font-semibold tracking-normal text-paper-3">{labels.payments}</h2>
            <ul className="flex flex-wrap gap-2">
              {footer.paymentMethods.map((method) => (
                <li
                  key={method}
                  className="rounded-sm bg-ink-4 px-3 py-1.5 text-sm font-medium text-paper-2 shadow-[inset_0_1px_0_oklch(1_0_0/0.06)]"
                >
                  {method}
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className="flex items-start gap-5 border-t border-paper/8 pt-8">
          <span className="grid size-11 shrink-0 place-items-center rounded-full text-sm font-bold text-blue-2 ring-2 ring-blue ring-inset">
            <span aria-hidden="true">{labels.age}</span>
            <span className="sr-only">{labels.ageMeaning}</span>
          </span>
          <div className="max-w-3xl text-sm text-paper-3">{text}</div>
        </div>
      </div>
    </footer>
  );
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

interface LinkColumnProps {
  readonly title: string;
  readonly links: readonly Action[];
  readonly isFolded?: boolean;
  readonly tone?: string;
  readonly wide?: boolean;
}

/** A column whose title opens it where it is folded. */
function LinkColumn({ title, links, isFolded = false, tone = 'text-paper-3', wide }: LinkColumnProps) {
  if (links.length === 0) return null;
  return (
    <details open={!isFolded} className={classNames('group border-b border-paper/8 md:border-0', wide && 'md:col-span-2')}>
      <summary
        tabIndex={isFolded ? undefined : -1}
        className="flex min-h-13 list-none items-center justify-between gap-4 md:pointer-events-none md:mb-3 md:min-h-0"
      >
        <h2 className={`font-sans text-sm font-semibold tracking-normal ${tone}`}>{title}</h2>
        <Icon name="chevronDown" size={18} className="text-paper-3 transition-transform group-open:rotate-180 md:hidden" />
      </summary>
      <ul className={classNames('max-md:pb-4', wide && 'grid grid-cols-2 gap-x-6')}>
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
