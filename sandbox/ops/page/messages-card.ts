import { html } from 'hono/html';
import { maskReceiver } from '#sandbox/kit/mask.ts';
import type { Message } from '#sandbox/kit/outbox.ts';
import { type Markup, renderCard } from './layout.ts';
import { renderTime } from './time.ts';

const maxShownOnHome = 5;
const maxShown = 100;

/** The newest messages with a link to all. */
export function renderNewestMessages(messages: readonly Message[]): Markup {
  const newest = messages.slice(0, maxShownOnHome);
  return renderCard(
    'messages',
    'Messages',
    html`<p>SMS and e-mails sent by the platform.</p>
${newest.length === 0 ? renderNone() : newest.map((message) => renderMessage(message, false))}
<p><a href="/messages">All messages</a></p>`,
  );
}

/** OPS-04: all messages or those to one receiver, newest first, with their codes and links. */
export function renderMessages(messages: readonly Message[], to: string | undefined): Markup {
  const shown = messages.slice(0, maxShown);
  const heading = to
    ? html`<p>To <strong>${to}</strong> · <a href="/messages">all receivers</a></p>`
    : html`<p>Newest first. Receivers are masked until you open a message or search for one. Click a code to select it.</p>`;
  return html`<section class="whole" aria-labelledby="list-heading">
<h2 id="list-heading" class="hidden">${to ? `Messages to ${to}` : 'All messages'}</h2>
<form method="get" action="/messages">
<label>Sent to <input name="to" value="${to ?? ''}" placeholder="ben.one@sandbox.test"></label>
<button>Show</button>
<a href="${to ? `/messages?to=${encodeURIComponent(to)}` : '/messages'}">Refresh</a>
</form>
${heading}${shown.length === 0 ? renderNone() : shown.map((message, at) => renderMessage(message, at === 0 || to !== undefined))}</section>`;
}

function renderNone(): Markup {
  return html`<p>No messages yet. Request a code on the site and it appears here.</p>`;
}

function renderMessage({ to, channel, text, code, link, at }: Message, isOpen: boolean): Markup {
  const kind = channel === 'SMS' ? 'SMS' : 'E-mail';
  return html`<details class="message"${isOpen ? html` open` : ''}>
<summary><span class="kind">${kind}</span> ${maskReceiver(to)} ${renderTime(at)}</summary>
<p>To <a href="/messages?to=${encodeURIComponent(to)}">${to}</a></p>
<p class="text">${text}</p>
${code ? html`<p>Code <code class="copy">${code}</code></p>` : ''}${link && isWebLink(link) ? html`<p>Link <a href="${link}" target="_blank" rel="noreferrer">${link}</a></p>` : ''}
</details>`;
}

function isWebLink(link: string): boolean {
  return /^https?:\/\//.test(link);
}
