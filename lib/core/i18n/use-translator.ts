'use client';

import { useCallback } from 'react';
import type { Messages, Namespace } from './catalog-types.ts';
import { useLocale, useMessages } from './client.tsx';
import { formatCounted, type MessageValues } from './format-message.ts';

/** Fills the messages of a namespace, plurals included: `t('left', { count: 3 })`. */
export type Translator<Space extends Namespace> = (key: keyof Messages[Space] & string, values?: MessageValues) => string;

/** A translator for the messages of a namespace. Throws if no `MessagesProvider` above has it. */
export function useTranslator<Space extends Namespace>(namespace: Space): Translator<Space> {
  const messages = useMessages(namespace);
  const { tag } = useLocale();
  return useCallback((key, values = {}) => formatCounted(String(messages[key] ?? key), values, tag), [messages, tag]);
}
