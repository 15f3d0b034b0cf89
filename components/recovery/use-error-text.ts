import { useCallback } from 'react';
import type { ErrorText } from '#lib/core/api/error-message.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { describeRecoveryError } from '#lib/recovery/error-text.ts';

export function useErrorText(): (error: unknown) => ErrorText {
  const messages = useMessages('recovery');
  const errors = useMessages('errors');
  return useCallback((error: unknown) => describeRecoveryError(error, messages, errors), [messages, errors]);
}
