// The script that a page loads: `hcaptcha.render(container, options)` and the rest of hCaptcha's client API.
(() => {
  const source = new URL(document.currentScript.src);
  const widgets = new Map();
  let lastId = 0;

  const sizes = { normal: [302, 78], compact: [158, 138], invisible: [0, 0] };

  function find(id) {
    const widget = id === undefined ? widgets.values().next().value : widgets.get(String(id));
    if (!widget) throw new Error('missing-captcha');
    return widget;
  }

  function call(handler, ...values) {
    const run = typeof handler === 'string' ? window[handler] : handler;
    if (typeof run === 'function') run(...values);
  }

  function makeFrame({ sitekey, size = 'normal', theme = 'light', hl = navigator.language, tabindex = 0 }) {
    const url = new URL('/frame', source.origin);
    url.search = new URLSearchParams({ sitekey, size, theme, hl, host: location.origin }).toString();
    const [width, height] = sizes[size] ?? sizes.normal;
    const frame = document.createElement('iframe');
    // Replaced by the frame's translated title when it is ready.
    Object.assign(frame, { src: url.href, width, height, tabIndex: tabindex, title: 'CAPTCHA' });
    frame.style.cssText = `border:0;display:block;border-radius:8px;color-scheme:${theme === 'dark' ? 'dark' : 'light'}`;
    frame.hidden = size === 'invisible';
    return frame;
  }

  /** `Promise.withResolvers` is newer than the supported browsers. */
  function createDeferred() {
    let settlers;
    const promise = new Promise((resolve, reject) => {
      settlers = { resolve, reject };
    });
    return { promise, ...settlers };
  }

  function render(container, options) {
    const place = typeof container === 'string' ? document.getElementById(container) : container;
    const id = String(lastId++);
    const frame = makeFrame(options);
    const field = document.createElement('textarea');
    Object.assign(field, { name: 'h-captcha-response', hidden: true });
    const ready = createDeferred();
    widgets.set(id, { frame, field, options, ready, waiting: [] });
    place.append(frame, field);
    return id;
  }

  function settle(widget, outcome) {
    for (const { resolve, reject } of widget.waiting.splice(0)) {
      if (outcome.token) resolve({ response: outcome.token, key: widget.options.sitekey });
      else reject(outcome.error);
    }
  }

  function execute(id, { async = false } = {}) {
    const widget = find(id);
    const answer = createDeferred();
    widget.waiting.push(answer);
    answer.promise.catch(() => undefined);
    widget.ready.promise.then(() => widget.frame.contentWindow.postMessage({ kind: 'solve' }, source.origin));
    return async ? answer.promise : undefined;
  }

  function reset(id) {
    const widget = find(id);
    widget.field.value = '';
    widget.ready.promise.then(() => widget.frame.contentWindow?.postMessage({ kind: 'reset' }, source.origin));
  }

  function remove(id) {
    const widget = find(id);
    widget.frame.remove();
    widget.field.remove();
    widgets.delete(String(id));
  }

  const handlers = {
    ready(widget, { title }) {
      widget.frame.title = title;
      widget.ready.resolve();
    },
    solved(widget, { token }) {
      widget.field.value = token;
      settle(widget, { token });
      call(widget.options.callback, token);
    },
    expired(widget) {
      widget.field.value = '';
      call(widget.options['expired-callback']);
    },
    failed(widget, { error }) {
      widget.field.value = '';
      settle(widget, { error });
      call(widget.options['error-callback'], error);
    },
  };

  window.addEventListener('message', ({ origin, source: from, data }) => {
    if (origin !== source.origin || typeof data !== 'object' || data === null || !Object.hasOwn(handlers, data.kind)) return;
    for (const widget of widgets.values()) if (widget.frame.contentWindow === from) handlers[data.kind](widget, data);
  });

  window.hcaptcha = { render, execute, reset, remove, getResponse: (id) => find(id).field.value };
  const ready = source.searchParams.get('onload');
  if (ready) call(ready);
})();
