import { isMessengerVisible, resumesChat } from './rules.ts';

test.each([
  [true, 0, false, false],
  [true, 1, false, true],
  [false, 1, false, false],
  [false, 0, true, true],
])('CHT-06 front page %s, unread %i, open %s: visible %s', (isHome, unread, isOpen, visible) => {
  expect(isMessengerVisible({ isHome, unread, isOpen })).toBe(visible);
});

test('CHT-06 a page loads the script by itself only for unread messages on the front page, or for a chat that was open', () => {
  const state = { isHome: false, unread: 2, isOpen: false };
  expect([undefined, state, { ...state, isOpen: true }].map((each) => resumesChat(each, false))).toEqual([false, false, true]);
  expect(resumesChat(state, true)).toBe(true);
});
