/** Posts a form to one of next-auth's handlers, with the token that shows the form is ours. Rejects when nothing answers. */
export async function postForm(path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  const { csrfToken } = (await (await fetch('/api/auth/csrf')).json()) as { csrfToken: string };
  return fetch(path, { method: 'POST', body: new URLSearchParams({ ...fields, csrfToken }) });
}

const channelName = 'parlour-session';

/** What one tab tells the others: the session ended, or the player's pages are other ones now. */
export type SessionNews = 'ended' | 'audience';

export function tellOtherTabs(news: SessionNews): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(news);
  channel.close();
}

/** Listens to the other tabs; returns how to stop. */
export function hearOtherTabs(listener: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'ended' || data === 'audience') listener(data);
  };
  return () => channel.close();
}

/** The audience that the browser's hint names now. */
export function hintedAudience(): string {
  return /(?:^|; )audience=(\w+)/.exec(document.cookie)?.[1] ?? 'visitor';
}
