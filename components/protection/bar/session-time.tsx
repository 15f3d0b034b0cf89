'use client';

import { Icon } from '#components/ui/media/icon.tsx';
import { useSessionStart } from '#lib/protection/activity/client.ts';
import { useMinute } from './use-minute.ts';

/** How long the player has been signed in: `1:05`. Its width is reserved. */
export function SessionTime({ label }: { readonly label: string }) {
  const start = useSessionStart();
  const now = useMinute(start);
  return (
    <p className="flex min-w-[calc(4ch+18px)] items-center gap-1">
      <Icon name="clock" size={14} className="shrink-0 text-blue-2" />
      <span className="sr-only">{label} </span>
      {start === undefined || now === undefined ? '–:––' : formatMinutes(Math.max(0, Math.floor((now - start) / 60_000)))}
    </p>
  );
}

function formatMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
