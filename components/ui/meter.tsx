import { classNames } from './class-names.ts';

export type MeterTone = 'brass' | 'felt' | 'coral' | 'blue';

const fills: Record<MeterTone, string> = { brass: 'bg-brass', felt: 'bg-felt', coral: 'bg-coral', blue: 'bg-blue' };

interface MeterProps {
  readonly label: string;
  /** What the meter says in words, e.g. what is left. */
  readonly text: string;
  readonly value: number;
  readonly max: number;
  readonly tone?: MeterTone;
}

export function Meter({ label, text, value, max, tone = 'brass' }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="text-paper-2">{label}</span>
        <span className="font-semibold">{text}</span>
      </div>
      <div className="h-2 overflow-hidden rounded-full bg-ink ring-1 ring-paper/10 ring-inset">
        <meter className="sr-only" aria-label={label} aria-valuetext={text} max={max} value={Math.min(value, max)}>
          {text}
        </meter>
        <div className={classNames('h-full origin-left rounded-full', fills[tone])} style={{ transform: `scaleX(${share})` }} />
      </div>
    </div>
  );
}
