/** The health of the server, and the result of an audit, which is made when the page is opened. */
import { notice } from '../../framework/forms';
import { html } from '../../html';
import { factsOf, shown } from '../components/display';
import { errorText } from '../components/errors';
import { defineConsolePage } from '../framework/consolePage';

export const showAudit = defineConsolePage({
  method: 'get',
  path: '/operator/audit',
  access: 'operator',
  handler: async (context) => {
    const { words, call } = context;
    const readiness = await call('getReadiness');
    const audit = await call('getAudit');
    const title = words.menu.audit;
    const isReady = readiness.error === undefined;
    const report = audit.error === undefined ? audit.body : undefined;
    return {
      title,
      html: html`<h1>${title}</h1>
<section class="part" aria-labelledby="health"><h2 id="health">${words.overview.health}</h2>
${isReady ? notice(words.overview.ready, 'good') : notice(errorText(context, readiness.error), 'bad')}
${isReady && html`<div class="card">${factsOf(context, flat(readiness.body))}</div>`}</section>
<section class="part" aria-labelledby="audit"><h2 id="audit">${words.audit.title}</h2>
${audit.error !== undefined && notice(errorText(context, audit.error), 'bad')}
${
  report !== undefined &&
  html`${notice(report.clean ? words.audit.clean : words.audit.violations(report.violations.length), report.clean ? 'good' : 'bad')}
${report.violations.length > 0 && html`<ul>${report.violations.map((violation) => html`<li>${shown(context, violation)}</li>`)}</ul>`}
<div class="card">${factsOf(context, { checked_at: report.checked_at, sequence: report.sequence, since_sequence: report.since_sequence, ...report.counts })}</div>
<details><summary>${words.audit.checks}</summary><ul lang="en">${report.checks.map((check) => html`<li>${check}</li>`)}</ul></details>`
}</section>`,
    };
  },
});

/** The members of members, without the names of the groups. */
function flat(body: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [[name, value]],
    ),
  );
}
