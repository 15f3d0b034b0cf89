import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { PayWords } from '../words/en.ts';
import type { Speech } from '../words/speak.ts';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

const steps = ['stepBank', 'stepSignIn', 'stepAccount', 'stepConfirm'] as const satisfies readonly (keyof PayWords)[];

interface Frame {
  readonly speech: Speech;
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

export function renderFrame({ speech: { lang, words }, title, house, look, step, cancel, body }: Frame): Markup {
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="robots" content="noindex">
<title>${title} · ${house}</title>
<link rel="stylesheet" href="/style.css">
</head>
<body class="${look}">
<header><p class="house"><span class="mark" aria-hidden="true"></span>${house}</p><p class="play">${words.playBank}</p></header>
<main>
${step === undefined ? '' : renderTrail(step, words)}
<h1>${title}</h1>
${body}
${cancel ? html`<form method="post" action="${cancel}" class="cancel"><button class="quiet">${words.cancelBank}</button></form>` : ''}
</main>
</body>
</html>`;
}

function renderTrail(current: number, words: PayWords): Markup {
  return html`<ol class="trail" aria-label="${words.steps}">${steps.map(
    (name, index) =>
      html`<li class="${index < current ? 'done' : ''}"${index === current ? html` aria-current="step"` : ''}>${words[name]}</li>`,
  )}</ol>`;
}

/** `1,234.50 €` */
export function writeEuros(minor: number): string {
  return `${new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 }).format(minor / 100)} €`;
}
