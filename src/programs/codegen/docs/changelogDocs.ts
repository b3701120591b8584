/**
 * The changelog of the documents as a page: for each release, and for what is not released yet, the changes that a
 * client can notice, grouped by what has changed. Changed texts are counted; `/changelog.json` has them all.
 */
import type { DocsPage } from '../../../web/docs/pageData';
import { type Html, html } from '../../../web/framework/html';
import type { DocumentChanges } from '../review/documents';
import type { ChangeRecord } from '../review/records';
import type { Changelog, ChangesOfDocuments } from '../review/releases';
import type { SourceDocument } from './documentList';

/** A change that more places have is shown with their number. */
const PLACES_MAX = 6;

export function changelogPage({ unreleased, releases }: Changelog, sources: readonly SourceDocument[]): DocsPage {
  const sections = [
    { title: 'Not released yet', id: 'unreleased', documents: unreleased },
    ...releases.map((release) => ({ title: release.date, id: `released-${release.date}`, documents: release })),
  ];
  const shown = sections.map(
    ({ title, id, documents }) =>
      html`<section class="group"><h2 id="${id}">${title}</h2>\n${sources.map((source) => documentHtml(source, documents, id))}</section>\n`,
  );
  return {
    path: '/docs/changelog',
    title: 'Changelog',
    description: 'What has changed in each version of the documents, and what it means for clients.',
    section: '/docs/changelog',
    chapters: sections.map(({ title, id }) => ({ title, id })),
    html: html`<h1>Changelog</h1>
<p class="lead">What has changed in each version of the documents. <a href="/changelog.json"><code>/changelog.json</code></a> has every change for programs, with old and new texts.</p>
${shown}`.text,
  };
}

function documentHtml(
  { name, title }: SourceDocument,
  documents: ChangesOfDocuments<ChangeRecord>,
  section: string,
): Html | undefined {
  const changes = documents[name];
  if (changes === undefined) return undefined;
  const { from, to } = changes;
  const version = from === null ? `${to}, first version` : from === to ? `after ${from}` : `${from} to ${to}`;
  return html`<h3 id="${section}-${name.replace('.', '-')}">${title}, ${version}</h3>\n${changesHtml(changes)}`;
}

function changesHtml({ from, changes }: DocumentChanges<ChangeRecord>): Html {
  if (changes.length === 0) return from === null ? html`` : html`<p>No changes.</p>\n`;
  const editorial = changes.filter((change) => change.class === 'editorial').length;
  return html`${listHtml('Breaking', of(changes, 'breaking'))}${listHtml('New', of(changes, 'additive'))}${editorial > 0 && html`<p class="quiet">${editorial === 1 ? 'One text was' : `${editorial} texts were`} changed, without an effect on clients.</p>\n`}`;
}

function of(changes: readonly ChangeRecord[], kind: ChangeRecord['class']): ChangeRecord[] {
  return changes.filter((change) => change.class === kind);
}

/** One entry for each operation or schema with its changes, after the changes that many of them have. */
function listHtml(title: string, changes: readonly ChangeRecord[]): Html | undefined {
  if (changes.length === 0) return undefined;
  const places = new Map<string, string[]>();
  for (const { place, what, also = [] } of changes)
    for (const each of [place, ...also]) {
      const [subject = '', detail = ''] = splitPlace(each);
      const change = detail === '' ? what : `${detail} ${what}`;
      places.set(change, [...(places.get(change) ?? []), subject]);
    }
  const common = [...places].filter(([, subjects]) => subjects.length > PLACES_MAX);
  const bySubject = new Map<string, string[]>();
  for (const [change, subjects] of places)
    if (subjects.length <= PLACES_MAX)
      for (const subject of subjects) bySubject.set(subject, [...(bySubject.get(subject) ?? []), change]);
  return html`<p><strong>${title}</strong></p>
<ul>
${common.map(([change, subjects]) => html`<li><strong>In ${subjects.length} places</strong>: ${change}.</li>\n`)}${[...bySubject].map(([subject, own]) => html`<li><strong>${subject}</strong>: ${own.join('; ')}.</li>\n`)}</ul>
`;
}

/** `createOrder, 422` is the part 422 of createOrder, and `Order (received): trigger` the member of Order. */
function splitPlace(place: string): string[] {
  const at = /, |: /.exec(place);
  return at === null ? [place] : [place.slice(0, at.index), place.slice(at.index + 2)];
}
