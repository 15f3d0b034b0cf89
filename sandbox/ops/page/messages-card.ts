import { html } from 'hono/html';
import type { Message } from '#sandbox/kit/outbox.ts';
import { maskReceiver } from '../mask.ts';
import { type Markup, renderCard } from './layout.ts';

const shownAtHome = 5;
const shownAtMost = 100;

/** The newest few, and the way to all of them. */
export function renderNewestMessages(messages: readonly Message[]): Markup {
  const newest = messages.slice(0, shownAtHome);
  return renderCard(
    'messages',
    'Messages',
    html`<p>SMS and e-mails that the platform has sent.</p>
${newest.length === 0 ? renderNone() : newest.map((message) => renderMessage(message, false))}
<p><a href="/messages">All messages</a></p>`,
  );
}

/** OPS-04: everything that was sent, newest first, or what one receiver was sent: codes to copy and links that lead to the site. */
export function renderMessages(messages: readonly Message[], to: string | undefined): Markup {
  const shown = messages.slice(0, shownAtMost);
  const heading = to
    ? html`<p>To <strong>${to}</strong> · <a href="/messages">to everybody</a></p>`
    : html`<p>Newest first. A receiver is masked until you open the message or name him. A click on a code selects the whole of it.</p>`;
  return html`<section class="whole" aria-labelledby="list-heading">
<h2 id="list-heading" class="hidden">${to ? `Messages to ${to}` : 'All messages'}</h2>
<form method="get" action="/messages">
<label>Sent to <input name="to" value="${to ?? ''}" placeholder="ben.one@sandbox.test"></label>
<button>Show</button>
<a href="${to ? `/messages?to=${encodeURIComponent(to)}` : '/messages'}">Look again</a>
</form>
${heading}${shown.length === 0 ? renderNone() : shown.map((message, at) => renderMessage(message, at === 0 || to !== undefined))}</section>`;
}

function renderNone(): Markup {
  return html`<p>No message has been sent. Ask for a code on the site, and it arrives here.</p>`;
}

function renderMessage({ to, channel, text, code, link, at }: Message, isOpen: boolean): Markup {
  const kind = channel === 'SMS' ? 'SMS' : 'E-mail';
  return html`<details class="message"${isOpen ? html` open` : ''}>
<summary><span class="kind">${kind}</span> ${maskReceiver(to)} <time datetime="${at}">${at.replace('T', ' ').slice(0, 19)}</time></summary>
<p>To <a href="/messages?to=${encodeURIComponent(to)}">${to}</a></p>
<p class="text">${text}</p>
${code ? html`<p>Code <code class="copy">${code}</code></p>` : ''}${link && isWebLink(link) ? html`<p>Link <a href="${link}" target="_blank" rel="noreferrer">${link}</a></p>` : ''}
</details>`;
}

function isWebLink(link: string): boolean {
  return /^https?:\/\//.test(link);
}
