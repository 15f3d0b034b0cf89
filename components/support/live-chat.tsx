'use client';

import { useCallback, useEffect, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { currentConsent, subscribeToConsent } from '#lib/consent/current-consent.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { opensByItself } from '#lib/support/chat/consent.ts';
import { openChat } from '#lib/support/chat/live-chat.ts';
import { useChatStore } from '#lib/support/chat/store.ts';

/** CHT-09: opens the chat when the page is shown, after consent where the market asks for it. Needs the namespace `support`. */
export function LiveChat() {
  const { locale, catalogLanguage, market } = useLocale();
  const messages = useMessages('support');
  const { status } = useChatStore();
  const [needsRequest, setNeedsRequest] = useState(false);
  const open = useCallback(() => void openChat({ locale, market, catalogLanguage }), [locale, market, catalogLanguage]);

  useEffect(() => {
    const checkConsent = () => {
      const isAllowed = opensByItself(market, currentConsent());
      setNeedsRequest(!isAllowed);
      return isAllowed;
    };
    if (checkConsent()) open();
    return subscribeToConsent(() => {
      if (checkConsent() && useChatStore.getState().status === 'idle') open();
    });
  }, [market, open]);

  const isWaiting = status === 'idle' && needsRequest;
  const label = { idle: messages.chatStart, closed: messages.chatReopen, failed: messages.chatRetry };
  return (
    <div className="flex min-h-28 flex-col items-center gap-4">
      <div aria-live="polite" className="max-w-prose">
        {isWaiting && <p className="text-sm text-paper-2">{messages.chatConsent}</p>}
        {status === 'loading' && <p>{messages.chatLoading}</p>}
        {status === 'open' && <p>{messages.chatOpened}</p>}
        {status === 'closed' && <p>{messages.chatClosed}</p>}
        {status === 'failed' && <Notice tone="warn">{messages.chatFailed}</Notice>}
      </div>
      {(isWaiting || status === 'closed' || status === 'failed') && (
        <Button size="large" onClick={open}>
          {label[status === 'closed' || status === 'failed' ? status : 'idle']}
        </Button>
      )}
    </div>
  );
}
