'use client';

import { createContext, type ReactNode, use, useMemo } from 'react';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import type { NumberForm } from '#lib/core/money/number-form.ts';
import type { Messages, Namespace } from './catalog-types.ts';

export interface ClientLocale {
  /** First path segment: `fi-FI`. */
  readonly locale: SiteLocale['locale'];
  readonly market: SiteLocale['market'];
  /** For other services. */
  readonly languageCode: SiteLocale['languageCode'];
  /** BCP 47, for `Intl`. */
  readonly tag: SiteLocale['tag'];
  readonly catalogLanguage: SiteLocale['catalogLanguage'];
  /** ISO 4217. */
  readonly currency: SiteLocale['currency'];
  readonly numbers: NumberForm;
  /** IANA name. */
  readonly timeZone: SiteLocale['timeZone'];
  /** Path of the front page: `/fi-FI`. */
  readonly home: string;
  /** RTE-12: path of the terms, or their address on another site. */
  readonly terms: string;
}

export type AvailableMessages = { readonly [Space in Namespace]?: Messages[Space] };

const LocaleContext = createContext<ClientLocale | undefined>(undefined);
const MessagesContext = createContext<AvailableMessages>({});

interface LocaleProviderProps {
  readonly locale: ClientLocale;
  readonly children: ReactNode;
}

/** Gives the page's locale to every client component below; the site's layout renders it once. */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

interface MessagesProviderProps {
  readonly messages: AvailableMessages;
  readonly children: ReactNode;
}

/** Adds namespaces of the catalog for the client components below, so that a page sends only those it uses. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const above = use(MessagesContext);
  const all = useMemo(() => ({ ...above, ...messages }), [above, messages]);
  return <MessagesContext value={all}>{children}</MessagesContext>;
}

/** The page's locale. Throws outside `LocaleProvider`. */
export function useLocale(): ClientLocale {
  const locale = use(LocaleContext);
  if (!locale) throw new Error('useLocale needs a LocaleProvider above');
  return locale;
}

/** The messages of a namespace, without values filled in. Throws if no `MessagesProvider` above has the namespace. */
export function useMessages<Space extends Namespace>(namespace: Space): Messages[Space] {
  const messages = use(MessagesContext)[namespace];
  if (!messages) throw new Error(`no MessagesProvider above holds the namespace ${namespace}`);
  return messages as Messages[Space];
}
