import { render } from '@testing-library/react';
import { PageHeight } from './page-height.tsx';

const height = () => document.documentElement.style.getPropertyValue('--page-height');

function resizeTo(innerHeight: number): void {
  Object.assign(window, { innerHeight });
  window.dispatchEvent(new Event('resize'));
}

beforeEach(() => {
  jest.useFakeTimers();
  document.documentElement.removeAttribute('style');
});
afterEach(() => jest.useRealTimers());

test('RTE-48 CST-08 the height is set 350 ms after the last resize, not before', () => {
  render(<PageHeight />);
  expect(height()).toBe('');
  resizeTo(700);
  jest.advanceTimersByTime(300);
  resizeTo(600);
  jest.advanceTimersByTime(349);
  expect(height()).toBe('');
  jest.advanceTimersByTime(1);
  expect(height()).toBe('600px');
});

test('RTE-48 nothing is measured after unmounting', () => {
  const { unmount } = render(<PageHeight />);
  resizeTo(500);
  unmount();
  jest.advanceTimersByTime(1_000);
  expect(height()).toBe('');
});
