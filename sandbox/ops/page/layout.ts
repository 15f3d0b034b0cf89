import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** What the last form led to, shown on top of the page. */
export interface Notice {
  readonly kind: 'done' | 'refused';
  readonly text: string;
}

export function renderPage(title: string, body: Markup, notice?: Notice): Markup {
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
<a href="/#clock">Clock</a><a href="/#place">Place</a><a href="/#maintenance">Maintenance</a><a href="/#failures">Failures</a>
<a href="/messages">Messages</a><a href="/players">Players</a><a href="/withdrawals">Withdrawals</a><a href="/events">Events</a><a href="/#reset">Reset</a></nav></header>
<main>
<h1>${title}</h1>
${notice ? html`<p class="notice ${notice.kind}" role="${notice.kind === 'done' ? 'status' : 'alert'}">${notice.text}</p>` : ''}
${body}
</main>
</body>
</html>`;
}

/** A card with a heading that the page's menu and the forms lead back to; a whole one takes the page's width. */
export function renderCard(id: string, heading: string, body: Markup, look: 'half' | 'whole' = 'half'): Markup {
  return html`<section id="${id}" class="${look}" aria-labelledby="${id}-heading"><h2 id="${id}-heading">${heading}</h2>${body}</section>`;
}

export function renderOptions(values: readonly string[], chosen?: string): Markup {
  return html`${values.map((value) => html`<option value="${value}"${value === chosen ? html` selected` : ''}>${value}</option>`)}`;
}

export function joinMarkup(parts: readonly Markup[]): Markup {
  return html`${parts}`;
}
