import { html } from 'hono/html';
import { mayDo, type OperatorAction } from '../roles.ts';
import type { Markup } from './layout.ts';

/** A form, for an operator whose role may send it; nothing for others. */
export function offer(action: OperatorAction, form: Markup): Markup {
  return mayDo(action) ? form : html``;
}

/** An attribute of a field that shows a value, and sends it for an operator whose role may change it. */
export function disabledUnless(action: OperatorAction): Markup {
  return mayDo(action) ? html`` : html` disabled`;
}
