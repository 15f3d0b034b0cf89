import { useId } from 'react';

interface ProgressBarProps {
  readonly label: string;
  /** From 0 to 1; undefined while unknown. */
  readonly value?: number;
  readonly text?: string;
}

export function ProgressBar({ label, value, text }: ProgressBarProps) {
  const id = useId();
  return (
    <div className="space-y-1.5 text-sm">
      <div className="flex flex-wrap justify-between gap-x-4">
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
