'use client';

import { type MouseEvent, useRef } from 'react';
import { Link } from '#components/ui/actions/link.tsx';
import { Icon, type IconName } from '#components/ui/media/icon.tsx';
import { SidePanel } from '#components/ui/overlay/side-panel.tsx';

export interface MenuLink {
  readonly label: string;
  readonly href: string;
  readonly icon: IconName;
  /** Only on screens whose header has no space for it. */
  readonly isForNarrow?: true;
}

/** The button that opens the switch of markets and languages. */
export interface MenuLocale {
  readonly label: string;
  /** The current choice. */
  readonly value: string;
  /** The id of the popover. */
  readonly popover: string;
}

export interface MenuPanelProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly links: readonly MenuLink[];
  readonly locale: MenuLocale;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const rowClass = 'flex min-h-13 w-full items-center gap-4 rounded-md px-3 text-left text-base font-medium hover:bg-paper/6';

export function MenuPanel({ title, closeLabel, links, locale, open, onOpenChange }: MenuPanelProps) {
  /** Opens something after the panel, outside of which nothing can be used, nor keep the focus, while it is open. */
  const openNext = useRef<(() => HTMLElement | boolean) | null>(null);
  const closeFor = (open: () => HTMLElement | boolean) => {
    openNext.current = open;
    onOpenChange(false);
  };
  const whenClosed = () => {
    const open = openNext.current;
    openNext.current = null;
    return open?.() ?? true;
  };
  const openSwitch = () => {
    const popover = document.getElementById(locale.popover);
    popover?.showPopover();
    return popover?.querySelector<HTMLElement>('[aria-current]') ?? popover ?? true;
  };
  const follow = (event: MouseEvent, href: string) => {
    if (!href.startsWith('#')) return onOpenChange(false);
    event.preventDefault();
    closeFor(() => {
      window.location.hash = href;
      return false;
    });
  };
  return (
    <SidePanel open={open} onOpenChange={onOpenChange} title={title} closeLabel={closeLabel} finalFocus={whenClosed}>
      <ul className="space-y-1">
        {links.map(({ label, href, icon, isForNarrow }) => (
          <li key={href} className={isForNarrow && 'min-[390px]:hidden'}>
            <Link href={href} onClick={(event) => follow(event, href)} className={rowClass}>
              <Icon name={icon} className="shrink-0 text-brass" />
              {label}
            </Link>
          </li>
        ))}
        <li className="border-t border-paper/8 pt-1">
          <button type="button" aria-haspopup="dialog" className={rowClass} onClick={() => closeFor(openSwitch)}>
            <Icon name="globe" className="shrink-0 text-brass" />
            <span>
              {locale.label}
              <span className="block text-sm font-normal text-paper-2">{locale.value}</span>
            </span>
          </button>
        </li>
      </ul>
    </SidePanel>
  );
}
