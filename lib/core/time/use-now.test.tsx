import { act, render, screen } from '@testing-library/react';
import { useNow } from './use-now.ts';

function Clock({ intervalMs = 1_000 }: { readonly intervalMs?: number }) {
  return <p>{useNow(Date.now, intervalMs)}</p>;
}

afterEach(() => jest.useRealTimers());

test('components with the same interval share one timer, which ends with the last of them', () => {
  jest.useFakeTimers({ now: 0 });
  const { rerender } = render([<Clock key="a" />, <Clock key="b" />, <Clock key="c" intervalMs={60_000} />]);
  expect(jest.getTimerCount()).toBe(2);
  rerender([<Clock key="b" />]);
  act(() => jest.advanceTimersByTime(2_000));
  expect(screen.getByText('2000')).toBeVisible();
  rerender([]);
  expect(jest.getTimerCount()).toBe(0);
});
