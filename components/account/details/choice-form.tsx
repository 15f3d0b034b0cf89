'use client';

import { useEffect, useRef, useState } from 'react';
import { Select, type SelectOption } from '#components/ui/form/select.tsx';
import type { EditorProps } from './detail-row.tsx';
import { DetailForm } from './form-parts.tsx';
import { useDetailForm } from './use-detail-form.ts';

interface ChoiceFormProps extends Pick<EditorProps, 'label' | 'onCancel'> {
  readonly name: string;
  readonly autoComplete?: string;
  readonly options: readonly SelectOption[];
  readonly initial: string;
  readonly send: (value: string) => Promise<unknown>;
  readonly onDone: (value: string) => void;
}

/** One choice from a list. */
export function ChoiceForm({ label, name, autoComplete, options, initial, send, onDone, onCancel }: ChoiceFormProps) {
  const choice = useRef<HTMLDivElement>(null);
  const [value, setValue] = useState(initial);
  const { frame, isPending, errorOf, clear, submit } = useDetailForm({ send, onDone: () => onDone(value) });
  useEffect(() => choice.current?.querySelector('select')?.focus(), []);
  return (
    <DetailForm
      {...frame}
      label={label}
      onCancel={onCancel}
      onSubmit={() => void submit({ [name]: value ? undefined : 'error.field.required' }, value)}
    >
      <div ref={choice}>
        <Select
          label={label}
          name={name}
          autoComplete={autoComplete}
          options={options}
          value={value}
          disabled={isPending}
          error={errorOf(name)}
          onChange={(event) => {
            setValue(event.target.value);
            clear(name);
          }}
        />
      </div>
    </DetailForm>
  );
}
