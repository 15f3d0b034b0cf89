import type { Context } from 'hono';
import { html } from 'hono/html';
import { currentOperator, mayDo } from '../roles.ts';
import { renderWord } from '../words/render-word.ts';
import type { Markup } from './markup.ts';

export type { Markup };

/** The outcome of the last form, shown at the top of the page. */
export interface Notice {
  readonly kind: 'done' | 'refused';
  readonly text: string;
}

function readNotice({ done, refused }: Readonly<Record<string, string>>): Notice | undefined {
  if (refused) return { kind: 'refused', text: refused };
  return done ? { kind: 'done', text: 'Done.' } : undefined;
}

/** Sends a page with the outcome of the form that led to it, which is in its query. */
export function sendPage(c: Context, title: string, body: Markup, status: 200 | 403 | 404 = 200) {
  return c.html(renderPage(title, body, readNotice(c.req.query())), status);
}

export function renderPage(title: string, body: Markup, notice?: Notice): Markup {
  const { user, role } = currentOperator();
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>${title} · Sandbox</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header><a href="/">Parlour sandbox</a><nav aria-label="Sections">
<a href="/#clock">Clock</a><a href="/#location">Location</a><a href="/#maintenance">Maintenance</a>${mayDo('sandbox.change') ? html`<a href="/#failures">Failures</a>` : ''}
${mayDo('message.read') ? html`<a href="/messages">Messages</a>` : ''}<a href="/players">Players</a><a href="/transactions">Transactions</a><a href="/withdrawals">Withdrawals</a><a href="/documents">Documents</a><a href="/questionnaires">Questionnaires</a><a href="/matches">Matches</a><a href="/campaigns">Campaigns</a><a href="/sports-events">Sports events</a><a href="/bets">Bets</a><a href="/chats">Chat</a><a href="/events">Events</a><a href="/audit">Audit trail</a>${mayDo('sandbox.change') ? html`<a href="/#reset">Reset</a>` : ''}</nav><span>${user}, ${renderWord('operatorRole', role)}</span></header>
<main>
<h1>${title}</h1>
${notice ? html`<p class="notice ${notice.kind}" role="${notice.kind === 'done' ? 'status' : 'alert'}">${notice.text}</p>` : ''}
${body}
</main>
</body>
</html>`;
}

/** A card with a heading. `id` is its link target; a `whole` card takes the full width. */
export function renderCard(id: string, heading: string, body: Markup, width: 'half' | 'whole' = 'half'): Markup {
  return html`<section id="${id}" class="${width}" aria-labelledby="${id}-heading"><h2 id="${id}-heading">${heading}</h2>${body}</section>`;
}

export function renderOptions(values: readonly string[], chosen?: string): Markup {
  return html`${values.map((value) => html`<option value="${value}"${value === chosen ? html` selected` : ''}>${value}</option>`)}`;
}

export function joinMarkup(parts: readonly Markup[]): Markup {
  return html`${parts}`;
}
