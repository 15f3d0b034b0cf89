import { type FormEvent, type Ref, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';

interface LimitFormProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  /** The hint for a typed text, which shows the amount that is read. */
  readonly hintOf: (text: string) => string;
  readonly initial: string;
  readonly error: string | null;
  readonly saving: boolean;
  readonly onChange: () => void;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
}

/** The amount is free text, without suggestions. */
export function LimitForm({ ref, label, hintOf, initial, error, saving, onChange, onSave, onCancel }: LimitFormProps) {
  const messages = useMessages('gambling');
  const [text, setText] = useState(initial);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!saving) onSave(text);
  }
  return (
    <form noValidate onSubmit={submit} className="space-y-3">
      <TextField
        ref={ref}
        label={label}
        autoFocus
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        value={text}
        readOnly={saving}
        hint={hintOf(text)}
        error={error}
        onChange={(event) => {
          setText(event.target.value);
          onChange();
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" loading={saving}>
          {messages.limits_save}
        </Button>
        <Button tone="quiet" size="small" onClick={() => !saving && onCancel()}>
          {messages.limits_cancel}
        </Button>
      </div>
    </form>
  );
}
