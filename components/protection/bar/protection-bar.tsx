import type { ReactNode } from 'react';
import { Link } from '#components/ui/actions/link.tsx';
import { Icon, type IconName } from '#components/ui/media/icon.tsx';
import { Picture } from '#components/ui/media/picture.tsx';
import type { Mark } from '#lib/content/types.ts';

interface ProtectionBarProps {
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly href: string; readonly icon: IconName }[];
  readonly licences: { readonly label: string; readonly marks: readonly Mark[] };
  readonly age: { readonly text: string; readonly meaning: string; readonly href: string | null };
  /** The clock, and the time of the session for players. */
  readonly children: ReactNode;
}

const targetClass = 'flex h-full min-w-7 items-center justify-center gap-1.5 hover:text-paper hover:underline';

/** A line at the top of every page, in sight while scrolling, in markets that ask for it. On small screens links are icons. */
export function ProtectionBar({ label, links, licences, age, children }: ProtectionBarProps) {
  return (
    <section
      data-protection-bar
      aria-label={label}
      className="sticky top-0 z-40 h-(--bar) bg-ink-2 text-xs text-paper-2 shadow-[inset_0_-1px_0_oklch(1_0_0/0.06)] print:hidden"
    >
      <div className="page flex h-full items-center justify-between gap-2 max-md:px-3">
        <div className="flex items-center gap-3 whitespace-nowrap md:gap-5">{children}</div>
        <div className="flex h-full items-center gap-1 md:gap-5">
          <ul className="flex h-full items-center md:gap-5">
            {links.map(({ label: text, href, icon }) => (
              <li key={text} className="h-full">
                <Link href={href} className={targetClass}>
                  <Icon name={icon} size={16} className="text-blue-2" />
                  <span className="whitespace-nowrap max-lg:sr-only">{text}</span>
                </Link>
              </li>
            ))}
          </ul>
          {licences.marks.length > 0 && (
            <ul aria-label={licences.label} className="flex h-full items-center md:gap-3">
              {licences.marks.map((mark) => (
                <li key={mark.name} className="h-full">
                  <Link href={mark.url ?? '#licences'} newTab={mark.url?.startsWith('http')} className={targetClass}>
                    <span className="block w-5 shrink-0 overflow-hidden rounded-sm">
                      <Picture picture={mark.picture} sizes="20px" widths={[40, 80]} decorative />
                    </span>
                    <span className="whitespace-nowrap max-xl:sr-only">
                      {[mark.name, mark.number].filter(Boolean).join(' · ')}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <AgeMark {...age} />
        </div>
      </div>
    </section>
  );
}

function AgeMark({ text, meaning, href }: ProtectionBarProps['age']) {
  const mark = (
    <>
      <span aria-hidden="true" className="rounded-full px-1.5 font-bold text-blue-2 ring-1 ring-blue ring-inset">
        {text}
      </span>
      <span className="sr-only">{meaning}</span>
    </>
  );
  if (!href) return <span className={targetClass}>{mark}</span>;
  return (
    <Link href={href} className={targetClass}>
      {mark}
    </Link>
  );
}
