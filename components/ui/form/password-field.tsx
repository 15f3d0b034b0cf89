'use client';

import { useState } from 'react';
import { Icon } from '../media/icon.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  readonly showLabel: string;
  readonly hideLabel: string;
  readonly capsLockHint?: string;
}

export function PasswordField({ showLabel, hideLabel, capsLockHint, hint, onKeyUp, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      hint={capsLock && capsLockHint ? <span className="text-coral">{capsLockHint}</span> : hint}
      onKeyUp={(event) => {
        setCapsLock(event.getModifierState('CapsLock'));
        onKeyUp?.(event);
      }}
      trailing={
        <button
          type="button"
          className="grid size-11 place-items-center rounded-full text-paper-2 hover:text-paper"
          aria-label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  );
}
