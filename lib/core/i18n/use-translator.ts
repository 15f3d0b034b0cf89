'use client';

import { useMemo } from 'react';
import { createTranslator, type NamespaceKeys, type NestedKeyOf } from 'use-intl/core';
import type { Messages } from './catalog-types.ts';
import { useAvailableMessages, useLocale } from './client.tsx';

// Separate from the contexts, because every page loads those and the translator is 10 KB.
/** A translator for messages with values, plurals included: `t('left', { count: 3 })`. */
export function useTranslator<Space extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(namespace: Space) {
  const messages = useAvailableMessages() as Messages;
  const { tag, timeZone } = useLocale();
  return useMemo(
    () => createTranslator<Messages, Space>({ locale: tag, messages, namespace, timeZone }),
    [messages, namespace, tag, timeZone],
  );
}
