import { html } from 'hono/html';
import type { Message } from '#sandbox/kit/outbox.ts';
import { type Markup, renderCard } from './layout.ts';

const shown = 50;

export function renderMessages(messages: readonly Message[], to: string | undefined): Markup {
  const heading = to
    ? html`<p>To <strong>${to}</strong>:</p>`
    : html`<p>The newest ${shown} messages. Receivers are masked until you name one.</p>`;
  const list = messages.slice(0, shown).map(renderMessage);
  return renderCard(
    'messages',
    'Messages',
    html`<form method="get" action="/#messages">
<label>Sent to <input name="to" value="${to ?? ''}" placeholder="ava.new@sandbox.test"></label>
<button>Show</button>
</form>
${heading}${list.length === 0 ? html`<p>No message has been sent.</p>` : list}`,
  );
}

function renderMessage({ to, channel, text, code, link, at }: Message): Markup {
  return html`<details><summary>${channel} to ${to} <time datetime="${at}">${at.replace('T', ' ').slice(0, 19)}</time></summary>
<p>${text}</p>${code ? html`<p>Code <code>${code}</code></p>` : ''}${link ? html`<p>Link <a href="${safeLink(link)}">${link}</a></p>` : ''}</details>`;
}

function safeLink(link: string): string {
  return /^https?:\/\//.test(link) ? link : '#messages';
}
