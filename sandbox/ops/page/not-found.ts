import { html } from 'hono/html';
import type { Markup } from './layout.ts';

export function renderNotFound(message = 'There is nothing of this name.'): Markup {
  return html`<p>${message}</p><p><a href="/players">All players</a></p>`;
}
