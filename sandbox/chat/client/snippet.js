// The script that a page loads: `zE(namespace, command, …values)`, the messenger's client API.
(() => {
  const source = new URL(document.currentScript.src);
  const listeners = { open: [], close: [], unreadMessages: [] };
  const narrow = matchMedia('(max-width: 480px)');
  let fields = [];
  let locale = navigator.language;
  let layer = 999_999;
  let isShown = true;
  let isOpen = false;
  let isReady = false;
  let hasFailed = false;
  let unread;
  let labels;
  let provideToken;
  let focusedBefore;

  const launcher = document.createElement('button');
  const frame = document.createElement('iframe');
  const count = document.createElement('span');
  launcher.type = 'button';
  launcher.append(drawBubble(), count);
  launcher.addEventListener('click', open);
  frame.setAttribute('allow', 'clipboard-write');
  // Until the frame says its name in the page's language: it can be seen while it loads.
  frame.title = 'Chat';

  function drawBubble() {
    const bubble = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    for (const [name, value] of Object.entries({ viewBox: '0 0 24 24', width: 26, height: 26, 'aria-hidden': true })) {
      bubble.setAttribute(name, value);
    }
    path.setAttribute('fill', 'currentColor');
    path.setAttribute(
      'd',
      'M5.5 4h13A2.5 2.5 0 0 1 21 6.5v8a2.5 2.5 0 0 1-2.5 2.5H12l-5 4v-4H5.5A2.5 2.5 0 0 1 3 14.5v-8A2.5 2.5 0 0 1 5.5 4z',
    );
    bubble.append(path);
    return bubble;
  }

  function emit(event, ...values) {
    for (const listener of listeners[event]) listener(...values);
  }

  function post(message) {
    if (isReady) frame.contentWindow?.postMessage(message, source.origin);
  }

  function draw() {
    const edge = narrow.matches
      ? 'inset:0;width:100%;height:100%;border-radius:0'
      : 'right:20px;bottom:20px;width:384px;height:min(640px,calc(100dvh - 40px));border-radius:16px';
    const place = `right:16px;bottom:${narrow.matches ? 84 : 20}px`;
    frame.style.cssText = `position:fixed;z-index:${layer};border:0;box-shadow:0 12px 48px rgb(0 0 0/.5);color-scheme:dark;background:#1b161f;${edge}`;
    launcher.style.cssText = `position:fixed;z-index:${layer};min-width:60px;height:60px;padding:0 18px;align-items:center;gap:8px;border:0;border-radius:30px;background:#e6bd5a;color:#33270f;font:600 20px/1 system-ui,sans-serif;cursor:pointer;box-shadow:0 4px 20px rgb(0 0 0/.45);${place}`;
    frame.style.display = isShown && isOpen ? 'block' : 'none';
    launcher.style.display = isShown && !isOpen && isReady ? 'flex' : 'none';
    count.textContent = unread > 0 ? String(unread) : '';
    if (labels) launcher.ariaLabel = unread > 0 ? labels.unread.replace('{count}', unread) : labels.open;
  }

  /** Another language loads the frame again; the conversation goes on. */
  function load() {
    isReady = false;
    hasFailed = false;
    const url = new URL('/frame', source.origin);
    url.search = new URLSearchParams({ key: source.searchParams.get('key'), locale, host: location.origin }).toString();
    frame.src = url.href;
  }

  function focusFrame() {
    frame.focus();
    post({ kind: 'opened' });
  }

  function open() {
    if (isOpen) return;
    focusedBefore = document.activeElement;
    isOpen = true;
    if (hasFailed) load();
    draw();
    if (isShown) focusFrame();
    if (isReady) emit('open');
  }

  function close() {
    if (!isOpen) return;
    isOpen = false;
    // A frame that is closed before it is ready is loaded again by the next opening.
    hasFailed = !isReady;
    const hadFocus = document.activeElement === frame;
    draw();
    post({ kind: 'closed' });
    if (hadFocus) (focusedBefore?.isConnected ? focusedBefore : launcher).focus();
    emit('close');
  }

  function requestToken() {
    provideToken?.((token) => post({ kind: 'token', token }));
  }

  const commands = {
    messenger: {
      open,
      close,
      show() {
        isShown = true;
        draw();
      },
      hide() {
        isShown = false;
        draw();
      },
      loginUser(provide, done) {
        provideToken = provide;
        requestToken();
        done?.();
      },
      logoutUser() {
        provideToken = undefined;
        post({ kind: 'token' });
      },
    },
    'messenger:on': {
      open: (listener) => listeners.open.push(listener),
      close: (listener) => listeners.close.push(listener),
      unreadMessages: (listener) => listeners.unreadMessages.push(listener),
    },
    'messenger:set': {
      locale(value) {
        if (value === locale) return;
        locale = value;
        load();
      },
      conversationFields(value, done) {
        fields = value;
        post({ kind: 'fields', fields });
        done?.();
      },
      zIndex(value) {
        layer = value;
        draw();
      },
      cookies() {},
    },
  };

  const handlers = {
    ready(data) {
      isReady = true;
      hasFailed = false;
      labels = data.labels;
      frame.title = labels.title;
      post({ kind: 'configure', fields, isOpen, hasLogin: provideToken !== undefined });
      if (provideToken) requestToken();
      draw();
      if (!isOpen) return;
      if (isShown) focusFrame();
      emit('open');
    },
    unread(data) {
      if (data.count === unread) return;
      unread = data.count;
      draw();
      emit('unreadMessages', unread);
    },
    close,
    tokenExpired: requestToken,
  };

  addEventListener('message', ({ origin, source: from, data }) => {
    if (origin !== source.origin || from !== frame.contentWindow || typeof data !== 'object' || data === null) return;
    if (Object.hasOwn(handlers, data.kind)) handlers[data.kind](data);
  });
  narrow.addEventListener('change', draw);

  window.zE = (namespace, command, ...values) => {
    const group = Object.hasOwn(commands, namespace) ? commands[namespace] : {};
    if (Object.hasOwn(group, command)) group[command](...values);
    else console.warn(`zE: unknown command ${namespace} ${command}`);
  };
  load();
  draw();
  document.body.append(launcher, frame);
})();
