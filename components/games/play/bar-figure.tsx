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
    <div className={className}>
      <dt className="truncate text-[0.6875rem]/4 text-paper-3">{label}</dt>
      <dd className="truncate text-sm/5 font-medium text-paper tabular-nums">
        <span aria-hidden={spoken !== undefined}>{value ?? '–'}</span>
        {spoken !== undefined && <span className="sr-only">{spoken}</span>}
      </dd>
    </div>
  );
}
