import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callSite } from '#lib/core/api/browser.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { minuteMs } from '#lib/core/time/durations.ts';
import type { Inbox, InboxChange, UnreadCount } from './inbox.ts';

const inboxKey = ['inbox'] as const;
const unreadKey = [...inboxKey, 'unread'] as const;
const messagesKey = [...inboxKey, 'messages'] as const;
const changeKey = [...inboxKey, 'change'] as const;

/** How many messages are unread; 0 while that is not known. */
export function useUnreadCount(): number {
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: () => callSite<UnreadCount>('/api/inbox/unread'),
    refetchInterval: minuteMs,
    retry: false,
  });
  return data?.unread ?? 0;
}

/** The player's messages in the page's language, newest first. */
export function useInbox() {
  const { locale } = useLocale();
  const client = useQueryClient();
  return useQuery({
    queryKey: messagesKey,
    queryFn: async () => {
      const inbox = await callSite<Inbox>(`/api/inbox?locale=${locale}`);
      countUnread(client, inbox);
      return inbox;
    },
    refetchInterval: minuteMs,
    retry: false,
  });
}

/** Marks a message as read or deletes it. The list shows the change at once, and takes it back if it fails. */
export function useInboxChange() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: changeKey,
    mutationFn: (change: InboxChange) => {
      const headers = { 'Content-Type': 'application/json' };
      return callSite<void>('/api/inbox/changes', { method: 'POST', headers, body: JSON.stringify(change) });
    },
    onMutate: async (change) => {
      // An answer of before would show the old list again.
      await client.cancelQueries({ queryKey: messagesKey });
      const inbox = client.getQueryData<Inbox>(messagesKey);
      if (!inbox?.messages) return;
      const changed = { messages: applyChange(inbox.messages, change) };
      client.setQueryData(messagesKey, changed);
      countUnread(client, changed);
    },
    // A reading during the change may have shown what was before it. While other changes run, it would not have theirs.
    onSettled: () => {
      if (client.isMutating({ mutationKey: changeKey }) === 1) void client.invalidateQueries({ queryKey: inboxKey });
    },
  });
}

function applyChange(messages: NonNullable<Inbox['messages']>, { id, change }: InboxChange): NonNullable<Inbox['messages']> {
  if (change === 'delete') return messages.filter((message) => message.id !== id);
  return messages.map((message) => (message.id === id ? { ...message, read: true } : message));
}

function countUnread(client: QueryClient, { messages }: Inbox): void {
  if (messages) client.setQueryData<UnreadCount>(unreadKey, { unread: messages.filter(({ read }) => !read).length });
}
