import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../media/icon.tsx';

export type NoticeTone = 'info' | 'success' | 'warn' | 'error' | 'protection';

const styles: Record<NoticeTone, { readonly icon: IconName; readonly colour: string }> = {
  info: { icon: 'info', colour: 'text-paper-2 bg-paper/8' },
  success: { icon: 'check', colour: 'text-felt-2 bg-felt/16' },
  warn: { icon: 'warning', colour: 'text-coral bg-coral/14' },
  error: { icon: 'warning', colour: 'text-red-2 bg-red/16' },
  protection: { icon: 'shield', colour: 'text-blue-2 bg-blue/16' },
};

export interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly title?: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** A static message. Not a live region: wrap it in one if it appears later. */
export function Notice({ tone = 'info', title, children, action }: NoticeProps) {
  const style = styles[tone];
  return (
    <div className={classNames('flex gap-3 rounded-md p-4 text-sm', style.colour)}>
      <Icon name={style.icon} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1 space-y-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-paper">{children}</div>}
        {action && <div className="pt-2">{action}</div>}
      </div>
    </div>
  );
}
