import type { IconName } from '#components/ui/media/icon.tsx';

export interface NavItem {
  readonly segment: string;
  readonly label: string;
  readonly href: string;
  readonly icon: IconName;
}
