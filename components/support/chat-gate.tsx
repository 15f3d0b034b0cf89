'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { resumesChat } from '#lib/support/chat/rules.ts';
import { storedChat } from '#lib/support/chat/stored-chat.ts';

/** CHT-06: loads the chat on a page only where it is open, or was, or where unread messages wait. */
export function ChatGate() {
  const { locale, market, catalogLanguage, home } = useLocale();
  const isHome = usePathname() === home;
  useEffect(() => {
    if (!window.zE && !resumesChat(storedChat.read(), isHome)) return;
    void import('#lib/support/chat/live-chat.ts')
      .then(({ followPage }) => followPage(isHome, { locale, market, catalogLanguage }))
      .catch(() => undefined);
  }, [isHome, locale, market, catalogLanguage]);
  return null;
}
