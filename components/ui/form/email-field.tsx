import { TextField, type TextFieldProps } from './text-field.tsx';

type EmailFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>;

/** An e-mail address, by default as the user name for password managers. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      name="email"
      autoComplete="username"
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
