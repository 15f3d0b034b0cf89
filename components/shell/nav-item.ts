import type { IconName } from '#components/ui/icon.tsx';

/** An entry of the main navigation. `segment` is the first path segment below the locale that it stands for. */
export interface NavItem {
  readonly segment: string;
  readonly label: string;
  readonly href: string;
  readonly icon: IconName;
}
