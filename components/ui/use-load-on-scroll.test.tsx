import { act, render } from '@testing-library/react';
import { useRef, useState } from 'react';
import { useLoadOnScroll } from './use-load-on-scroll.ts';

let show: (isIntersecting: boolean) => void;
const load = jest.fn();
let restart: () => void;
let finish: () => void;

function List() {
  const end = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(10);
  const [isLoading, setLoading] = useState(false);
  finish = () => {
    setShown((count) => count + 10);
    setLoading(false);
  };
  ({ restart } = useLoadOnScroll(end, {
    isEnabled: !isLoading,
    shown,
    load: () => {
      load();
      setLoading(true);
    },
  }));
  return <div ref={end} />;
}

beforeEach(() => {
  load.mockReset();
  Object.assign(window, {
    scrollY: 0,
    IntersectionObserver: class {
      constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
        show = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  });
  render(<List />);
});

const scrollToEnd = () =>
  act(() => {
    Object.assign(window, { scrollY: 800 });
    show(true);
    window.dispatchEvent(new Event('scroll'));
  });

test('TXN-02 XTR-16 scrolling near the end loads one page at a time, an unscrolled page loads none', () => {
  act(() => show(true));
  expect(load).toHaveBeenCalledTimes(0);
  scrollToEnd();
  scrollToEnd();
  expect(load).toHaveBeenCalledTimes(1);
  act(() => finish());
  act(() => show(false));
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(load).toHaveBeenCalledTimes(1);
});

test('TXN-02 XTR-16 after three pages in a row a press of the button is needed', () => {
  for (let page = 0; page < 5; page += 1) {
    scrollToEnd();
    act(() => finish());
  }
  expect(load).toHaveBeenCalledTimes(3);
  act(() => {
    restart();
    finish();
  });
  scrollToEnd();
  expect(load).toHaveBeenCalledTimes(4);
});
