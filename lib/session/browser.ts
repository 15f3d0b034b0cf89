/** Posts a form to one of next-auth's handlers, with the token that shows the form is ours. Rejects when nothing answers. */
export async function postForm(path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  const { csrfToken } = (await (await fetch('/api/auth/csrf')).json()) as { csrfToken: string };
  return fetch(path, { method: 'POST', body: new URLSearchParams({ ...fields, csrfToken }) });
}

const channelName = 'parlour-session';

/**
 * What one tab tells the others: the player's pages are other ones now, or why there are none any longer (`left` by the
 * player himself).
 */
export type SessionNews = 'audience' | 'left' | 'expired' | 'inactive';

const news: ReadonlySet<unknown> = new Set<SessionNews>(['audience', 'left', 'expired', 'inactive']);

export function tellOtherTabs(what: SessionNews): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(what);
  channel.close();
}

/** Listens to the other tabs; returns how to stop. */
export function hearOtherTabs(listener: (what: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) listener(data);
  };
  return () => channel.close();
}

function isNews(value: unknown): value is SessionNews {
  return news.has(value);
}

/** The audience that the browser's hint names now. */
export function hintedAudience(): string {
  return /(?:^|; )audience=(\w+)/.exec(document.cookie)?.[1] ?? 'visitor';
}

/** Whether the player is of another audience than his page by now. Who is a visitor again has none: who ended the session tells why. */
export function hasNewAudience(): boolean {
  const hint = hintedAudience();
  return hint !== 'visitor' && hint !== document.documentElement.dataset.audience;
}

let unfinished: Promise<unknown> = Promise.resolve();

/** What this page brings to its end before it goes for one of another audience. The caller sees to it that it ends, and does not reject. */
export function finishFirst(work: Promise<unknown>): void {
  unfinished = Promise.all([unfinished, work]);
}

/** A document navigation brings the pages of the audience that the player is of by now. */
export async function reloadForAudience(): Promise<void> {
  await unfinished;
  window.location.reload();
}
