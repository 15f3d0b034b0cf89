import { useId } from 'react';

interface ProgressBarProps {
  readonly label: string;
  /** From 0 to 1; left out while nobody can say how far it is. */
  readonly value?: number;
  /** The same in words, e.g. "420 of 1,750 €". */
  readonly text?: string;
}

export function ProgressBar({ label, value, text }: ProgressBarProps) {
  const id = useId();
  return (
    <div className="space-y-1.5 text-sm">
      <div className="flex justify-between gap-4">
        <label htmlFor={id} className="text-paper-2">
          {label}
        </label>
        {text && <span>{text}</span>}
      </div>
      <progress id={id} value={value} max={1} className="bar">
        {text}
      </progress>
    </div>
  );
}
