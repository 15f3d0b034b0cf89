import { plainText } from '#lib/core/validation/plain-text.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'maxLength'> {
  readonly digits?: number;
  readonly value: string;
  /** Receives digits only. */
  readonly onChange: (code: string) => void;
}

/** A one-time code in one field, so that phones can suggest it and pasting "123 456" works. */
export function CodeField({ digits = 6, value, onChange, ...field }: CodeFieldProps) {
  return (
    <TextField
      {...field}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(plainText(event.target.value).replace(/\D/g, '').slice(0, digits))}
      style={{ letterSpacing: '0.4em' }}
    />
  );
}
