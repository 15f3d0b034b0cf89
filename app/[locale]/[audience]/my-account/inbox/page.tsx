import { MessageList } from '#components/inbox/on-demand.tsx';

export default function InboxPage() {
  return <MessageList />;
}
