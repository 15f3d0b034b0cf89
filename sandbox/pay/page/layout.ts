import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

const steps = ['Bank', 'Sign in', 'Account', 'Confirm'] as const;

interface Frame {
  readonly title: string;
  /** Whose pages these are: a bank's name, or the payment service's. */
  readonly house: string;
  /** Names the colours of the house. */
  readonly look: string;
  /** Which step this is, from 0; none on a page that ends it. */
  readonly step?: number;
  /** Where giving up is posted to. */
  readonly cancel?: string;
  readonly body: Markup;
}

export function renderFrame({ title, house, look, step, cancel, body }: Frame): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="robots" content="noindex">
<title>${title} · ${house}</title>
<link rel="stylesheet" href="/style.css">
</head>
<body class="${look}">
<header><p class="house"><span class="mark" aria-hidden="true"></span>${house}</p><p class="play">Play money: an invented bank</p></header>
<main>
${step === undefined ? '' : renderTrail(step)}
<h1>${title}</h1>
${body}
${cancel ? html`<form method="post" action="${cancel}" class="cancel"><button class="quiet">Cancel and go back</button></form>` : ''}
</main>
</body>
</html>`;
}

function renderTrail(current: number): Markup {
  return html`<ol class="trail" aria-label="Steps">${steps.map(
    (name, index) =>
      html`<li class="${index < current ? 'done' : ''}"${index === current ? html` aria-current="step"` : ''}>${name}</li>`,
  )}</ol>`;
}

/** `1,234.50 €` */
export function writeEuros(minor: number): string {
  return `${new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 }).format(minor / 100)} €`;
}
