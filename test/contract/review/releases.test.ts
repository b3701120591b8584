/** Releases of the documents: each has its own version, and a released version is kept and never changes. */
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDocuments } from '../../../src/programs/codegen/documents/contractDocuments';
import {
  DOCUMENT_NAMES,
  type DocumentName,
  PUBLIC_NAMES,
  type ReviewedDocuments,
  reviewedDocuments,
} from '../../../src/programs/codegen/review/documents';
import { withReleaseStates } from '../../../src/programs/codegen/review/releaseState';
import {
  publicChangelog,
  releasedFileProblems,
  releaseObjections,
  unreleasedChanges,
  versionObjections,
  writeRelease,
} from '../../../src/programs/codegen/review/releases';
import { ROOT } from '../../support/build';
import { copyWith, type Document } from './reviewCase';

/** A folder without releases, and one in which version 1.4.2 of `openapi` and 1.0.0 of the others were released. */
let empty: string;
let folder: string;
beforeEach(() => {
  empty = mkdtempSync(join(tmpdir(), 'talad-review-'));
  folder = mkdtempSync(join(tmpdir(), 'talad-review-'));
  writeRelease(folder, documentsWith('openapi', '1.4.2', nothing), '2026-01-31');
});
afterEach(() => {
  for (const made of [empty, folder]) rmSync(made, { recursive: true });
});

/** Two operations are enough, because only versions and files matter here. */
const SMALL = {
  openapi: '3.1.0',
  info: { title: 'A title', version: '1.0.0' },
  paths: {
    '/depth': { get: { operationId: 'getDepth', responses: { '200': { description: 'The book.' } } } },
    '/ping': { get: { operationId: 'ping', responses: { '200': { description: 'Nothing.' } } } },
  },
  components: {},
};
const DOCUMENTS: ReviewedDocuments = {
  openapi: SMALL,
  asyncapi: { asyncapi: '3.0.0', info: { title: 'Streams', version: '1.0.0' }, channels: {}, operations: {} },
  'partner.openapi': SMALL,
  'custodian.openapi': SMALL,
  'operator.openapi': SMALL,
  'binance.openapi': SMALL,
  'binance.asyncapi': { asyncapi: '3.0.0', info: { title: 'Streams', version: '1.0.0' }, channels: {}, operations: {} },
};

/** The documents, one of them edited, with the version. */
function documentsWith(name: DocumentName, version: string, edit: (copy: Document) => void): ReviewedDocuments {
  const edited = copyWith(DOCUMENTS[name], (copy) => {
    edit(copy);
    copy.info.version = version;
  });
  return { ...DOCUMENTS, [name]: edited };
}

const withoutDepth = (version: string) => documentsWith('openapi', version, (copy) => delete copy.paths['/depth']);
const retitled = (version: string) =>
  documentsWith('openapi', version, (copy) => Object.assign(copy.info, { title: 'Another title' }));

const released = (documents: ReviewedDocuments) => unreleasedChanges(folder, documents);
const nothing = () => undefined;

test('before the first release nothing can break', () => {
  expect(versionObjections(unreleasedChanges(empty, withoutDepth('0.0.1')))).toEqual([]);
  expect(writeRelease(empty, withoutDepth('0.0.1'), '2026-01-31')).toEqual(DOCUMENT_NAMES);
});

test('a release is the base of later comparisons', () => {
  expect(released(withoutDepth('1.4.2'))).toMatchObject({
    openapi: {
      from: '1.4.2',
      to: '1.4.2',
      changes: [{ class: 'breaking', place: 'getDepth', what: 'GET /depth was removed' }],
    },
    asyncapi: { changes: [] },
    'operator.openapi': { changes: [] },
  });
});

