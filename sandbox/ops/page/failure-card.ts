import { html } from 'hono/html';
import { serviceNames } from '#lib/core/config/services.ts';
import type { Fault } from '#sandbox/kit/http/faults.ts';
import { type Markup, renderCard, renderOptions } from './layout.ts';
import { renderReasonInput } from './reason.ts';

export function renderFailures(faults: readonly Fault[]): Markup {
  const services = serviceNames.filter((name) => name !== 'ops');
  return renderCard(
    'failures',
    'Failures',
    html`${faults.length === 0 ? html`<p>No failures are set.</p>` : html`<ul>${faults.map(describeFault)}</ul>`}
<form method="post" action="/do/faults">
<label>Service <select name="service">${renderOptions(services)}</select></label>
<label>Path (regular expression) <input name="pathPattern" required value="^/player/.*/wallet$"></label>
<label>Status <input name="status" type="number" min="200" max="599" placeholder="500"></label>
<label>Code <input name="code" placeholder="error.system.error"></label>
<label>Delay in ms <input name="delayMs" type="number" min="1" max="120000"></label>
<label>Number of requests <input name="times" type="number" min="1" placeholder="until removed"></label>
<label class="wide">Response body <textarea name="body" rows="2"></textarea></label>
<label>Wrong clock, in ms <input name="clockMs" type="number" placeholder="3600000"></label>
<label>Requests before the first failure <input name="skip" type="number" min="0" placeholder="0"></label>
<label>Connection <select name="reset"><option value="">stays</option><option value="connection">is cut without a response</option><option value="body">is cut after half of the response</option></select></label>
<label class="tick"><input type="checkbox" name="afterwards"> After the service has handled the request</label>
${renderReasonInput()}<button>Add the failure</button>
</form>
${faults.length > 0 ? html`<form method="post" action="/do/faults"><input type="hidden" name="clear" value="1">${renderReasonInput()}<button class="quiet">Remove all failures</button></form>` : ''}`,
  );
}

function describeFault(fault: Fault): Markup {
  const effects = [
    fault.delayMs && `waits ${fault.delayMs} ms`,
    fault.skip && `after ${fault.skip} more ${fault.skip === 1 ? 'request' : 'requests'}`,
    fault.afterwards && 'handles the request',
    fault.reset === 'connection' && 'cuts the connection',
    fault.reset === 'body' && 'cuts the response in half',
    fault.clockMs && `shows a time ${fault.clockMs} ms ahead`,
    fault.status && `answers ${fault.status}`,
    fault.code,
    fault.body !== undefined && 'with a custom body',
    fault.times ? `for ${fault.times} more ${fault.times === 1 ? 'request' : 'requests'}` : 'until removed',
  ].filter(Boolean);
  return html`<li><strong>${fault.service}</strong> <code>${fault.pathPattern}</code> ${effects.join(', ')}</li>`;
}
