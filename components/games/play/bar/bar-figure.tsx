import { classNames } from '#components/ui/class-names.ts';

interface BarFigureProps {
  readonly label: string;
  /** Undefined while it is not known. */
  readonly value: string | undefined;
  /** What a screen reader says in place of the value. */
  readonly spoken?: string | undefined;
  /** A fixed width, so that a longer value moves nothing. */
  readonly className: string;
}

/** A figure of the game bar; it is never announced by itself. */
export function BarFigure({ label, value, spoken, className }: BarFigureProps) {
  return (
    <div className={classNames('max-[23rem]:flex max-[23rem]:w-auto max-[23rem]:items-baseline max-[23rem]:gap-1', className)}>
      <dt className="truncate text-[0.6875rem]/4 text-paper-3">{label}</dt>
      <dd className="truncate text-sm/5 font-medium text-paper tabular-nums max-[23rem]:text-xs/4">
        <span aria-hidden={spoken !== undefined}>{value ?? '–'}</span>
        {spoken !== undefined && <span className="sr-only">{spoken}</span>}
      </dd>
    </div>
  );
}
