import { Icon } from '#components/ui/media/icon.tsx';
import { Picture } from '#components/ui/media/picture.tsx';
import type { MethodMark } from './method-mark.ts';

interface MethodOption {
  readonly method: string;
  readonly label: string;
  readonly time: string;
  readonly bounds: string;
}

interface MethodChoiceProps {
  readonly legend: string;
  readonly marks: readonly MethodMark[];
  readonly methods: readonly MethodOption[];
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (method: string) => void;
}

/** DEP-01, DEP-02: radio buttons of the payment methods with name, logo, time and bounds. */
export function MethodChoice({ legend, marks, methods, value, disabled, onChange }: MethodChoiceProps) {
  return (
    <fieldset disabled={disabled} className="disabled:opacity-60">
      <legend className="mb-2 text-sm font-medium text-paper-2">{legend}</legend>
      <div className="grid gap-2 md:grid-cols-2">
        {methods.map(({ method, label, time, bounds }) => {
          const mark = marks.find(({ code }) => code === method);
          return (
            <label
              key={method}
              className="flex min-h-16 items-center gap-3.5 rounded-md border border-control bg-ink px-3.5 py-2.5 has-checked:border-brass has-checked:bg-brass/8 has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-brass-2"
            >
              <input
                type="radio"
                name="method"
                value={method}
                checked={method === value}
                onChange={() => onChange(method)}
                className="tick order-last rounded-full outline-none"
              />
              <span className="relative grid size-10 shrink-0 place-items-center overflow-hidden rounded-sm bg-ink-4 text-paper-2">
                {mark ? (
                  <Picture picture={mark.logo} sizes="40px" widths={[40, 80]} ratio={1} fill decorative />
                ) : (
                  <Icon name="wallet" />
                )}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{mark?.title ?? label}</span>
                <span className="block text-sm text-paper-3">
                  {time} · <span className="inline-block">{bounds}</span>
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
