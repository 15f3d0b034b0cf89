/** @jest-environment jsdom */
import { loaderId, loadScripts } from './loader.ts';
import { readyEvent } from './ready-event.ts';
import { loadScriptsAfterPaint } from './script-loader.ts';

const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`;
const chunk = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;

describe('scripts wait for the paint', () => {
  it('names every script once, ahead of the styles and behind the encoding', () => {
    const head = `<meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/>${chunk('a')}${chunk('b')}`;
    const made = loadScriptsAfterPaint(page(head, `<p>hi</p>${chunk('a')}${chunk('c')}`), 'run()');
    const names = ['a', 'b', 'c'].map((name) => `/_next/static/chunks/${name}.js`).join(' ');
    expect(made).toContain(`<head><meta charSet="utf-8"/><script id="after-paint" data-scripts="${names}">run()</script><link`);
    expect(made).not.toContain('async=""');
    expect(made.match(/<script/g)).toHaveLength(1);
  });

  it('takes away what would load them early, and nothing else', () => {
    const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/c.js"/>';
    const font = '<link rel="preload" href="/f.woff2" as="font"/>';
    const others = '<script src="/_next/static/chunks/old.js" noModule=""></script><script>self.__next_f=[]</script>';
    const made = loadScriptsAfterPaint(page(preload + font + chunk('c'), others), 'run()');
    expect(made).not.toContain('as="script"');
    expect(made).toContain(font);
    expect(made).toContain(others);
  });

  it('leaves a page without scripts as it is', () => {
    const bare = page('<title>x</title>', '<p>hi</p>');
    expect(loadScriptsAfterPaint(bare, 'run()')).toBe(bare);
  });
});

describe('the loader', () => {
  const observers: (() => void)[] = [];
  const run = () => {
    const script = Object.assign(document.createElement('script'), { id: loaderId, type: 'text/plain' });
    script.dataset.scripts = '/_next/static/chunks/a.js';
    document.head.append(script);
    loadScripts();
  };
  const loaded = () => [...document.head.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

  class Observer {
    readonly notify: () => void;
    constructor(notify: () => void) {
      this.notify = notify;
    }
    observe() {
      observers.push(this.notify);
    }
  }

  beforeEach(() => {
    jest.useFakeTimers();
    observers.length = 0;
    document.head.replaceChildren();
    Object.assign(window, { PerformanceObserver: Observer });
  });
  afterEach(() => {
    jest.useRealTimers();
    window.dispatchEvent(new Event(readyEvent));
  });

  it('loads once, at the first paint', async () => {
    run();
    expect(loaded()).toEqual([]);
    for (const notify of observers) notify();
    for (const notify of observers) notify();
    await jest.advanceTimersByTimeAsync(0);
    expect(loaded()).toEqual(['/_next/static/chunks/a.js']);
  });

  it('does not wait for a paint that is never reported', async () => {
    run();
    await jest.advanceTimersByTimeAsync(3_100);
    expect(loaded()).toEqual(['/_next/static/chunks/a.js']);
  });

  it('does not wait in a tab that is not seen', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    run();
    await jest.advanceTimersByTimeAsync(0);
    expect(loaded()).toEqual(['/_next/static/chunks/a.js']);
    hidden.mockRestore();
  });

  describe('a fragment that is followed early', () => {
    const follow = (hash: string) => {
      window.history.replaceState(null, '', hash || '/');
      window.dispatchEvent(new Event('hashchange'));
    };
    afterEach(() => follow(''));

    it('is brought back when the router has written its own address over it', () => {
      run();
      follow('#sign-in');
      window.history.replaceState(null, '', '/');
      window.dispatchEvent(new Event(readyEvent));
      expect(window.location.hash).toBe('#sign-in');
    });

    it('stays away when it was left again, and is no business of the loader later', () => {
      run();
      follow('#sign-in');
      follow('');
      window.dispatchEvent(new Event(readyEvent));
      expect(window.location.hash).toBe('');
      follow('#other');
      window.history.replaceState(null, '', '/');
      window.dispatchEvent(new Event(readyEvent));
      expect(window.location.hash).toBe('');
    });
  });

  describe('an early click', () => {
    const press = (id: string) => document.getElementById(id)?.click();
    const clicks = jest.fn();

    beforeEach(() => {
      Object.defineProperty(HTMLElement.prototype, 'popover', { value: null, configurable: true });
      document.body.innerHTML =
        '<button id="opens" aria-haspopup="dialog"><b id="word">Sign in</b></button><button id="other" popovertarget="x">Market</button>';
    });

    /** What React leaves on the elements that it handles. */
    const handled = { __reactProps$x: {}, __reactFiber$x: { flags: 0, return: null, alternate: null } };

    function becomeReady() {
      clicks.mockClear();
      for (const element of document.querySelectorAll<HTMLElement>('button,a')) {
        Object.assign(element, handled);
        element.onclick = () => clicks(element.id);
      }
      window.dispatchEvent(new Event(readyEvent));
    }

    it('on what opens a dialog is done when the page is ready, once', () => {
      run();
      press('word');
      press('opens');
      becomeReady();
      window.dispatchEvent(new Event(readyEvent));
      expect(clicks.mock.calls).toEqual([['opens']]);
    });

    it('on any button is done when the page is ready, unless React has handled it', () => {
      const heart = document.createElement('button');
      heart.id = 'heart';
      document.body.append(heart);
      run();
      press('heart');
      becomeReady();
      expect(clicks.mock.calls).toEqual([['heart']]);
      run();
      Object.assign(heart, handled);
      press('heart');
      becomeReady();
      expect(clicks).not.toHaveBeenCalled();
    });

    it('is remembered although a page that is half ready swallows it', () => {
      const swallow = (event: Event) => event.stopPropagation();
      run();
      document.addEventListener('click', swallow, true);
      press('opens');
      document.removeEventListener('click', swallow, true);
      becomeReady();
      expect(clicks.mock.calls).toEqual([['opens']]);
    });

    it('on what works by itself is not done twice', () => {
      run();
      press('other');
      becomeReady();
      expect(clicks).not.toHaveBeenCalled();
    });

    it('on a menu of a browser without menus of its own waits for the script that adds them', () => {
      Reflect.deleteProperty(HTMLElement.prototype, 'popover');
      run();
      press('other');
      becomeReady();
      expect(clicks.mock.calls).toEqual([['other']]);
    });

    it('is forgotten when something else was clicked since', () => {
      run();
      press('opens');
      press('other');
      becomeReady();
      expect(clicks).not.toHaveBeenCalled();
    });

    it('on a link that leads further with the scripts waits for them, and the second goes at once', () => {
      document.body.innerHTML = '<a id="later" data-later="" href="#front">Norway</a><a id="plain" href="#plain">Games</a>';
      run();
      const allowed = (id: string, keys: MouseEventInit = {}) =>
        document.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
      expect(allowed('plain')).toBe(true);
      expect(allowed('later', { ctrlKey: true })).toBe(true);
      expect(allowed('later')).toBe(false);
      expect(allowed('later')).toBe(true);
      becomeReady();
      expect(clicks.mock.calls).toEqual([['later']]);
    });
  });
});
