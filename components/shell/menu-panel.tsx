'use client';

import { Link } from '#components/ui/actions/link.tsx';
import { Icon, type IconName } from '#components/ui/media/icon.tsx';
import { SidePanel } from '#components/ui/overlay/side-panel.tsx';

export interface MenuLink {
  readonly label: string;
  readonly href: string;
  readonly icon: IconName;
}

export interface MenuPanelProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly links: readonly MenuLink[];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function MenuPanel({ title, closeLabel, links, open, onOpenChange }: MenuPanelProps) {
  return (
    <SidePanel open={open} onOpenChange={onOpenChange} title={title} closeLabel={closeLabel}>
      <ul className="space-y-1">
        {links.map(({ label, href, icon }) => (
          <li key={href}>
            <Link
              href={href}
              onClick={() => onOpenChange(false)}
              className="flex min-h-13 items-center gap-4 rounded-md px-3 text-base font-medium hover:bg-paper/6"
            >
              <Icon name={icon} className="shrink-0 text-brass" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </SidePanel>
  );
}
