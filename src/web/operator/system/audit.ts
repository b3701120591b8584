/**
 * The health of the server, and the result of an audit, which is made when the page is opened; and what the audit found
 * that keeps the exchange in quarantine.
 */
import type { components } from '../../../../generated/openapi';
import { notice } from '../../framework/forms';
import { type Html, html } from '../../framework/html';
import { factsOf } from '../components/display';
import { doneNotice } from '../components/doneNotice';
import { errorText, errorView } from '../components/errors';
import { operationButtons } from '../components/links';
import { table } from '../components/list';
import { defineConsolePage, type OperatorContext } from '../framework/consolePage';

export const showAudit = defineConsolePage({
  method: 'get',
  path: '/operator/audit',
  access: 'operator',
  reads: 'getAudit',
  handler: async (context) => {
    const { words, call } = context;
    const readiness = await call('getReadiness');
    const [controls, audit] = [await call('getControls'), await call('getAudit')];
    const title = words.menu.audit;
    const isReady = readiness.error === undefined;
    const report = audit.error === undefined ? audit.body : undefined;
    return {
      title,
      html: html`<h1>${title}</h1>
<section class="part" aria-labelledby="health"><h2 id="health">${words.overview.health}</h2>
${isReady ? notice(words.overview.ready, 'good') : notice(errorText(context, readiness.error), 'bad')}
${isReady && html`<div class="card">${factsOf(context, { ...flat(readiness.body), ...(controls.error === undefined && controls.body) })}</div>`}</section>
<section class="part" aria-labelledby="audit"><h2 id="audit">${words.audit.title}</h2>
${audit.error !== undefined && notice(errorText(context, audit.error), 'bad')}
${
  report !== undefined &&
  html`${notice(report.clean ? words.audit.clean : words.audit.violations(report.violations.length), report.clean ? 'good' : 'bad')}
${report.violations.length > 0 && violationTable(context, report.violations)}
<div class="card">${factsOf(context, { checked_at: report.checked_at, sequence: report.sequence, since_sequence: report.since_sequence, ...report.counts })}</div>
<details><summary>${words.audit.checks}</summary><ul lang="en">${report.checks.map((check) => html`<li>${check}</li>`)}</ul></details>`
}</section>`,
    };
  },
});

export const showQuarantine = defineConsolePage({
  method: 'get',
  path: '/operator/quarantine',
  access: 'operator',
  reads: 'getQuarantine',
  handler: async (context) => {
    const { words, call } = context;
    const title = words.menu.quarantine;
    const quarantine = await call('getQuarantine');
    if (quarantine.error !== undefined) return errorView(context, title, quarantine.error, quarantine.status);
    const { report } = quarantine.body;
    if (report === null)
      return { title, html: html`<h1>${title}</h1>${doneNotice(context) ?? notice(words.quarantine.none, 'good')}` };
    const { hash, since, checked_at: checkedAt, sequence, violation_count: count, violations } = report;
    return {
      title,
      html: html`<h1>${title}</h1>${doneNotice(context)}<p class="lead">${words.quarantine.lead}</p>
<div class="card">${factsOf(context, { since, checked_at: checkedAt, sequence, hash })}</div>
<section class="part" aria-labelledby="violations"><h2 id="violations">${words.quarantine.violations(count)}</h2>
${violations.length < count && html`<p>${words.quarantine.first(violations.length)}</p>`}${violationTable(context, violations)}</section>
${context.canOpen('/operator/audit') && html`<p class="actions"><a class="button" href="/operator/audit">${words.quarantine.audit}</a></p>`}
${operationButtons(context, [['endQuarantine', { report_hash: hash }]])}`,
    };
  },
});

/** Row by row, with both values, or in words if there are none. */
function violationTable(
  context: OperatorContext,
  violations: readonly components['schemas']['AuditViolation'][],
): Html {
  return table(
    context,
    [
      {
        name: 'violation',
        value: ({ check, detail, stored, expected }) =>
          stored === null && expected === null ? `${check}: ${detail}` : check,
      },
      { name: 'subject', value: ({ subject: { kind, id } }) => `${kind.replaceAll('_', ' ')} ${id}` },
      {
        name: 'row',
        value: ({ subject: { table: name, column } }) => (column === null ? name : `${name}.${column}`),
        kind: 'code',
      },
      { name: 'stored', kind: 'code' },
      { name: 'expected', kind: 'code' },
    ],
    violations,
    context.words.audit.title,
  );
}

/** The members of members, without the names of the groups. */
function flat(body: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [[name, value]],
    ),
  );
}
