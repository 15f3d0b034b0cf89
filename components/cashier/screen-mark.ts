import type { IconName } from '#components/ui/media/icon.tsx';

const colours = {
  warn: 'bg-coral/14 text-coral',
  error: 'bg-red/16 text-red-2',
  protection: 'bg-blue/16 text-blue-2',
  info: 'bg-paper/8 text-paper-2',
} as const;

export interface ScreenMark {
  readonly icon: IconName;
  readonly colour: string;
}

export function screenMark(icon: IconName, meaning: keyof typeof colours): ScreenMark {
  return { icon, colour: colours[meaning] };
}
