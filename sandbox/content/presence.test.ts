import { createPresenceChannel, type PresenceTab } from '#sandbox/content/presence.ts';

function openTab() {
  const received: { id?: string; result?: unknown; error?: unknown; params?: { result?: unknown } }[] = [];
  const tab: PresenceTab = { send: (text) => void received.push(JSON.parse(text)) };
  return { tab, received };
}

const openChannel = () => {
  const { receive, leave } = createPresenceChannel('token');
  const call = (tab: PresenceTab, method: string, params: object = {}) =>
    receive(tab, JSON.stringify({ id: method, method, params }));
  const enter = (tab: PresenceTab) => {
    call(tab, 'authorization', { authorization: 'Bearer token' });
    call(tab, 'presence_subscribe');
  };
  return { receive, leave, call, enter };
};

test('sends announcements to the other tabs, not to the sender or to tabs that left', () => {
  const { call, enter, leave } = openChannel();
  const [one, other] = [openTab(), openTab()];
  enter(one.tab);
  enter(other.tab);
  one.received.length = 0;
  other.received.length = 0;
  const data = { sessionId: 's1', locations: [{ documentId: 'a' }] };
  call(one.tab, 'presence_announce', { data });
  call(one.tab, 'presence_rollcall', { session: 's1' });
  expect(other.received.map(({ params }) => params?.result)).toEqual([
    { i: 'editor', type: 'state', m: data },
    { i: 'editor', type: 'rollCall', session: 's1' },
  ]);
  expect(one.received.map(({ result }) => result)).toEqual(['ok', 'ok']);
  leave(other.tab);
  call(one.tab, 'presence_disconnect', { session: 's1' });
  expect(other.received).toHaveLength(2);
});

test('neither sends nor receives without the token', () => {
  const { call, enter } = openChannel();
  const [one, unauthorized] = [openTab(), openTab()];
  enter(one.tab);
  one.received.length = 0;
  call(unauthorized.tab, 'authorization', { authorization: 'Bearer other' });
  call(unauthorized.tab, 'presence_subscribe');
  call(unauthorized.tab, 'presence_announce', { data: {} });
  expect(unauthorized.received.every(({ error }) => error !== undefined)).toBe(true);
  expect(one.received).toEqual([]);
});

test('ignores invalid messages', () => {
  const { receive } = openChannel();
  const { tab, received } = openTab();
  for (const text of ['', '{', '{"method":"x"}', '[]', '♥']) receive(tab, text);
  expect(received).toEqual([]);
});
