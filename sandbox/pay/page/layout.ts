import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { PayLanguage, PayMessages } from '../messages/messages.ts';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

const steps = ['stepBank', 'stepSignIn', 'stepAccount', 'stepConfirm'] as const satisfies readonly (keyof PayMessages)[];

interface Frame {
  readonly language: PayLanguage;
  readonly title: string;
  /** Name of the bank or the payment service. */
  readonly brand: string;
  /** CSS class with the colours of the brand. */
  readonly theme: string;
  /** Index of the current step, from 0; left out on final pages. */
  readonly step?: number;
  /** Form action of the cancel button. */
  readonly cancel?: string;
  readonly body: Markup;
}

export function renderFrame({ language: { lang, messages }, title, brand, theme, step, cancel, body }: Frame): Markup {
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="robots" content="noindex">
<title>${title} · ${brand}</title>
<link rel="stylesheet" href="/style.css">
</head>
<body class="${theme}">
<header><p class="brand"><span class="mark" aria-hidden="true"></span>${brand}</p><p class="play">${messages.playBank}</p></header>
<main>
${step === undefined ? '' : renderTrail(step, messages)}
<h1>${title}</h1>
${body}
${cancel ? html`<form method="post" action="${cancel}" class="cancel"><button class="quiet">${messages.cancelBank}</button></form>` : ''}
</main>
</body>
</html>`;
}

function renderTrail(current: number, messages: PayMessages): Markup {
  return html`<ol class="trail" aria-label="${messages.steps}">${steps.map(
    (name, index) =>
      html`<li class="${index < current ? 'done' : ''}"${index === current ? html` aria-current="step"` : ''}>${messages[name]}</li>`,
  )}</ol>`;
}
