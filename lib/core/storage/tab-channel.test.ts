import { FakeChannel, installFakeChannel, openChannels } from '../../../tests/fixtures/components/fake-channel.ts';
import { oneOf } from './shape.ts';
import { createTabChannel } from './tab-channel.ts';

const shape = oneOf(['left', 'expired']);

function openTab() {
  const received: string[] = [];
  const channel = createTabChannel('test', shape);
  return { ...channel, received, stop: channel.subscribe((event) => received.push(event)) };
}

beforeEach(installFakeChannel);

test('every tab receives a message once, the sending one too', () => {
  const tabs = [openTab(), openTab()] as const;
  tabs[0].post('left');
  createTabChannel('test', shape).post('expired');
  expect(tabs.map(({ received }) => received)).toEqual([
    ['left', 'expired'],
    ['left', 'expired'],
  ]);
  expect(tabs[0].reachesOtherTabs()).toBe(true);
  for (const { stop } of tabs) stop();
  expect(openChannels.size).toBe(0);
});

test('a message for the others stays out of the tab that sends it', () => {
  const [first, second] = [openTab(), openTab()];
  first.postToOthers('left');
  expect([first.received, second.received]).toEqual([[], ['left']]);
});

test('a listener that unsubscribes does not keep the message from other tabs', () => {
  const [first, second] = [openTab(), openTab()];
  const stop = first.subscribe(() => {
    first.stop();
    stop();
  });
  first.post('left');
  expect(second.received).toEqual(['left']);
});

test('drops what another version of the site may send', () => {
  const { received } = openTab();
  new FakeChannel('test').postMessage('rebooted');
  expect(received).toEqual([]);
});

function refuse(): never {
  throw new DOMException('The browser blocks storage.', 'SecurityError');
}

test.each([
  ['has none', undefined],
  ['refuses them', refuse],
])('in a browser that %s, this tab still receives its own messages', (_, replacement) => {
  Object.assign(globalThis, { BroadcastChannel: replacement });
  const { received, post, stop, reachesOtherTabs } = openTab();
  post('expired');
  expect(received).toEqual(['expired']);
  expect(reachesOtherTabs()).toBe(false);
  stop();
});
