import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Button } from './button.tsx';

interface PausedButtonProps extends ComponentProps<typeof Button> {
  /** The time left, as text; null while the button can be used. */
  readonly remaining: string | null;
  /** How long a pause is, for screen readers: they would read the time left every second. */
  readonly rule: string;
}

/** A button that rests after each use. */
export function PausedButton({ remaining, rule, wide, onClick, ...button }: PausedButtonProps) {
  const id = useId();
  const isPaused = remaining !== null;
  return (
    <div className="space-y-2">
      <Button
        tone="secondary"
        wide={wide}
        onClick={onClick}
        {...button}
        {...(isPaused && { 'aria-disabled': true, 'aria-describedby': id, onClick: undefined })}
      />
      <p aria-hidden="true" className={classNames('min-h-[1lh] text-sm text-paper-2', wide && 'text-center')}>
        {remaining}
      </p>
      <p id={id} className="sr-only">
        {isPaused && rule}
      </p>
    </div>
  );
}
