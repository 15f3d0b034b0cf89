import { act, renderHook } from '@testing-library/react';
import { useMinute } from './use-minute.ts';

test('a tab that is hidden and shown again keeps one timer', () => {
  jest.useFakeTimers();
  const { unmount } = renderHook(() => useMinute());
  act(() => {
    for (let count = 0; count < 5; count += 1) document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
