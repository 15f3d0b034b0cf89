import { html } from 'hono/html';
import type { OperatorAction } from '../roles.ts';
import { wordOf } from '../words/render-word.ts';
import type { Markup } from './layout.ts';

export function renderNotFound(message = 'There is nothing of this name.'): Markup {
  return html`<p>${message}</p><p><a href="/players">All players</a></p>`;
}

/** The page of what the operator's role may not do. */
export function renderNotAllowed(action: OperatorAction): Markup {
  return html`<p>Your role may not do this: ${wordOf('operatorAction', action)}.</p><p><a href="/">Home</a></p>`;
}
