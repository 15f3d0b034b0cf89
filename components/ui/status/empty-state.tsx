import type { ReactNode } from 'react';
import { Icon, type IconName } from '../media/icon.tsx';

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Replaces an empty list, or one that failed to load. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="lit grid justify-items-center gap-3 rounded-card px-6 py-12 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-paper/6 text-brass">
        <Icon name={icon} size={26} />
      </span>
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="max-w-prose text-sm text-paper-2">{children}</div>}
      {action && <div className="pt-2">{action}</div>}
    </div>
  );
}
