import { html } from 'hono/html';
import { formatWholeMoney, unbroken } from '#lib/core/money/format.ts';
import type { PayLanguage } from '../../messages/messages.ts';
import type { Markup } from '../../page/layout.ts';
import type { CashierPayment } from '../payments.ts';

interface CashierFrame {
  readonly language: PayLanguage;
  readonly title: string;
  readonly body: Markup;
  /** Left out when the payment is unknown or over. */
  readonly payment?: CashierPayment;
  /** Shows the cancel button. */
  readonly canCancel?: boolean;
  readonly script?: boolean;
}

/** A page of the cashier, designed for an iframe of the site. */
export function renderCashier({ language: { lang, messages }, title, body, payment, canCancel, script }: CashierFrame): Markup {
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<meta name="robots" content="noindex">
<title>${title} · Kipinä Pay</title>
<link rel="stylesheet" href="/cashier/style.css">
${script ? html`<script src="/cashier/result.js" defer></script>` : ''}
</head>
<body class="cashier">
<header><p class="brand"><span class="mark" aria-hidden="true"></span>Kipinä Pay</p><p class="play">${messages.playCashier}</p></header>
<main>
<h1>${title}</h1>
${payment ? html`<p class="sum">${messages.youPay} <strong>Parlour</strong> <b>${formatAmount(payment)}</b></p>` : ''}
${body}
${payment && canCancel ? html`<form method="post" action="/cashier/${payment.session.transactionId}/cancel" class="cancel"><button class="quiet">${messages.cancel}</button></form>` : ''}
</main>
</body>
</html>`;
}

/** The amount as the site writes it: `1,234.50 €` in the market of `fi-FI`. */
export function formatAmount({ order: { amountMinor: minor, currency }, numbers }: CashierPayment): string {
  return unbroken(formatWholeMoney({ minor, currency }, numbers));
}
