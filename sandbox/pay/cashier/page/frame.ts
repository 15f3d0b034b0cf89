import { html } from 'hono/html';
import { toWire } from '#lib/money/money.ts';
import type { Markup } from '../../page/layout.ts';
import type { Speech } from '../../words/speak.ts';
import type { Visit } from '../sessions.ts';

interface CashierFrame {
  readonly speech: Speech;
  readonly title: string;
  readonly body: Markup;
  /** Who pays; left out on pages that are about nothing any more. */
  readonly visit?: Visit;
  /** Offers to turn back. */
  readonly canCancel?: boolean;
  readonly script?: boolean;
}

/** A page of the cashier: narrow, quiet, and for a frame of the site. */
export function renderCashier({ speech: { lang, words }, title, body, visit, canCancel, script }: CashierFrame): Markup {
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="robots" content="noindex">
<title>${title} · Kipinä Pay</title>
<link rel="stylesheet" href="/cashier/style.css">
${script ? html`<script src="/cashier/result.js" defer></script>` : ''}
</head>
<body class="cashier">
<header><p class="house"><span class="mark" aria-hidden="true"></span>Kipinä Pay</p><p class="play">${words.playCashier}</p></header>
<main>
<h1>${title}</h1>
${visit ? html`<p class="sum">${words.youPay} <strong>Parlour</strong> <b>${writeAmount(visit)}</b></p>` : ''}
${body}
${visit && canCancel ? html`<form method="post" action="/cashier/${visit.session.transactionId}/cancel" class="cancel"><button class="quiet">${words.cancel}</button></form>` : ''}
</main>
</body>
</html>`;
}

/** `1,234.50 EUR` */
export function writeAmount({ order: { amountMinor: minor, currency } }: Visit): string {
  const figure = new Intl.NumberFormat('en-GB', { minimumFractionDigits: minor % 100 === 0 ? 0 : 2 });
  return `${figure.format(toWire({ minor, currency }))} ${currency}`;
}
