/**
 * The changes as one HTML page for reviewers: by document, and within it by operation, stream or shared schema. It
 * needs nothing else: no other file, no host and no script.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Html, html, trustedHtml } from '../../../../web/framework/html';
import { type DocumentObject, isObject, members } from '../../json/jsonDocument';
import { type Change, CLASSES, countByClass } from '../changes';
import { usersOf } from '../componentUsers';
import type { DocumentReview, Reviews } from '../documents';
import { nameOf, operationsIn, SECTIONS } from '../operationParts';
import { changeHtml } from './changeHtml';

const STYLE = readFileSync(join(__dirname, 'review.css'), 'utf8');

export function reviewPage(reviews: Reviews): string {
  const documents = Object.entries(reviews);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Contract changes</title>
<style>${trustedHtml(STYLE)}</style>
</head>
<body>
<header><h1>Contract changes</h1>
<table class="counts"><thead><tr><th scope="col">Document</th>${CLASSES.map(
    (kind) => html`<th scope="col">${kind}</th>`,
  )}</tr></thead>
<tbody>${documents.map(summaryRow)}</tbody></table></header>
<main>
${documents.filter(([, { changes }]) => changes.length > 0).map(documentHtml)}</main>
</body>
</html>
`.text;
}

function summaryRow([name, { from, to, changes }]: [string, DocumentReview]): Html {
  const link = changes.length > 0 ? html`<a href="#${name}">${name}</a>` : name;
  const counts = countByClass(changes).map(
    ([kind, count]) => html`<td class="${count > 0 ? kind : 'none'}">${count}</td>`,
  );
  const versions = from === null ? `${to}, not released` : `${from} → ${to}`;
  return html`<tr><th scope="row">${link} <small>${versions}</small></th>${counts}</tr>\n`;
}

function documentHtml([name, review]: [string, DocumentReview]): Html {
  const groups = new Map<string, Change[]>();
  for (const change of review.changes) {
    const group = groupOf(change);
    groups.set(group, [...(groups.get(group) ?? []), change]);
  }
  const context = contextOf(review);
  return html`<section id="${name}"><h2>${name} <small>${review.from} → ${review.to}</small></h2>
${[...groups].map(
  ([group, changes]) => html`<section class="group"><h3>${group}</h3>${context(group)}
${openChanges(changes)}${editorialChanges(changes)}</section>
`,
)}</section>
`;
}

function openChanges(changes: readonly Change[]): Html[] {
  return changes.filter((change) => change.class !== 'editorial').map(changeHtml);
}

/** Folded, because most reviewers look for changes of behaviour. */
function editorialChanges(changes: readonly Change[]): Html | undefined {
  const editorial = changes.filter((change) => change.class === 'editorial');
  if (editorial.length === 0) return undefined;
  const many = editorial.length === 1 ? 'one editorial change' : `${editorial.length} editorial changes`;
  return html`<details><summary>${many}</summary>${editorial.map(changeHtml)}</details>`;
}

/** The operation, stream or schema of a change: the first part of its place. */
function groupOf({ place }: Change): string {
  return /^[^,:]+/.exec(place)?.[0] ?? place;
}

/** The address of an operation or stream, or the operations and streams that use a schema. */
function contextOf({ before, after }: DocumentReview): (group: string) => Html | undefined {
  const documents = before === undefined ? [after] : [before, after];
  const addresses = new Map(documents.flatMap(addressesOf));
  const users = documents.map(usersOf);
  return (group) => {
    const address = addresses.get(group);
    if (address !== undefined) return html`<p class="context"><code>${address}</code></p>`;
    const pointer = `#/components/schemas/${group.replace(/ \((sent|received)\)$/, '')}`;
    // A schema that was removed has users only before.
    const using = users.map((at) => at(pointer)).findLast((names) => names.length > 0) ?? [];
    return using.length === 0 ? undefined : html`<p class="context">Used by ${using.join(', ')}</p>`;
  };
}

/** Each operation and channel by name, with its address. */
function addressesOf(document: DocumentObject): [name: string, address: string][] {
  const operations = SECTIONS.flatMap((section) =>
    operationsIn(document, section).map(([address, operation]): [string, string] => [
      nameOf(operation, address),
      address,
    ]),
  );
  const channels = members(document['channels']).map(([name, channel]): [string, string] => [
    name,
    String(isObject(channel) ? channel['address'] : name),
  ]);
  return [...operations, ...channels];
}
