// The script that a page loads: `new FastTrackLoader()` adds `FasttrackCrm`, which connects with `window.sid` for the brand
// `window.fasttrackbrand`. Its texts are English unless `window.fasttrack.labels` has others.
(() => {
  const { origin } = new URL(document.currentScript.src);
  const pollMs = 15_000;
  const englishLabels = { inbox: 'Inbox', close: 'Close', empty: 'No messages', failed: 'Messages cannot be shown' };
  let sid;
  let timer;
  let unread;
  let widget;

  const labels = () => ({ ...englishLabels, ...window.fasttrack?.labels });

  async function readInbox() {
    const response = await fetch(`${origin}/inbox?sid=${encodeURIComponent(sid)}`);
    if (!response.ok) throw new Error(`inbox answered ${response.status}`);
    return response.json();
  }

  function announce(inbox) {
    if (inbox.unread === unread) return;
    unread = inbox.unread;
    window.dispatchEvent(new CustomEvent('fasttrack:badge', { detail: { count: unread } }));
  }

  async function refresh() {
    if (!sid || document.hidden) return;
    const connection = sid;
    const inbox = await readInbox().catch(() => undefined);
    if (inbox && connection === sid) announce(inbox);
  }

  function element(name, text) {
    const made = document.createElement(name);
    made.textContent = text;
    return made;
  }

  function drawMessages(place, messages) {
    if (messages.length === 0) place.append(element('p', labels().empty));
    for (const { title, text } of messages) place.append(element('h3', title), element('p', text));
  }

  async function open() {
    const drawn = document.createElement('section');
    widget = drawn;
    drawn.setAttribute('role', 'dialog');
    drawn.setAttribute('aria-label', labels().inbox);
    drawn.style.cssText =
      'position:fixed;inset:auto 16px 16px auto;z-index:999;width:min(360px,calc(100vw - 32px));max-height:70vh;overflow:auto;padding:16px;border-radius:12px;background:#fff;color:#222;font:16px/1.4 system-ui,sans-serif';
    const close = element('button', labels().close);
    close.type = 'button';
    close.addEventListener('click', () => toggleInbox());
    drawn.append(element('h2', labels().inbox), close);
    document.body.append(drawn);
    close.focus();
    const inbox = await readInbox().catch(() => undefined);
    if (inbox) drawMessages(drawn, inbox.messages);
    else drawn.append(element('p', labels().failed));
  }

  function toggleInbox() {
    if (!widget) return sid ? open() : undefined;
    widget.remove();
    widget = undefined;
  }

  function disconnect() {
    clearInterval(timer);
    sid = undefined;
    unread = undefined;
    widget?.remove();
    widget = undefined;
  }

  function init(session = window.sid) {
    disconnect();
    if (!session || !window.fasttrackbrand) return;
    sid = session;
    timer = setInterval(refresh, pollMs);
    return refresh();
  }

  function logout() {
    const body = sid && JSON.stringify({ sid });
    disconnect();
    // The page is usually left at once.
    if (body) navigator.sendBeacon(`${origin}/logout`, body);
  }

  window.FastTrackLoader = class FastTrackLoader {
    constructor() {
      window.FasttrackCrm = { init, toggleInbox, logout };
      init();
    }
  };
})();