test.each([
  { name: 'openapi', last: '1.4.2', to: '1.5.0', next: '2.0.0' },
  { name: 'partner.openapi', last: '1.0.0', to: '1.0.1', next: '2.0.0' },
  { name: 'custodian.openapi', last: '1.0.0', to: '1.1.0', next: '2.0.0' },
  { name: 'operator.openapi', last: '1.0.0', to: '1.0.0', next: '2.0.0' },
] as const)(
  'a breaking change of $name needs a new major version of that document only',
  ({ name, last, to, next }) => {
    const others = documentsWith('openapi', '1.4.2', nothing);
    const broken = (version: string) => {
      const edited = documentsWith(name, version, (copy) => delete copy.paths['/depth']);
      return released({ ...others, [name]: edited[name] });
    };
    expect(versionObjections(broken(to))).toEqual([
      `${name} has one breaking change since ${last}: raise its version to ${next}, or revert the change`,
    ]);
    expect(versionObjections(broken('0.9.9'))).toEqual([
      `${name} has version 0.9.9, which is lower than the released ${last}`,
    ]);
    expect(versionObjections(broken(next))).toEqual([]);
  },
);

test('a released version never gets another content', () => {
  expect(versionObjections(released(retitled('1.4.2')))).toEqual([]);
  expect(releaseObjections(released(retitled('1.4.2')))).toEqual([
    'openapi has editorial changes since 1.4.2: raise its version to 1.4.3 to release it',
  ]);
  const extended = (version: string) =>
    documentsWith('openapi', version, (copy) => Object.assign(copy.paths, { '/more': copy.paths['/ping'] }));
  expect(releaseObjections(released(extended('1.4.9')))).toEqual([
    'openapi has additive changes since 1.4.2: raise its version to 1.5.0 to release it',
  ]);
  expect(releaseObjections(released(extended('1.5.0')))).toEqual([]);
});

