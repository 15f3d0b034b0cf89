import { act, renderHook } from '@testing-library/react';
import { useHistoryChoice } from './use-history-choice.ts';

beforeEach(() => window.history.replaceState(null, '', '/transactions?from-mail=1'));

test('TXN-04 a choice is kept where the router writes an earlier address until it has rendered', () => {
  const { result, rerender } = renderHook(() => useHistoryChoice());
  act(() => result.current[1]({ category: 'PAYMENT' }));
  window.history.replaceState(null, '', '/transactions?from-mail=1');
  rerender();
  expect(result.current[0].category).toBe('PAYMENT');
  act(() => result.current[1]({ period: 'month' }));
  expect(window.location.search).toBe('?from-mail=1&category=PAYMENT&period=month');
});

test('TXN-04 two filters that are chosen before the page has rendered the first are both kept', () => {
  const { result } = renderHook(() => useHistoryChoice());
  const [, choose] = result.current;
  act(() => {
    choose({ period: 'month' });
    choose({ category: 'PAYMENT' });
  });
  expect(result.current[0]).toMatchObject({ category: 'PAYMENT', period: 'month' });
});

test('TXN-04 the choice follows the way back, and a page that is opened again begins with its address', () => {
  const { result, unmount } = renderHook(() => useHistoryChoice());
  act(() => result.current[1]({ category: 'PAYMENT' }));
  act(() => {
    window.history.replaceState(null, '', '/transactions?category=SPORTS');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(result.current[0].category).toBe('SPORTS');
  unmount();
  window.history.replaceState(null, '', '/transactions');
  expect(renderHook(() => useHistoryChoice()).result.current[0].category).toBe('');
});
