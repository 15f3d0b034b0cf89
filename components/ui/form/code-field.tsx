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
      onChange={(event) => onChange(digitsOf(event.target.value).slice(0, digits))}
      style={{ letterSpacing: '0.4em' }}
    />
  );
}

/** The digits of a text; fullwidth, Arabic and Persian ones are converted. */
function digitsOf(text: string): string {
  const western = text.normalize('NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
  return western.replace(/\D/g, '');
}