test('only changed documents are released, and every version stays', () => {
  const first = readFileSync(join(folder, 'released', 'openapi', '1.4.2.json'), 'utf8');
  // Nobody reads it as a text.
  expect(first.split('\n')).toEqual([expect.stringMatching(/^\{"openapi":/), '']);
  expect(writeRelease(folder, withoutDepth('2.0.0'), '2026-02-28')).toEqual(['openapi']);
  expect(writeRelease(folder, withoutDepth('2.0.0'), '2026-03-01')).toEqual([]);
  expect(writeRelease(folder, retitled('2.0.10'), '2026-03-31', ['asyncapi'])).toEqual([]);
  expect(writeRelease(folder, retitled('2.0.10'), '2026-03-31')).toEqual(['openapi']);
  expect(readdirSync(join(folder, 'released', 'openapi')).sort()).toEqual(['1.4.2.json', '2.0.0.json', '2.0.10.json']);
  expect(readFileSync(join(folder, 'released', 'openapi', '1.4.2.json'), 'utf8')).toBe(first);
  // By number, not by text: 2.0.10 is later than 2.0.9.
  expect(released(retitled('2.0.10')).openapi).toMatchObject({ from: '2.0.10', changes: [] });
});

test('the public changelog has the releases of published documents, newest first, with old and new texts', () => {
  writeRelease(folder, withoutDepth('2.0.0'), '2026-02-28');
  const custodians = documentsWith('custodian.openapi', '1.0.1', (copy) =>
    Object.assign(copy.info, { title: 'Other' }),
  );
  expect(writeRelease(folder, custodians, '2026-03-01', ['custodian.openapi'])).toEqual(['custodian.openapi']);
  writeRelease(folder, retitled('2.0.10'), '2026-03-31');
  const { unreleased, releases } = publicChangelog(folder, retitledAgain());
  expect(Object.keys(unreleased)).toEqual([...PUBLIC_NAMES]);
  expect(unreleased.openapi?.changes).toEqual([
    { class: 'editorial', place: 'the document', what: 'title changed', before: 'Another title', after: 'A third' },
  ]);
  expect(releases).toMatchObject([
    { date: '2026-03-31', openapi: { from: '2.0.0', to: '2.0.10' } },
    { date: '2026-02-28', openapi: { from: '1.4.2', to: '2.0.0', changes: [{ place: 'getDepth' }] } },
    { date: '2026-01-31', openapi: { from: null, to: '1.4.2', changes: [] } },
  ]);
  expect(Object.keys(releases[2] ?? {})).toEqual(['date', ...PUBLIC_NAMES]);
});

function retitledAgain(): ReviewedDocuments {
  return documentsWith('openapi', '2.0.10', (copy) => Object.assign(copy.info, { title: 'A third' }));
}

test('the last release of each document in the repository is in its changelog', () => {
  const log: Document[] = JSON.parse(readFileSync(join(ROOT, 'spec', 'released', 'changelog.json'), 'utf8'));
  for (const name of DOCUMENT_NAMES) {
    const logged = log.flatMap((release) => (release[name] === undefined ? [] : [`${release[name].to}.json`]));
    const folder = join(ROOT, 'spec', 'released', name);
    // A document has no folder before its first release.
    const files = existsSync(folder) ? readdirSync(folder).sort() : [];
    expect([name, files]).toEqual([name, logged.sort()]);
  }
});

describe('a released file', () => {
  const file = () => join(folder, 'released', 'openapi', '1.4.2.json');

  test('is as it was released, here and in the repository', () => {
    expect(releasedFileProblems(folder)).toEqual([]);
    expect(releasedFileProblems(join(ROOT, 'spec'))).toEqual([]);
    expect(releasedFileProblems(empty)).toEqual([]);
  });

  test.each<[what: string, damage: () => void, problem: string]>([
    [
      'edited',
      () => appendFileSync(file(), ' '),
      'openapi/1.4.2.json was edited after its release: restore it from git',
    ],
    ['deleted', () => rmSync(file()), 'openapi/1.4.2.json was released and is missing: restore it from git'],
    [
      'deleted with its digest',
      () => {
        rmSync(file());
        const digests = join(folder, 'released', 'digests.json');
        const { 'openapi/1.4.2.json': _gone, ...others } = JSON.parse(readFileSync(digests, 'utf8'));
        writeFileSync(digests, JSON.stringify(others));
      },
      'openapi/1.4.2.json was released and is missing: restore it from git',
    ],
    [
      'added by hand',
      () => writeFileSync(join(folder, 'released', 'openapi', '1.4.3.json'), JSON.stringify(SMALL)),
      'openapi/1.4.3.json has no digest in spec/released/digests.json: only make release adds files',
    ],
  ])('that was %s is found', (_what, damage, problem) => {
    damage();
    expect(releasedFileProblems(folder)).toEqual([`spec/released/${problem}`]);
  });

  test('has its digest beside those of earlier releases', () => {
    writeRelease(folder, withoutDepth('2.0.0'), '2026-02-28');
    expect(releasedFileProblems(folder)).toEqual([]);
  });
});

test('a published document says that it is not released, until exactly its content is', () => {
  const documents = readDocuments(join(ROOT, 'spec'));
  const kinds = ['published', 'published30', 'partner', 'partner30', 'asyncapi', 'binance', 'binance30'] as const;
  const infosIn = (specFolder: string) =>
    [...kinds, 'binanceAsyncapi' as const].map(
      (kind) => withReleaseStates(documents, specFolder)[kind]['info'] as Document,
    );
  for (const info of infosIn(empty)) {
    expect(info).toMatchObject({ 'x-unreleased': true });
    expect(info['description']).toMatch(
      /^\*\*This document is not released.*No version of it has been released yet\.\n\n./,
    );
  }
  expect(infosIn(folder)[0]?.['description']).toContain('The last release is 1.4.2, `/openapi/1.4.2.json`.');
  writeRelease(empty, reviewedDocuments(documents), '2026-12-01');
  for (const info of infosIn(empty)) expect(Object.keys(info)).not.toContain('x-unreleased');
});
