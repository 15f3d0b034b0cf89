import { h, type VNode } from '../dom/vnode.ts';
import { getMessage } from '../shared/facts.ts';
import { money } from '../shared/format.ts';

export const figure = (name: string, value: string): VNode =>
  h('div', { class: 'figure', key: name }, h('dt', {}, name), h('dd', {}, value));

/** The possible payout of an open bet, with its boost where it has one. */
export function winFigures(winMinor: number, boostMinor: number): readonly VNode[] {
  if (boostMinor === 0) return [figure(getMessage('possibleWin'), money(winMinor))];
  return [figure(getMessage('boost'), money(boostMinor)), figure(getMessage('winWithBoost'), money(winMinor + boostMinor))];
}

/** What a settled bet was paid, with its boost where it had one. */
export function paidFigures(payoutMinor: number, boostMinor: number): readonly VNode[] {
  const paid = figure(getMessage('payout'), money(payoutMinor + boostMinor));
  if (boostMinor === 0) return [paid];
  return [figure(getMessage('winWithoutBoost'), money(payoutMinor)), figure(getMessage('boost'), money(boostMinor)), paid];
}
