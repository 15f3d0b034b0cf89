// Inside the widget's frame: ticks the box, has the test passed and tells the page that shows the frame, and no other.
const { siteKey, host, busy, done, expired, failed } = document.body.dataset;
const box = document.getElementById('person');
const state = document.getElementById('state');
let ageing;

function show(name, text) {
  document.documentElement.dataset.state = name;
  state.textContent = text;
  box.checked = name !== 'open';
  box.setAttribute('aria-busy', String(name === 'busy'));
}

function tell(message) {
  parent.postMessage(message, host);
}

function clear() {
  clearTimeout(ageing);
  show('open', '');
}

async function askForToken() {
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
    const { token, lifeSeconds } = await askForToken();
    show('done', done);
    ageing = setTimeout(() => {
      show('open', expired);
      tell({ kind: 'expired' });
    }, lifeSeconds * 1000);
    tell({ kind: 'solved', token });
  } catch (error) {
    show('open', failed);
    tell({ kind: 'failed', error: error instanceof TypeError ? 'network-error' : error.message });
  }
}

box.addEventListener('change', () => {
  if (box.checked) solve();
  // A box that has passed stays ticked, and one that is asking is not taken back.
  else box.checked = document.documentElement.dataset.state === 'done';
});
window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== host || source !== parent) return;
  if (data?.kind === 'solve') solve();
  if (data?.kind === 'reset') clear();
});
tell({ kind: 'ready', title: document.title });
// A quick hand ticks the box before this script listens.
if (box.checked) solve();
