import { html } from 'hono/html';
import type { Markup } from './layout.ts';

/** The field for the reason of a change. `placeholder` is an example. */
export function renderReasonField(placeholder: string, value = '', error?: Markup): Markup {
  return html`<label class="wide">Reason, stored with your name <textarea name="reason" rows="2" required minlength="5" maxlength="500" placeholder="${placeholder}"${error ? html` aria-invalid="true" aria-describedby="reason-error"` : ''}>${value}</textarea>${error ?? ''}</label>`;
}

export function renderReason(reason: string | null): Markup | string {
  return reason === null ? '' : html`<div class="reason">“${reason}”</div>`;
}
