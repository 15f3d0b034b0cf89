// Runs inside the widget's frame: requests a token when the box is ticked and posts it to the embedding page.
const { siteKey, host, busy, done, expired, failed } = document.body.dataset;
const box = document.getElementById('person');
const state = document.getElementById('state');
let expiryTimer;

function show(name, text) {
  document.documentElement.dataset.state = name;
  state.textContent = text;
  box.checked = name !== 'open';
  box.setAttribute('aria-busy', String(name === 'busy'));
}

function postToPage(message) {
  parent.postMessage(message, host);
}

function clear() {
  clearTimeout(expiryTimer);
  show('open', '');
}

async function requestToken() {
  const response = await fetch('/solve', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ sitekey: siteKey, host }),
  });
  if (!response.ok) throw new Error('invalid-data');
  return response.json();
}

async function solve() {
  if (document.documentElement.dataset.state === 'busy') return;
  clear();
  show('busy', busy);
  try {
    const { token, lifeSeconds } = await requestToken();
    show('done', done);
    expiryTimer = setTimeout(() => {
      show('open', expired);
      postToPage({ kind: 'expired' });
    }, lifeSeconds * 1000);
    postToPage({ kind: 'solved', token });
  } catch (error) {
    show('open', failed);
    postToPage({ kind: 'failed', error: error instanceof TypeError ? 'network-error' : error.message });
  }
}

box.addEventListener('change', () => {
  if (box.checked) solve();
  // A passed or pending check cannot be unticked.
  else box.checked = document.documentElement.dataset.state === 'done';
});
window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== host || source !== parent) return;
  if (data?.kind === 'solve') solve();
  if (data?.kind === 'reset') clear();
});
postToPage({ kind: 'ready', title: document.title });
// The box may have been ticked before this script ran.
if (box.checked) solve();
