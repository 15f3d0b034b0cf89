import { useCallback } from 'react';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { describeError, type ErrorText } from '#lib/recovery/error-text.ts';

export function useErrorText(): (error: unknown) => ErrorText {
  const messages = useMessages('recovery');
  const errors = useMessages('errors');
  return useCallback((error: unknown) => describeError(error, messages, errors), [messages, errors]);
}
