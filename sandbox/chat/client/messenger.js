// Runs inside the messenger's frame: shows the conversation, sends messages, and reports unread ones to the embedding page.
const { host, language, messages: json } = document.body.dataset;
const texts = JSON.parse(json);
const [form, field, list, scroller, stateLine, problem, personButton] = [
  'form',
  'text',
  'messages',
  'scroll',
  'state',
  'problem',
  'person',
].map((id) => document.getElementById(id));
const greetingLine = document.getElementById('greeting');
const handleKey = 'chat.handle';
const times = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const pollMs = { open: 2_000, closed: 5_000 };
const settingsMs = 60_000;
const requestMs = 12_000;

let fields = [];
let token;
let handle = storage('getItem', handleKey) ?? undefined;
let isOpen = false;
let lastId = 0;
let unread;
let pending;
let timer;
let polling = Promise.resolve();
let opening = Promise.resolve();
let tokenWaiter;
let state = 'AUTOMATIC';
let isOutsideHours = false;
let settingsAt = 0;

function storage(method, ...values) {
  try {
    return sessionStorage[method](...values);
  } catch {
    // A browser that blocks storage keeps the conversation until the page is left.
    return null;
  }
}

/** `Promise.withResolvers` is newer than the supported browsers. */
function createWaiter() {
  let resolve;
  const promise = new Promise((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

function postToPage(message) {
  parent.postMessage(message, host);
}

async function call(path, { method = 'GET', body } = {}) {
  const response = await fetch(`/api/conversations${path}`, {
    method,
    headers: { ...(body && { 'Content-Type': 'application/json' }), ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(requestMs),
  });
  if (response.status === 401) postToPage({ kind: 'tokenExpired' });
  // A late answer about the conversation before leaves the one of now.
  if (response.status === 404 && path.startsWith(`/${handle}/`)) forget();
  if (!response.ok) throw Object.assign(new Error(), { status: response.status });
  return response.status === 204 ? undefined : response.json();
}

/** The conversation is another player's, or it does not exist any more. */
function forget() {
  handle = undefined;
  lastId = 0;
  showState('AUTOMATIC');
  storage('removeItem', handleKey);
  list.replaceChildren();
}

/** Only a visitor's conversation is stored: a player's is found by the player's token. */
async function openConversation(isNew = false) {
  const opened = await call('', { method: 'POST', body: { language, fields, token, handle, isNew } });
  if (opened.handle !== handle) forget();
  handle = opened.handle;
  if (token) storage('removeItem', handleKey);
  else storage('setItem', handleKey, handle);
}

/** One conversation is opened at a time: what comes next finds it. */
function openInTurn(work) {
  opening = opening.then(work, work);
  return opening;
}

async function requireConversation() {
  await tokenWaiter?.promise;
  await openInTurn(async () => {
    if (!handle || state === 'CLOSED') await openConversation(state === 'CLOSED');
  });
  return `/${handle}`;
}

function show({ author, text, link, at }) {
  const item = document.createElement('li');
  item.className = author.toLowerCase();
  const who = document.createElement('p');
  who.className = 'who';
  const names = { VISITOR: texts.you, ASSISTANT: texts.assistant, AGENT: texts.agent };
  who.textContent = `${names[author]} · ${times.format(new Date(at))}`;
  const said = document.createElement('p');
  said.className = 'said';
  said.textContent = text;
  item.append(who, said);
  if (link) {
    const page = document.createElement('a');
    Object.assign(page, {
      href: link.url,
      target: '_blank',
      rel: 'noopener',
      textContent: texts.from.replace('{title}', link.title),
    });
    item.append(page);
  }
  list.append(item);
}

function showState(next) {
  state = next;
  const said = { AUTOMATIC: texts.automatic, WAITING: texts.waiting, ANSWERED: texts.answered, CLOSED: texts.ended }[state];
  const line = isOutsideHours ? `${said} · ${texts.outsideHours}` : said;
  if (stateLine.textContent !== line) stateLine.textContent = line;
  document.getElementById('ended').hidden = state !== 'CLOSED';
  const called = state === 'WAITING' || state === 'ANSWERED';
  if (called && document.activeElement === personButton) field.focus();
  personButton.hidden = called;
}

/** The greeting and the hours, which editors change while the frame is open. */
async function readSettings() {
  if (!isOpen || Date.now() - settingsAt < settingsMs) return;
  settingsAt = Date.now();
  const locale = fields.find(({ id }) => id === 'locale')?.value ?? '';
  const settings = await fetch(`/api/settings?${new URLSearchParams({ language, locale })}`, {
    signal: AbortSignal.timeout(requestMs),
  })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
  if (!settings) return;
  const { greeting, closed, pages } = settings;
  greetingLine.textContent = greeting ?? texts.greeting;
  for (const name of ['contact', 'payment']) document.getElementById(name).href = pages[name];
  const back = document.getElementById('back');
  if (back.textContent !== (closed ?? '')) back.textContent = closed ?? '';
  document.getElementById('closed').hidden = !closed;
  isOutsideHours = Boolean(closed);
  showState(state);
}

async function refresh() {
  await readSettings();
  if (!handle) {
    // A player's conversation could not be found: how much of it is unread is not known.
    if (!token) reportUnread(0);
    return;
  }
  const from = handle;
  try {
    const { state: next, unread: count, messages } = await call(`/${from}/messages?after=${lastId}`);
    if (from !== handle) return;
    for (const message of messages) if (message.id > lastId) show(message);
    lastId = messages.at(-1)?.id ?? lastId;
    const hasChanged = next !== state;
    showState(next);
    if (messages.length > 0 || hasChanged) scroller.scrollTop = scroller.scrollHeight;
    if (problem.textContent === texts.offline) problem.textContent = '';
    if (isOpen && count > 0) await call(`/${from}/read`, { method: 'PUT', body: { position: lastId } });
    reportUnread(isOpen ? 0 : count);
  } catch (error) {
    if (!error.status && isOpen) problem.textContent = texts.offline;
  }
}

function reportUnread(count) {
  if (count === unread) return;
  unread = count;
  postToPage({ kind: 'unread', count });
}

function poll() {
  clearTimeout(timer);
  polling = polling.then(refresh);
  polling.then(() => {
    clearTimeout(timer);
    timer = setTimeout(poll, isOpen ? pollMs.open : pollMs.closed);
  });
  return polling;
}

/** Another attempt starts a new conversation where this one has just ended, or is not kept any more. */
async function performOnce(work) {
  try {
    await work();
  } catch (error) {
    if (error.status !== 409 && error.status !== 404) throw error;
    if (error.status === 409) showState('CLOSED');
    await work();
  }
}

async function perform(work) {
  try {
    await performOnce(work);
    problem.textContent = '';
    await poll();
  } catch (error) {
    problem.textContent = error.status === 429 ? texts.tooMany : texts.failed;
  }
}

async function send() {
  const text = field.value.trim();
  if (text === '' || form.ariaBusy === 'true') return;
  // The same key for the same text: a message whose answer was lost is stored once.
  if (pending?.text !== text) pending = { text, key: crypto.randomUUID() };
  form.ariaBusy = 'true';
  await perform(async () => {
    await call(`${await requireConversation()}/messages`, { method: 'POST', body: pending });
    pending = undefined;
    if (field.value.trim() === text) field.value = '';
    field.focus();
  });
  form.ariaBusy = 'false';
}

async function callPerson() {
  if (personButton.ariaDisabled === 'true') return;
  personButton.ariaDisabled = 'true';
  await perform(async () => call(`${await requireConversation()}/person`, { method: 'POST' }));
  personButton.ariaDisabled = 'false';
}

function close() {
  postToPage({ kind: 'close' });
}

const handlers = {
  configure(data) {
    fields = data.fields;
    isOpen = data.isOpen;
    if (data.hasLogin) tokenWaiter ??= createWaiter();
    else poll();
  },
  async token(data) {
    const changed = token !== data.token;
    token = data.token;
    tokenWaiter?.resolve();
    if (!changed) return;
    if (!token) forget();
    else await openInTurn(() => openConversation()).catch(() => undefined);
    poll();
  },
  fields(data) {
    fields = data.fields;
    if (handle) call(`/${handle}/fields`, { method: 'PUT', body: { fields } }).catch(() => undefined);
  },
  opened() {
    isOpen = true;
    field.focus();
    poll();
  },
  closed() {
    isOpen = false;
  },
};

window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== host || source !== parent || typeof data !== 'object' || data === null) return;
  if (Object.hasOwn(handlers, data.kind)) handlers[data.kind](data);
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  send();
});
field.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  send();
});
personButton.addEventListener('click', callPerson);
document.getElementById('close').addEventListener('click', close);
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') close();
});
postToPage({ kind: 'ready', labels: { title: texts.title, open: texts.open, unread: texts.unread } });
