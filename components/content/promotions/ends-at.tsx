import { Icon } from '#components/ui/media/icon.tsx';

interface EndsAtProps {
  readonly text: string;
  /** ISO 8601. */
  readonly dateTime?: string | null;
}

export function EndsAt({ text, dateTime }: EndsAtProps) {
  return (
    <time dateTime={dateTime ?? undefined} className="inline-flex items-center gap-1.5 text-xs font-medium text-paper-2">
      <Icon name="clock" size={15} className="shrink-0" />
      {text}
    </time>
  );
}
