'use client';

import { useEffect, useRef, useState } from 'react';
import { useRefusals } from '#components/refusals/use-refusals.ts';
import { Button } from '#components/ui/actions/button.tsx';
import { showToast } from '#components/ui/overlay/toast.ts';
import { EmptyState } from '#components/ui/status/empty-state.tsx';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { useInbox, useInboxChange } from '#lib/inbox/client.ts';
import { badgeEvent, loadCrmScript } from '#lib/inbox/crm-script.ts';
import { MessageItem } from './message-item.tsx';

interface MessageListProps {
  /** Only what happened to the account, without offers and tips. */
  readonly notices?: boolean;
}

/** ACC-18: the operator's messages, which are read when they are opened. Needs the namespace `inbox`. */
export function MessageList({ notices = false }: MessageListProps) {
  const messages = useMessages('inbox');
  const inbox = useInbox();
  const change = useInboxChange();
  const refusals = useRefusals({ lost: { title: '', detail: messages.deleteFailed } }, false);
  const [openId, setOpenId] = useState<string>();
  const list = useRef<HTMLElement>(null);
  const { refetch } = inbox;

  useEffect(() => {
    const refresh = () => void refetch();
    window.addEventListener(badgeEvent, refresh);
    void loadCrmScript();
    return () => window.removeEventListener(badgeEvent, refresh);
  }, [refetch]);

  function remove(id: string) {
    refusals.notices.clear();
    // Callbacks of `mutate` are dropped where another change follows before the answer.
    change
      .mutateAsync({ id, change: 'delete' })
      .then(() => showToast(messages.deleted, 'success'))
      .catch(refusals.notices.show);
    // The button that had the focus is gone.
    list.current?.focus();
  }

  function toggle(id: string, isRead: boolean) {
    setOpenId(openId === id ? undefined : id);
    if (!isRead) change.mutate({ id, change: 'read' });
  }

  const known = inbox.data?.messages;
  if (!known && inbox.isPending) {
    return (
      <div role="status">
        <span className="sr-only">{messages.loading}</span>
        <Skeleton className="h-96 w-full rounded-card" />
      </div>
    );
  }
  if (!known) {
    const retry = (
      <Button tone="secondary" loading={inbox.isFetching} onClick={() => void refetch()}>
        {messages.retry}
      </Button>
    );
    return (
      <div role="alert">
        <EmptyState icon="warning" title={messages.failed} action={retry}>
          {messages.failedText}
        </EmptyState>
      </div>
    );
  }
  const shown = known.filter(({ category }) => !notices || category === 'ACCOUNT');
  return (
    <section ref={list} aria-label={notices ? messages.tabNotices : messages.tabAll} tabIndex={-1}>
      {shown.length === 0 ? (
        <EmptyState icon="inbox" title={notices ? messages.noNotices : messages.empty}>
          {messages.emptyText}
        </EmptyState>
      ) : (
        <ul className="lit divide-y divide-paper/7 overflow-hidden rounded-card">
          {shown.map((message) => (
            <MessageItem
              key={message.id}
              message={message}
              isOpen={message.id === openId}
              onToggle={() => toggle(message.id, message.read)}
              onDelete={() => remove(message.id)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
