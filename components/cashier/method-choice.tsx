import { useRef, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Icon } from '#components/ui/media/icon.tsx';
import { Picture } from '#components/ui/media/picture.tsx';
import type { DepositMethod } from '#lib/cashier/contract.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatWholeMoney, unbroken } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import type { MethodMark } from './method-mark.ts';
import { processTimeKey } from './process-time.ts';

interface MethodChoiceProps {
  readonly legend: string;
  readonly marks: readonly MethodMark[];
  readonly methods: readonly Pick<DepositMethod, 'method' | 'label' | 'processTime' | 'min' | 'max' | 'currency'>[];
  readonly value: string;
  /** Ignores changes and keeps the focus. */
  readonly readOnly: boolean;
  readonly onChange: (method: string) => void;
}

/** DEP-01, DEP-02: radio buttons of the payment methods with name, logo, time and bounds. A phone shows the chosen one, and all on request. */
export function MethodChoice({ legend, marks, methods, value, readOnly, onChange }: MethodChoiceProps) {
  const { numbers } = useLocale();
  const messages = useMessages('payments');
  const t = useTranslator('payments');
  const [isFolded, setFolded] = useState(methods.length > 2);
  const list = useRef<HTMLFieldSetElement>(null);
  const unfold = () => {
    setFolded(false);
    // The button leaves the page.
    list.current?.querySelector<HTMLElement>('input:checked')?.focus();
  };
  return (
    <fieldset ref={list} aria-disabled={readOnly || undefined} className="aria-disabled:opacity-60">
      <legend className="mb-2 text-sm font-medium text-paper-2">{legend}</legend>
      <div className="grid gap-2 md:grid-cols-2">
        {methods.map(({ method, label, processTime, min, max, currency }) => {
          const format = (amount: number) => unbroken(formatWholeMoney(fromWire(amount, currency), numbers));
          const mark = marks.find(({ code }) => code === method);
          return (
            <label
              key={method}
              className={classNames(
                'flex min-h-16 items-center gap-3.5 rounded-md border border-control bg-ink px-3.5 py-2.5 has-checked:border-brass has-checked:bg-brass/8 has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-brass-2',
                isFolded && method !== value && 'max-md:hidden',
              )}
            >
              <input
                type="radio"
                name="method"
                value={method}
                checked={method === value}
                onChange={() => !readOnly && onChange(method)}
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
                  {messages[processTimeKey(processTime)]} ·{' '}
                  <span className="inline-block">{t('methodRange', { least: format(min), most: format(max) })}</span>
                </span>
              </span>
            </label>
          );
        })}
      </div>
      {isFolded && (
        <Button tone="quiet" className="mt-1 -ml-3 md:hidden" onClick={unfold}>
          {messages.showAll}
          <Icon name="chevronDown" size={18} />
        </Button>
      )}
    </fieldset>
  );
}
