import { html } from 'hono/html';
import type { GeoOverride } from '#sandbox/access/port.ts';
import type { LedgerReport } from '../context.ts';
import type { Health } from '../health.ts';
import { type Markup, renderCard } from './layout.ts';
import { offer } from './offer.ts';
import { renderReasonInput } from './reason.ts';

export function renderHealth(health: Health): Markup {
  const rows = Object.entries(health).map(
    ([name, { ok, port }]) =>
      html`<li class="${ok ? 'ok' : 'down'}"><strong>${name}</strong> <span>${ok ? 'answers' : 'does not answer'}</span> <code>127.0.0.1:${port}</code></li>`,
  );
  return renderCard('health', 'Services', html`<ul class="services">${rows}</ul>`);
}

export function renderLedger(report: LedgerReport | undefined): Markup {
  if (!report) return renderCard('ledger', 'Ledger', html`<p class="down">The ledger cannot be read right now.</p>`);
  const { balanced, accounts, entries, faults } = report;
  return renderCard(
    'ledger',
    'Ledger',
    html`<p class="${balanced ? 'ok' : 'down'}"><strong>${balanced ? 'Balanced' : 'Not balanced'}</strong>: ${entries} entries on ${accounts} accounts.</p>
<ul>${faults.map((fault) => html`<li>${fault}</li>`)}</ul>`,
  );
}

export function renderClock(now: Date, offsetSeconds: number): Markup {
  const lead =
    offsetSeconds === 0
      ? 'real time'
      : `${describeSpan(Math.abs(offsetSeconds))} ${offsetSeconds > 0 ? 'ahead of' : 'behind'} real time`;
  return renderCard(
    'clock',
    'Clock',
    html`<p><time datetime="${now.toISOString()}">${now.toUTCString()}</time>, ${lead}. Limits, timeouts, bonuses and start dates use this clock; sign-ins use real time.</p>
${offer(
  'sandbox.change',
  html`<form method="post" action="/do/clock">
<label>Move by <input name="amount" type="number" step="any" value="1" required></label>
<label>Unit <select name="unit"><option value="minutes">minutes</option><option value="hours" selected>hours</option><option value="days">days</option></select></label>
${renderReasonInput()}<button>Move the clock</button>
</form>
<form method="post" action="/do/clock"><input type="hidden" name="reset" value="1">${renderReasonInput()}<button class="quiet">Back to real time</button></form>`,
)}`,
  );
}

function describeSpan(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3_600);
  const minutes = Math.floor((seconds % 3_600) / 60);
  return `${days} d ${hours} h ${minutes} min`;
}

export function renderLocation(override: GeoOverride | undefined): Markup {
  const where = override ? [override.country, override.region, override.city].filter(Boolean).join(', ') : 'not overridden';
  return renderCard(
    'location',
    'Location of all visitors',
    html`<p>Currently <strong>${where}</strong>. Visitors from restricted countries see the restricted page.</p>
${offer(
  'sandbox.change',
  html`<form method="post" action="/do/geo">
<label>Country code <input name="country" required maxlength="2" pattern="[A-Za-z]{2}" placeholder="FI" size="4"></label>
<label>Region (optional) <input name="region" maxlength="60" placeholder="QC"></label>
${renderReasonInput()}<button>Set the location</button>
</form>
<form method="post" action="/do/geo"><input type="hidden" name="reset" value="1">${renderReasonInput()}<button class="quiet">Back to real locations</button></form>`,
)}`,
  );
}

export function renderMaintenance(maintenance: boolean | undefined): Markup {
  const state =
    maintenance === undefined ? 'unknown: the content service does not answer' : maintenance ? 'closed for maintenance' : 'open';
  const next = maintenance ? 'off' : 'on';
  return renderCard(
    'maintenance',
    'Maintenance',
    html`<p>The site is <strong>${state}</strong>. Changes take effect within ten seconds.</p>
${offer('sandbox.change', html`<form method="post" action="/do/maintenance"><input type="hidden" name="maintenance" value="${next}">${renderReasonInput()}<button>${maintenance ? 'Open the site' : 'Close the site'}</button></form>`)}`,
  );
}

export function renderLimits(on: boolean): Markup {
  return renderCard(
    'limits',
    'Rate limits',
    html`<p>Requests from this machine <strong>${on ? 'count' : 'do not count'}</strong> towards the limits per IP address. If they count, the 21st registration within an hour is rejected with the time to wait.</p>
${offer('sandbox.change', html`<form method="post" action="/do/limits"><input type="hidden" name="limits" value="${on ? 'off' : 'on'}">${renderReasonInput()}<button>${on ? 'Stop counting' : 'Count requests'}</button></form>`)}`,
  );
}

export function renderReset(): Markup {
  return renderCard(
    'reset',
    'Reset',
    html`<p>Restores the initial players, money, content, clock, location, failures and messages.</p>
<details><summary>I want to reset everything</summary>
<form method="post" action="/do/reset">${renderReasonInput()}<button class="danger">Reset the sandbox</button></form></details>`,
  );
}
