import { html } from 'hono/html';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import { type PayLanguage, type PayMessages, payMessages } from '../../messages/messages.ts';
import type { Markup } from '../../page/layout.ts';
import type { CardError } from '../cards.ts';
import type { CashierPayment } from '../payments.ts';
import { renderField } from './field.ts';
import { formatAmount, renderCashier } from './frame.ts';

const cardErrors = {
  number: 'cardNumberWrong',
  expiry: 'cardExpiresWrong',
  code: 'cardCodeWrong',
} as const satisfies Readonly<Record<CardError, keyof PayMessages>>;

function formAction({ session }: CashierPayment, step: string): string {
  return `/cashier/${session.transactionId}/${step}`;
}

/** Typed values are not repeated, so that responses never contain card data. */
export function renderCard(payment: CashierPayment, errors: readonly CardError[]): Markup {
  const { account, locale } = payment.order;
  const language = payMessages.forLocale(locale);
  const { messages } = language;
  const errorOf = (field: CardError) => (errors.includes(field) ? messages[cardErrors[field]] : undefined);
  const isFirst = (field: CardError) => errors[0] === field;
  const code = { name: 'code', label: messages.cardCode, complete: 'cc-csc', example: '123', error: errorOf('code') };
  const number = { name: 'number', label: messages.cardNumber, complete: 'cc-number', example: '4111 1111 1111 1111' };
  const expiry = { name: 'expiry', label: messages.cardExpires, complete: 'cc-exp', example: messages.cardExpiresExample };
  const pay = formatMessage(messages.pay, { amount: formatAmount(payment) });
  const body = account
    ? html`<form method="post" action="${formAction(payment, 'saved')}" novalidate><p>${fillStrong(messages.cardSaved, account.label)}</p>
${renderField(code, isFirst('code'))}<button>${pay}</button></form>`
    : html`<form method="post" action="${formAction(payment, 'card')}" novalidate>
${renderField({ ...number, error: errorOf('number') }, isFirst('number'))}
<div class="pair">${renderField({ ...expiry, error: errorOf('expiry') }, isFirst('expiry'))}${renderField(code, isFirst('code'))}</div>
<button>${pay}</button></form>
${renderCardsToTry(messages)}`;
  return renderCashier({ language, title: messages.cardTitle, payment, body, canCancel: true });
}

/** The message with its only placeholder in a `<strong>` element. */
function fillStrong(message: string, value: string): Markup {
  const [before = '', after = ''] = message.split(/\{\w+\}/);
  return html`${before}<strong>${value}</strong>${after}`;
}

function renderCardsToTry(messages: PayMessages): Markup {
  return html`<details><summary>${messages.tryTitle}</summary><dl><div><dt>${messages.tryApproved}</dt><dd>4111 1111 1111 1111</dd></div>
<div><dt>${messages.tryDeclined}</dt><dd>4000 0000 0000 0002</dd></div><div><dt>${messages.tryChallenge}</dt><dd>4000 0000 0000 3220</dd></div></dl>
<p>${messages.tryText}</p></details>`;
}

/** The 3-D Secure step, in which the payer's bank asks for a code. */
export function renderChallenge(payment: CashierPayment, code: string, isWrong: boolean): Markup {
  const language = payMessages.forLocale(payment.order.locale);
  const { messages } = language;
  const error = isWrong ? messages.challengeWrong : undefined;
  const field = { name: 'code', label: messages.challengeCode, complete: 'one-time-code', example: '000000', error };
  return renderCashier({
    language,
    title: messages.challengeTitle,
    payment,
    body: html`<p>${fillStrong(messages.challengeText, code)}</p>
<form method="post" action="${formAction(payment, 'challenge')}" novalidate>
${renderField(field, isWrong)}
<button>${messages.challengeSubmit}</button></form>`,
    canCancel: true,
  });
}

export function renderVoucher(payment: CashierPayment, isWrong: boolean): Markup {
  const language = payMessages.forLocale(payment.order.locale);
  const { messages } = language;
  const error = isWrong ? messages.voucherWrong : undefined;
  const field = { name: 'code', label: messages.voucherCode, complete: 'off', example: '1234 5678 9012 3456', error };
  return renderCashier({
    language,
    title: messages.voucherTitle,
    payment,
    body: html`<form method="post" action="${formAction(payment, 'voucher')}" novalidate>
${renderField(field, isWrong)}
<button>${formatMessage(messages.pay, { amount: formatAmount(payment) })}</button></form>
<p>${messages.voucherText}</p>`,
    canCancel: true,
  });
}

const choiceTexts = {
  bank: ['bankTitle', 'bankText'],
  'e-wallet': ['walletTitle', 'walletText'],
  mobile: ['mobileTitle', 'mobileText'],
  crypto: ['cryptoTitle', 'cryptoText'],
} as const;

/** For banks and wallets the payer chooses the outcome directly. */
export function renderChoice(payment: CashierPayment): Markup {
  const { kind, locale } = payment.order;
  const language = payMessages.forLocale(locale);
  const { messages } = language;
  const [title, line] = kind === 'card' || kind === 'voucher' ? choiceTexts.bank : choiceTexts[kind];
  return renderCashier({
    language,
    title: messages[title],
    payment,
    body: html`<p>${messages[line]}</p>
<form method="post" action="${formAction(payment, 'choice')}"><button name="choice" value="ok">${formatMessage(messages.approve, { amount: formatAmount(payment) })}</button>
<button name="choice" value="fail" class="second">${messages.refuse}</button></form>`,
    canCancel: true,
  });
}

/** For an unknown or expired payment. */
export function renderGone(back: string, language: PayLanguage): Markup {
  const { messages } = language;
  return renderCashier({
    language,
    title: messages.overTitle,
    body: html`<p>${messages.overText}</p>
<p><a class="button" href="${back}" target="_top">${messages.back}</a></p>`,
  });
}
