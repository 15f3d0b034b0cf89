import { html } from 'hono/html';
import type { Markup } from '../../page/layout.ts';
import type { CardFault } from '../cards.ts';
import type { Visit } from '../sessions.ts';
import { renderCashier, writeAmount } from './frame.ts';

const cardFaults: Readonly<Record<CardFault, string>> = {
  number: 'This is not the number of a card.',
  expiry: 'Write the month and the year, such as 04/29, that the card ends in.',
  code: 'The code has three or four digits.',
};

interface Field {
  readonly name: string;
  readonly label: string;
  readonly complete: string;
  readonly example: string;
  readonly fault: string | undefined;
}

function renderField({ name, label, complete, example, fault }: Field): Markup {
  return html`<p class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" inputmode="numeric" autocomplete="${complete}" placeholder="${example}" maxlength="25" required${
    fault ? html` aria-invalid="true" aria-describedby="${name}-fault"` : ''
  }>${fault ? html`<small class="fault" id="${name}-fault">${fault}</small>` : ''}</p>`;
}

function actionOf({ session }: Visit, step: string): string {
  return `/cashier/${session.transactionId}/${step}`;
}

/** What was typed is not shown again: the page keeps nothing of a card. */
export function renderCard(visit: Visit, faults: readonly CardFault[]): Markup {
  const { account } = visit.order;
  const faultOf = (field: CardFault) => (faults.includes(field) ? cardFaults[field] : undefined);
  const code = { name: 'code', label: 'Security code', complete: 'cc-csc', example: '123', fault: faultOf('code') };
  const number = { name: 'number', label: 'Card number', complete: 'cc-number', example: '4111 1111 1111 1111' };
  const expiry = { name: 'expiry', label: 'Expires', complete: 'cc-exp', example: 'MM/YY' };
  const body = account
    ? html`<form method="post" action="${actionOf(visit, 'saved')}"><p>From your card <strong>${account.label}</strong></p>
${renderField(code)}<button>Pay ${writeAmount(visit)}</button></form>`
    : html`<form method="post" action="${actionOf(visit, 'card')}" novalidate>
${renderField({ ...number, fault: faultOf('number') })}
<div class="pair">${renderField({ ...expiry, fault: faultOf('expiry') })}${renderField(code)}</div>
<button>Pay ${writeAmount(visit)}</button></form>
<details><summary>Cards to try</summary><dl><div><dt>Approved</dt><dd>4111 1111 1111 1111</dd></div>
<div><dt>Declined</dt><dd>4000 0000 0000 0002</dd></div><div><dt>Asks the bank</dt><dd>4000 0000 0000 3220</dd></div></dl>
<p>Any date to come, any code.</p></details>`;
  return renderCashier({ title: 'Pay by card', visit, body, canCancel: true });
}

/** The step of 3-D Secure: the payer's bank asks whether it is he. */
export function renderChallenge(visit: Visit, code: string, isWrong: boolean): Markup {
  const fault = isWrong ? 'This is not the code that was sent.' : undefined;
  return renderCashier({
    title: 'Your bank asks: is it you?',
    visit,
    body: html`<p>A real bank would send a code to your phone. Here it is <strong>${code}</strong>.</p>
<form method="post" action="${actionOf(visit, 'challenge')}" novalidate>
${renderField({ name: 'code', label: 'Code from your bank', complete: 'one-time-code', example: '000000', fault })}
<button>Confirm the payment</button></form>`,
    canCancel: true,
  });
}

export function renderVoucher(visit: Visit, isWrong: boolean): Markup {
  const fault = isWrong ? 'A voucher has sixteen digits.' : undefined;
  return renderCashier({
    title: 'Pay with a voucher',
    visit,
    body: html`<form method="post" action="${actionOf(visit, 'voucher')}" novalidate>
${renderField({ name: 'code', label: 'Voucher code', complete: 'off', example: '1234 5678 9012 3456', fault })}
<button>Pay ${writeAmount(visit)}</button></form>
<p>Any sixteen digits are accepted; those that end in 0002 are declined.</p>`,
    canCancel: true,
  });
}

const places = {
  bank: ['Pay from your bank', 'A real bank would ask for your codes now.'],
  'e-wallet': ['Pay from your wallet', 'A real wallet would ask for your password now.'],
  mobile: ['Pay with your phone', 'A real operator would send you a message now.'],
  crypto: ['Pay from your crypto wallet', 'A real wallet would ask you to sign now.'],
} as const;

/** Decisions §3.9: bank and wallet ask nothing but what should happen. */
export function renderChoice(visit: Visit): Markup {
  const { kind } = visit.order;
  const [title, line] = kind in places ? places[kind as keyof typeof places] : places.bank;
  return renderCashier({
    title,
    visit,
    body: html`<p>${line} Here you choose what it answers.</p>
<form method="post" action="${actionOf(visit, 'choice')}"><button name="choice" value="ok">Approve ${writeAmount(visit)}</button>
<button name="choice" value="fail" class="second">Refuse</button></form>`,
    canCancel: true,
  });
}

/** For a payment that nobody ordered, or that has lain too long. */
export function renderGone(back: string): Markup {
  return renderCashier({
    title: 'This payment is over',
    body: html`<p>Nothing was paid here. Start again from Parlour's own page.</p>
<p><a class="button" href="${back}" target="_top">Back to Parlour</a></p>`,
  });
}
