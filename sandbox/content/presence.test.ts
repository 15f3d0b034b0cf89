import { createPresenceRoom, type PresenceTab } from '#sandbox/content/presence.ts';

function openTab() {
  const heard: { id?: string; result?: unknown; error?: unknown; params?: { result?: unknown } }[] = [];
  const tab: PresenceTab = { send: (text) => void heard.push(JSON.parse(text)) };
  return { tab, heard };
}

const room = () => {
  const { hear, leave } = createPresenceRoom('token');
  const call = (tab: PresenceTab, method: string, params: object = {}) =>
    hear(tab, JSON.stringify({ id: method, method, params }));
  const enter = (tab: PresenceTab) => {
    call(tab, 'authorization', { authorization: 'Bearer token' });
    call(tab, 'presence_subscribe');
  };
  return { hear, leave, call, enter };
};

test('tabs hear where the others are, not what they said themselves, and nothing after they left', () => {
  const { call, enter, leave } = room();
  const [one, other] = [openTab(), openTab()];
  enter(one.tab);
  enter(other.tab);
  one.heard.length = 0;
  other.heard.length = 0;
  const data = { sessionId: 's1', locations: [{ documentId: 'a' }] };
  call(one.tab, 'presence_announce', { data });
  call(one.tab, 'presence_rollcall', { session: 's1' });
  expect(other.heard.map(({ params }) => params?.result)).toEqual([
    { i: 'editor', type: 'state', m: data },
    { i: 'editor', type: 'rollCall', session: 's1' },
  ]);
  expect(one.heard.map(({ result }) => result)).toEqual(['ok', 'ok']);
  leave(other.tab);
  call(one.tab, 'presence_disconnect', { session: 's1' });
  expect(other.heard).toHaveLength(2);
});

test('without the token, nothing is heard or said', () => {
  const { call, enter } = room();
  const [one, stranger] = [openTab(), openTab()];
  enter(one.tab);
  one.heard.length = 0;
  call(stranger.tab, 'authorization', { authorization: 'Bearer other' });
  call(stranger.tab, 'presence_subscribe');
  call(stranger.tab, 'presence_announce', { data: {} });
  expect(stranger.heard.every(({ error }) => error !== undefined)).toBe(true);
  expect(one.heard).toEqual([]);
});

test('what is no message is passed over', () => {
  const { hear } = room();
  const { tab, heard } = openTab();
  for (const text of ['', '{', '{"method":"x"}', '[]', '♥']) hear(tab, text);
  expect(heard).toEqual([]);
});
