import { html } from 'hono/html';
import { type Account, accounts, type Bank, banks, type Customer, customers } from '../banks.ts';
import { newcomersOf } from '../newcomers.ts';
import type { PaySession } from '../tables.ts';
import { fill, type Speech, speechOf } from '../words/speak.ts';
import { type Markup, renderFrame, writeEuros } from './layout.ts';

const service = { house: 'Kipinä Pay', look: 'service' } as const;

function frameOf(bank: Bank) {
  return { house: bank.name, look: bank.id } as const;
}

function cancelPath({ id }: PaySession): string {
  return `/bank/${id}/cancel`;
}

function renderSum({ amountMinor }: PaySession, { words }: Speech): Markup {
  return html`<p class="sum">${words.youPay} <strong>Parlour</strong> <b>${writeEuros(amountMinor)}</b></p>`;
}

export function renderBanks(session: PaySession): Markup {
  const speech = speechOf(session.locale);
  const list = banks.map(
    ({ id, name, line }) => html`<li><a class="choice ${id}" href="/bank/${session.id}/${id}">
<span class="mark" aria-hidden="true"></span><span><strong>${name}</strong><small>${speech.words[line]}</small></span></a></li>`,
  );
  return renderFrame({
    ...service,
    speech,
    title: speech.words.chooseBank,
    step: 0,
    cancel: cancelPath(session),
    body: html`${renderSum(session, speech)}<ul class="choices">${list}</ul>`,
  });
}

export function renderCustomers(session: PaySession, bank: Bank): Markup {
  const speech = speechOf(session.locale);
  const list = [...customers, ...newcomersOf(session.id)].map(
    ({ subject, firstName, lastName, hint }) => html`<li><a class="choice" href="/bank/${session.id}/${bank.id}/${subject}">
<span class="initials" aria-hidden="true">${firstName.charAt(0)}${lastName.charAt(0)}</span>
<span><strong>${firstName} ${lastName}</strong><small>${speech.words[hint]}</small></span></a></li>`,
  );
  return renderFrame({
    ...frameOf(bank),
    speech,
    title: speech.words.signInAs,
    step: 1,
    cancel: cancelPath(session),
    body: html`<p>${speech.words.signInText}</p><ul class="choices">${list}</ul>`,
  });
}

export function renderAccounts(session: PaySession, bank: Bank, customer: Customer): Markup {
  const speech = speechOf(session.locale);
  const { words } = speech;
  const firstEnough = accounts.find(({ minor }) => minor >= session.amountMinor)?.id;
  const list = accounts.map(({ id, number, minor }) => {
    const isEnough = minor >= session.amountMinor;
    return html`<li><label class="choice"><input type="radio" name="account" value="${id}"${id === firstEnough ? html` checked` : ''}${
      isEnough ? '' : html` disabled`
    }><span><strong>${words[id]}</strong><small class="number">${number}</small></span><span class="money">${writeEuros(minor)}${
      isEnough ? '' : html`<small>${words.notEnough}</small>`
    }</span></label></li>`;
  });
  return renderFrame({
    ...frameOf(bank),
    speech,
    title: fill(words.hello, { name: customer.firstName }),
    step: 2,
    cancel: cancelPath(session),
    body: html`${renderSum(session, speech)}<form method="get" action="/bank/${session.id}/${bank.id}/${customer.subject}/confirm">
<fieldset><legend>${words.payFrom}</legend><ul class="choices">${list}</ul></fieldset>
<button${firstEnough ? '' : html` disabled`}>${words.next}</button></form>`,
  });
}

export function renderConfirm(session: PaySession, bank: Bank, customer: Customer, account: Account): Markup {
  const speech = speechOf(session.locale);
  const { words } = speech;
  const { email, mobilePhone } = customer;
  const told = email ? (mobilePhone ? words.tellsBoth : words.tellsEmail) : mobilePhone ? words.tellsPhone : words.tells;
  return renderFrame({
    ...frameOf(bank),
    speech,
    title: words.confirmTitle,
    step: 3,
    cancel: cancelPath(session),
    body: html`<dl><div><dt>${words.amount}</dt><dd class="big">${writeEuros(session.amountMinor)}</dd></div>
<div><dt>${words.to}</dt><dd>Parlour</dd></div>
<div><dt>${words.from}</dt><dd>${words[account.id]}<small>${account.number}</small></dd></div>
<div><dt>${words.payer}</dt><dd>${customer.firstName} ${customer.lastName}</dd></div></dl>
<p>${fill(told, { bank: bank.name })}</p>
<form method="post" action="/bank/${session.id}/confirm">
<input type="hidden" name="bank" value="${bank.id}"><input type="hidden" name="customer" value="${customer.subject}">
<input type="hidden" name="account" value="${account.id}"><button>${fill(words.pay, { amount: writeEuros(session.amountMinor) })}</button></form>`,
  });
}

/** For a payment that is confirmed, cancelled, too old, or none. */
export function renderOver(siteUrl: string, speech: Speech): Markup {
  const { words } = speech;
  return renderFrame({
    ...service,
    speech,
    title: words.overTitle,
    body: html`<p>${words.overBankText}</p>
<p><a class="button" href="${siteUrl}">${words.back}</a></p>`,
  });
}
