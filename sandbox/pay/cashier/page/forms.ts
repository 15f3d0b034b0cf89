import { html } from 'hono/html';
import type { Markup } from '../../page/layout.ts';
import type { PayWords } from '../../words/en.ts';
import { fill, fillStrong, type Speech, speechOf } from '../../words/speak.ts';
import type { CardFault } from '../cards.ts';
import type { Visit } from '../sessions.ts';
import { renderField } from './field.ts';
import { renderCashier, writeAmount } from './frame.ts';

const cardFaults = {
  number: 'cardNumberWrong',
  expiry: 'cardExpiresWrong',
  code: 'cardCodeWrong',
} as const satisfies Readonly<Record<CardFault, keyof PayWords>>;

function actionOf({ session }: Visit, step: string): string {
  return `/cashier/${session.transactionId}/${step}`;
}

/** What was typed is not shown again: the page keeps nothing of a card. */
export function renderCard(visit: Visit, faults: readonly CardFault[]): Markup {
  const { account, locale } = visit.order;
  const speech = speechOf(locale);
  const { words } = speech;
  const faultOf = (field: CardFault) => (faults.includes(field) ? words[cardFaults[field]] : undefined);
  const isFirst = (field: CardFault) => faults[0] === field;
  const code = { name: 'code', label: words.cardCode, complete: 'cc-csc', example: '123', fault: faultOf('code') };
  const number = { name: 'number', label: words.cardNumber, complete: 'cc-number', example: '4111 1111 1111 1111' };
  const expiry = { name: 'expiry', label: words.cardExpires, complete: 'cc-exp', example: words.cardExpiresExample };
  const pay = fill(words.pay, { amount: writeAmount(visit) });
  const body = account
    ? html`<form method="post" action="${actionOf(visit, 'saved')}" novalidate><p>${fillStrong(words.cardSaved, account.label)}</p>
${renderField(code, isFirst('code'))}<button>${pay}</button></form>`
    : html`<form method="post" action="${actionOf(visit, 'card')}" novalidate>
${renderField({ ...number, fault: faultOf('number') }, isFirst('number'))}
<div class="pair">${renderField({ ...expiry, fault: faultOf('expiry') }, isFirst('expiry'))}${renderField(code, isFirst('code'))}</div>
<button>${pay}</button></form>
${renderCardsToTry(words)}`;
  return renderCashier({ speech, title: words.cardTitle, visit, body, canCancel: true });
}

function renderCardsToTry(words: PayWords): Markup {
  return html`<details><summary>${words.tryTitle}</summary><dl><div><dt>${words.tryApproved}</dt><dd>4111 1111 1111 1111</dd></div>
<div><dt>${words.tryDeclined}</dt><dd>4000 0000 0000 0002</dd></div><div><dt>${words.tryChallenge}</dt><dd>4000 0000 0000 3220</dd></div></dl>
<p>${words.tryText}</p></details>`;
}

/** The step of 3-D Secure: the payer's bank asks whether it is he. */
export function renderChallenge(visit: Visit, code: string, isWrong: boolean): Markup {
  const speech = speechOf(visit.order.locale);
  const { words } = speech;
  const fault = isWrong ? words.challengeWrong : undefined;
  const field = { name: 'code', label: words.challengeCode, complete: 'one-time-code', example: '000000', fault };
  return renderCashier({
    speech,
    title: words.challengeTitle,
    visit,
    body: html`<p>${fillStrong(words.challengeText, code)}</p>
<form method="post" action="${actionOf(visit, 'challenge')}" novalidate>
${renderField(field, isWrong)}
<button>${words.challengeSubmit}</button></form>`,
    canCancel: true,
  });
}

export function renderVoucher(visit: Visit, isWrong: boolean): Markup {
  const speech = speechOf(visit.order.locale);
  const { words } = speech;
  const fault = isWrong ? words.voucherWrong : undefined;
  const field = { name: 'code', label: words.voucherCode, complete: 'off', example: '1234 5678 9012 3456', fault };
  return renderCashier({
    speech,
    title: words.voucherTitle,
    visit,
    body: html`<form method="post" action="${actionOf(visit, 'voucher')}" novalidate>
${renderField(field, isWrong)}
<button>${fill(words.pay, { amount: writeAmount(visit) })}</button></form>
<p>${words.voucherText}</p>`,
    canCancel: true,
  });
}

const places = {
  bank: ['bankTitle', 'bankText'],
  'e-wallet': ['walletTitle', 'walletText'],
  mobile: ['mobileTitle', 'mobileText'],
  crypto: ['cryptoTitle', 'cryptoText'],
} as const;

/** Decisions §3.9: bank and wallet ask nothing but what should happen. */
export function renderChoice(visit: Visit): Markup {
  const { kind, locale } = visit.order;
  const speech = speechOf(locale);
  const { words } = speech;
  const [title, line] = kind === 'card' || kind === 'voucher' ? places.bank : places[kind];
  return renderCashier({
    speech,
    title: words[title],
    visit,
    body: html`<p>${words[line]}</p>
<form method="post" action="${actionOf(visit, 'choice')}"><button name="choice" value="ok">${fill(words.approve, { amount: writeAmount(visit) })}</button>
<button name="choice" value="fail" class="second">${words.refuse}</button></form>`,
    canCancel: true,
  });
}

/** For a payment that nobody ordered, or that has lain too long. */
export function renderGone(back: string, speech: Speech): Markup {
  const { words } = speech;
  return renderCashier({
    speech,
    title: words.overTitle,
    body: html`<p>${words.overText}</p>
<p><a class="button" href="${back}" target="_top">${words.back}</a></p>`,
  });
}
