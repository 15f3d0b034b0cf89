import { html } from 'hono/html';
import type { Markup } from '../../page/layout.ts';

interface Field {
  readonly name: string;
  readonly label: string;
  readonly complete: string;
  readonly example: string;
  readonly fault: string | undefined;
}

/** A field of figures; the first that is at fault is where the payer goes on. */
export function renderField({ name, label, complete, example, fault }: Field, takesFocus = false): Markup {
  return html`<p class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" inputmode="numeric" autocomplete="${complete}" placeholder="${example}" maxlength="25" required${
    fault ? html` aria-invalid="true" aria-describedby="${name}-fault"` : ''
  }${takesFocus ? html` autofocus` : ''}>${fault ? html`<small class="fault" id="${name}-fault">${fault}</small>` : ''}</p>`;
}
