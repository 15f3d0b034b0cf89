import { MessageList } from '#components/inbox/on-demand.tsx';

export default function NotificationsPage() {
  return <MessageList notices />;
}
