import { html } from 'hono/html';
import { type Account, accounts, type Bank, banks, type Customer, customers } from '../banks.ts';
import type { PaySession } from '../tables.ts';
import { type Markup, renderFrame, writeEuros } from './layout.ts';

const service = { house: 'Kipinä Pay', look: 'service' } as const;

function frameOf(bank: Bank) {
  return { house: bank.name, look: bank.id } as const;
}

function cancelPath({ id }: PaySession): string {
  return `/bank/${id}/cancel`;
}

function renderSum({ amountMinor }: PaySession): Markup {
  return html`<p class="sum">You pay <strong>Parlour</strong> <b>${writeEuros(amountMinor)}</b></p>`;
}

export function renderBanks(session: PaySession): Markup {
  const list = banks.map(
    ({ id, name, line }) => html`<li><a class="choice ${id}" href="/bank/${session.id}/${id}">
<span class="mark" aria-hidden="true"></span><span><strong>${name}</strong><small>${line}</small></span></a></li>`,
  );
  return renderFrame({
    ...service,
    title: 'Choose your bank',
    step: 0,
    cancel: cancelPath(session),
    body: html`${renderSum(session)}<ul class="choices">${list}</ul>`,
  });
}

export function renderCustomers(session: PaySession, bank: Bank): Markup {
  const list = customers.map(
    ({ subject, firstName, lastName, hint }) => html`<li><a class="choice" href="/bank/${session.id}/${bank.id}/${subject}">
<span class="initials" aria-hidden="true">${firstName.charAt(0)}${lastName.charAt(0)}</span>
<span><strong>${firstName} ${lastName}</strong><small>${hint}</small></span></a></li>`,
  );
  return renderFrame({
    ...frameOf(bank),
    title: 'Sign in as',
    step: 1,
    cancel: cancelPath(session),
    body: html`<p>A real bank would ask for your codes now. Here you choose who you are.</p><ul class="choices">${list}</ul>`,
  });
}

export function renderAccounts(session: PaySession, bank: Bank, customer: Customer): Markup {
  const firstEnough = accounts.find(({ minor }) => minor >= session.amountMinor)?.id;
  const list = accounts.map(({ id, name, number, minor }) => {
    const isEnough = minor >= session.amountMinor;
    return html`<li><label class="choice"><input type="radio" name="account" value="${id}"${id === firstEnough ? html` checked` : ''}${
      isEnough ? '' : html` disabled`
    }><span><strong>${name}</strong><small class="number">${number}</small></span><span class="money">${writeEuros(minor)}${
      isEnough ? '' : html`<small>Not enough</small>`
    }</span></label></li>`;
  });
  return renderFrame({
    ...frameOf(bank),
    title: `Hello, ${customer.firstName}`,
    step: 2,
    cancel: cancelPath(session),
    body: html`${renderSum(session)}<form method="get" action="/bank/${session.id}/${bank.id}/${customer.subject}/confirm">
<fieldset><legend>Pay from</legend><ul class="choices">${list}</ul></fieldset>
<button${firstEnough ? '' : html` disabled`}>Continue</button></form>`,
  });
}

export function renderConfirm(session: PaySession, bank: Bank, customer: Customer, account: Account): Markup {
  const told = [customer.email && 'e-mail address', customer.mobilePhone && 'telephone number'].filter(Boolean);
  return renderFrame({
    ...frameOf(bank),
    title: 'Confirm the payment',
    step: 3,
    cancel: cancelPath(session),
    body: html`<dl><div><dt>Amount</dt><dd class="big">${writeEuros(session.amountMinor)}</dd></div>
<div><dt>To</dt><dd>Parlour</dd></div>
<div><dt>From</dt><dd>${account.name}<small>${account.number}</small></dd></div>
<div><dt>Payer</dt><dd>${customer.firstName} ${customer.lastName}</dd></div></dl>
<p>${bank.name} tells Parlour your name, birthday and address${told.length > 0 ? ` and your ${told.join(' and ')}` : ''}.</p>
<form method="post" action="/bank/${session.id}/confirm">
<input type="hidden" name="bank" value="${bank.id}"><input type="hidden" name="customer" value="${customer.subject}">
<input type="hidden" name="account" value="${account.id}"><button>Pay ${writeEuros(session.amountMinor)}</button></form>`,
  });
}

/** For a payment that is confirmed, cancelled, too old, or none. */
export function renderOver(siteUrl: string): Markup {
  return renderFrame({
    ...service,
    title: 'This payment is over',
    body: html`<p>It was confirmed or cancelled before, or it has waited too long. Nothing more was paid.</p>
<p><a class="button" href="${siteUrl}">Back to Parlour</a></p>`,
  });
}
