import { html } from 'hono/html';
import { reasonLength } from '../port/reason.ts';
import type { Markup } from './layout.ts';

const rules = html`required minlength="${reasonLength.min}" maxlength="${reasonLength.max}"`;

/** The field for the reason of a change. `placeholder` is an example. */
export function renderReasonField(placeholder: string, value = '', error?: Markup): Markup {
  return html`<label class="wide">Reason, stored with your name <textarea name="reason" rows="2" ${rules} placeholder="${placeholder}"${error ? html` aria-invalid="true" aria-describedby="reason-error"` : ''}>${value}</textarea>${error ?? ''}</label>`;
}

/**
 * The same on one line, for the rows of a table and for short forms. Enter in a line of text presses the form's first button, which may
 * be the one that pays: here it is one that does nothing.
 */
export function renderReasonInput(): Markup {
  return html`<button disabled hidden></button><label>Reason <input name="reason" ${rules} placeholder="stored with your name"></label>`;
}

export function renderReason(reason: string | null): Markup | string {
  return reason === null ? '' : html`<div class="reason">“${reason}”</div>`;
}
