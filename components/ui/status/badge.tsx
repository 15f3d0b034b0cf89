import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type BadgeTone = 'neutral' | 'brass' | 'felt' | 'coral' | 'red' | 'blue';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-ink-4 text-paper-2',
  brass: 'bg-brass/14 text-brass-2',
  felt: 'bg-felt/18 text-felt-2',
  coral: 'bg-coral/16 text-coral',
  red: 'bg-red/18 text-red-2',
  blue: 'bg-blue/18 text-blue-2',
};

export function Badge({ tone = 'neutral', children }: { readonly tone?: BadgeTone; readonly children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex h-6 items-center gap-1.5 rounded-full px-2.5 text-xs font-semibold whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
