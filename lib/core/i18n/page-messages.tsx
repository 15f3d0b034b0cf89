import 'server-only';
import type { ReactNode } from 'react';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import type { Namespace } from './catalog-types.ts';
import { type AvailableMessages, MessagesProvider } from './client.tsx';
import { getMessages } from './messages.ts';

interface PageMessagesProps {
  readonly locale: SiteLocale;
  readonly names: readonly Namespace[];
  readonly children: ReactNode;
}

/** Sends namespaces of the catalog to the client components below. */
export function PageMessages({ locale, names, children }: PageMessagesProps) {
  const messages: AvailableMessages = Object.fromEntries(names.map((name) => [name, getMessages(locale, name)]));
  return <MessagesProvider messages={messages}>{children}</MessagesProvider>;
}
