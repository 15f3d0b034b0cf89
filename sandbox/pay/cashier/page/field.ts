import { html } from 'hono/html';
import type { Markup } from '../../page/layout.ts';

interface Field {
  readonly name: string;
  readonly label: string;
  readonly complete: string;
  readonly example: string;
  readonly error: string | undefined;
}

/** A numeric field; the page focuses the first one with an error. */
export function renderField({ name, label, complete, example, error }: Field, takesFocus = false): Markup {
  return html`<p class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" inputmode="numeric" autocomplete="${complete}" placeholder="${example}" maxlength="25" required${
    error ? html` aria-invalid="true" aria-describedby="${name}-error"` : ''
  }${takesFocus ? html` autofocus` : ''}>${error ? html`<small class="error" id="${name}-error">${error}</small>` : ''}</p>`;
}
