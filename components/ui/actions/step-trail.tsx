import { classNames } from '../class-names.ts';

interface StepTrailProps {
  readonly steps: readonly string[];
  readonly current: number;
  /** Accessible name of the list, e.g. "Steps to your account". */
  readonly label: string;
}

/** Progress through a few steps: bars, the current name, and all names for screen readers. */
export function StepTrail({ steps, current, label }: StepTrailProps) {
  return (
    <ol aria-label={label} className="flex gap-2">
      {steps.map((step, at) => (
        <li key={step} aria-current={at === current ? 'step' : undefined} className="flex-1 space-y-1.5">
          <span
            className={classNames('block h-1 rounded-full transition-colors', at <= current ? 'bg-brass' : 'bg-paper/16')}
            aria-hidden="true"
          />
          <span className={at === current ? 'block text-xs font-semibold whitespace-nowrap text-paper' : 'sr-only'}>{step}</span>
        </li>
      ))}
    </ol>
  );
}
