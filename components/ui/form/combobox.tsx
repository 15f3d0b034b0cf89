'use client';

import { Combobox as Base } from '@base-ui/react/combobox';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../media/icon.tsx';
import { describedBy, FieldNotes, type FieldNotes as Notes } from './field-notes.tsx';
import type { SelectOption } from './select.tsx';

interface ComboboxProps extends Notes {
  readonly label: string;
  readonly name: string;
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whether an option is one for the typed text; by default it contains it. */
  readonly matches?: (option: string, typed: string) => boolean;
  readonly openLabel: string;
  readonly emptyText: string;
}

/** A select whose options are found by typing. Import it only where the list is too long for a native one. */
export function Combobox(props: ComboboxProps) {
  const { label, name, options, value, onChange, matches, openLabel, emptyText, hint, error } = props;
  const fieldId = useId();
  return (
    <Base.Root
      items={options}
      value={options.find((option) => option.value === value) ?? null}
      onValueChange={(option) => onChange(option?.value ?? '')}
      {...(matches && { filter: (option: SelectOption, typed: string) => matches(option.label, typed) })}
      autoHighlight
    >
      <div className="space-y-1.5">
        <label htmlFor={fieldId} className="block text-sm font-medium text-paper-2">
          {label}
        </label>
        <div className="relative">
          <Base.Input
            id={fieldId}
            name={name}
            autoComplete="off"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(fieldId, { hint, error })}
            className={classNames(
              'h-13 w-full rounded-md border bg-ink pr-13 pl-4 text-base text-paper placeholder:text-paper-3 focus-visible:outline-offset-1',
              error ? 'border-red-2' : 'border-control',
            )}
          />
          <Base.Trigger aria-label={openLabel} className="absolute inset-y-0 right-1 grid w-11 place-items-center text-paper-2">
            <Icon name="chevronDown" size={18} />
          </Base.Trigger>
        </div>
        <FieldNotes fieldId={fieldId} hint={hint} error={error} />
      </div>
      <Base.Portal>
        <Base.Positioner sideOffset={4} className="z-60">
          <Base.Popup className="w-(--anchor-width) rounded-md bg-linear-to-b from-ink-4 to-ink-3 p-1 text-paper shadow-sheet">
            <Base.Empty>
              <p className="px-3 py-2.5 text-sm text-paper-2">{emptyText}</p>
            </Base.Empty>
            <Base.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain data-empty:hidden">
              {(option: SelectOption) => (
                <Base.Item
                  key={option.value}
                  value={option}
                  className="flex min-h-11 cursor-default items-center justify-between gap-3 rounded-sm px-3 py-2 data-highlighted:bg-paper/10 data-selected:text-brass"
                >
                  {option.label}
                  <Base.ItemIndicator>
                    <Icon name="check" size={18} />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
