import { html } from 'hono/html';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import { formatMoney } from '#lib/core/money/format.ts';
import { bankCurrency } from '#lib/pay-and-play/rules.ts';
import { type Account, accounts, type Bank, banks, type Customer, customers } from '../banks.ts';
import { type PayLanguage, payMessages } from '../messages/messages.ts';
import { listNewCustomers } from '../new-customers.ts';
import type { ShownSession } from '../sessions.ts';
import { type Markup, renderFrame } from './layout.ts';

const service = { brand: 'Kipinä Pay', theme: 'service' } as const;

function bankFrame(bank: Bank) {
  return { brand: bank.name, theme: bank.id } as const;
}

function euros(minor: number, { numbers }: Pick<ShownSession, 'numbers'>): string {
  return formatMoney({ minor, currency: bankCurrency }, numbers);
}

function cancelPath({ id }: ShownSession): string {
  return `/bank/${id}/cancel`;
}

function renderSum(session: ShownSession, { messages }: PayLanguage): Markup {
  return html`<p class="sum">${messages.youPay} <strong>Parlour</strong> <b>${euros(session.amountMinor, session)}</b></p>`;
}

export function renderBanks(session: ShownSession): Markup {
  const language = payMessages.forLocale(session.locale);
  const list = banks.map(
    ({ id, name, tagline }) => html`<li><a class="choice ${id}" href="/bank/${session.id}/${id}">
<span class="mark" aria-hidden="true"></span><span><strong>${name}</strong><small>${language.messages[tagline]}</small></span></a></li>`,
  );
  return renderFrame({
    ...service,
    language,
    title: language.messages.chooseBank,
    step: 0,
    cancel: cancelPath(session),
    body: html`${renderSum(session, language)}<ul class="choices">${list}</ul>`,
  });
}

export function renderCustomers(session: ShownSession, bank: Bank): Markup {
  const language = payMessages.forLocale(session.locale);
  const list = [...customers, ...listNewCustomers(session.id)].map(
    ({ subject, firstName, lastName, hint }) => html`<li><a class="choice" href="/bank/${session.id}/${bank.id}/${subject}">
<span class="initials" aria-hidden="true">${firstName.charAt(0)}${lastName.charAt(0)}</span>
<span><strong>${firstName} ${lastName}</strong><small>${language.messages[hint]}</small></span></a></li>`,
  );
  return renderFrame({
    ...bankFrame(bank),
    language,
    title: language.messages.signInAs,
    step: 1,
    cancel: cancelPath(session),
    body: html`<p>${language.messages.signInText}</p><ul class="choices">${list}</ul>`,
  });
}

export function renderAccounts(session: ShownSession, bank: Bank, customer: Customer): Markup {
  const language = payMessages.forLocale(session.locale);
  const { messages } = language;
  const firstEnough = accounts.find(({ minor }) => minor >= session.amountMinor)?.id;
  const list = accounts.map(({ id, number, minor }) => {
    const isEnough = minor >= session.amountMinor;
    return html`<li><label class="choice"><input type="radio" name="account" value="${id}"${id === firstEnough ? html` checked` : ''}${
      isEnough ? '' : html` disabled`
    }><span><strong>${messages[id]}</strong><small class="number">${number}</small></span><span class="money">${euros(minor, session)}${
      isEnough ? '' : html`<small>${messages.notEnough}</small>`
    }</span></label></li>`;
  });
  return renderFrame({
    ...bankFrame(bank),
    language,
    title: formatMessage(messages.hello, { name: customer.firstName }),
    step: 2,
    cancel: cancelPath(session),
    body: html`${renderSum(session, language)}<form method="get" action="/bank/${session.id}/${bank.id}/${customer.subject}/confirm">
<fieldset><legend>${messages.payFrom}</legend><ul class="choices">${list}</ul></fieldset>
<button${firstEnough ? '' : html` disabled`}>${messages.next}</button></form>`,
  });
}

export function renderConfirm(session: ShownSession, bank: Bank, customer: Customer, account: Account): Markup {
  const language = payMessages.forLocale(session.locale);
  const { messages } = language;
  const { email, mobilePhone } = customer;
  const disclosure = email
    ? mobilePhone
      ? messages.disclosesBoth
      : messages.disclosesEmail
    : mobilePhone
      ? messages.disclosesPhone
      : messages.discloses;
  return renderFrame({
    ...bankFrame(bank),
    language,
    title: messages.confirmTitle,
    step: 3,
    cancel: cancelPath(session),
    body: html`<dl><div><dt>${messages.amount}</dt><dd class="big">${euros(session.amountMinor, session)}</dd></div>
<div><dt>${messages.to}</dt><dd>Parlour</dd></div>
<div><dt>${messages.from}</dt><dd>${messages[account.id]}<small>${account.number}</small></dd></div>
<div><dt>${messages.payer}</dt><dd>${customer.firstName} ${customer.lastName}</dd></div></dl>
<p>${formatMessage(disclosure, { bank: bank.name })}</p>
<form method="post" action="/bank/${session.id}/confirm">
<input type="hidden" name="bank" value="${bank.id}"><input type="hidden" name="customer" value="${customer.subject}">
<input type="hidden" name="account" value="${account.id}"><button>${formatMessage(messages.pay, { amount: euros(session.amountMinor, session) })}</button></form>`,
  });
}

/** For a payment that is confirmed, cancelled, expired or unknown. */
export function renderOver(siteUrl: string, language: PayLanguage): Markup {
  const { overTitle, overBankText } = language.messages;
  return renderEnd(siteUrl, language, overTitle, overBankText);
}

/** For a payment that Parlour did not accept. */
export function renderReturned(siteUrl: string, language: PayLanguage, session: ShownSession): Markup {
  const { returnedTitle, returnedText } = language.messages;
  return renderEnd(
    siteUrl,
    language,
    returnedTitle,
    formatMessage(returnedText, { amount: euros(session.amountMinor, session) }),
  );
}

function renderEnd(siteUrl: string, language: PayLanguage, title: string, text: string): Markup {
  return renderFrame({
    ...service,
    language,
    title,
    body: html`<p>${text}</p>
<p><a class="button" href="${siteUrl}">${language.messages.back}</a></p>`,
  });
}
