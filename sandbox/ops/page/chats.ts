import { html } from 'hono/html';
import type { ChatDetails, ChatSummary } from '../port/chats.ts';
import { renderWord } from '../words/render-word.ts';
import type { Markup } from './layout.ts';
import { offer } from './offer.ts';
import { renderReasonInput } from './reason.ts';
import { formatSecond } from './time.ts';

/** The conversations of the live chat. */
export function renderChats(chats: readonly ChatSummary[]): Markup {
  if (chats.length === 0) return html`<p>There are no conversations.</p>`;
  return html`<div class="scroll"><table><caption>Those that wait for a person first, those that have ended last.</caption>
<thead><tr><th scope="col">Conversation</th><th scope="col">Player</th><th scope="col">Language</th><th scope="col">State</th><th scope="col">Messages</th><th scope="col">Last change (UTC)</th></tr></thead>
<tbody>${chats.map(
    (chat) => html`<tr><td><a href="/chats/${chat.number}">Conversation ${chat.number}</a></td><td>${renderPlayer(chat)}</td>
<td>${chat.language}</td><td>${renderWord('chatState', chat.state)}</td><td class="figure">${chat.messages}</td><td>${formatSecond(chat.updatedAt)}</td></tr>`,
  )}</tbody></table></div>`;
}

/** One conversation with the form of the answer. */
export function renderChat(chat: ChatDetails): Markup {
  return html`<p>${renderPlayer(chat)} · ${chat.language} · ${renderWord('chatState', chat.state)} · <a href="/chats">all conversations</a> · <a href="/chats/${chat.number}">show new messages</a></p>
<div class="scroll"><table><caption>Oldest first.</caption><thead><tr><th scope="col">Sent (UTC)</th><th scope="col">From</th><th scope="col">Message</th></tr></thead>
<tbody>${chat.entries.map(
    ({ author, text, operator, at }) =>
      html`<tr><td>${formatSecond(at)}</td><td>${renderWord('chatAuthor', author)}${operator ? html`<div>${operator}</div>` : ''}</td><td><div class="message">${text}</div></td></tr>`,
  )}</tbody></table></div>
${chat.state === 'CLOSED' ? html`<p>The conversation has ended. The next message starts another one.</p>` : renderForms(chat.number)}`;
}

function renderForms(number: number): Markup {
  return offer(
    'chat.answer',
    html`<form id="answer" method="post" action="/chats/${number}"><label class="wide">Answer <textarea name="text" rows="3" maxlength="2000" required></textarea></label><button>Send</button></form>
<form method="post" action="/chats/${number}/close">${renderReasonInput()}<button class="danger">End the conversation</button></form>`,
  );
}

function renderPlayer({ playerId, claimedPlayerId }: ChatSummary): Markup {
  if (playerId) return html`<a href="/players/${playerId}">${playerId}</a>`;
  return claimedPlayerId ? html`visitor, unproven player id ${claimedPlayerId}` : html`visitor`;
}
