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
    let isCurrent = true;
    const follow = async () => {
      const isKnown = window.zE !== undefined || resumesChat(storedChat.read(), isHome);
      const unread = isKnown || !isHome ? 0 : await countUnread();
      if (!isCurrent || (!isKnown && unread === 0)) return;
      const { followPage } = await import('#lib/support/chat/live-chat.ts');
      await followPage({ isHome, ...(unread > 0 && { unread }) }, { locale, market, catalogLanguage });
    };
    void follow().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [isHome, locale, market, catalogLanguage]);
  return null;
}

/** The messages that wait for a player, in whichever browser the conversation was. */
async function countUnread(): Promise<number> {
  if (document.documentElement.dataset.audience === 'visitor') return 0;
  const { readUnread } = await import('#lib/support/chat/read-unread.ts');
  return readUnread();
}
