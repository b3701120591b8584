/**
 * The releases of the contract, in spec/released: each released version of each document, which is kept for ever, and
 * the changelog. The documents are compared with their last releases, so an edited or deleted one would hide a breaking
 * change: `digests.json` has the digest of each.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asObject, asString, type DocumentObject, members } from '../json/jsonDocument';
import type { Change, Class } from './changes';
import {
  DOCUMENT_NAMES,
  type DocumentChanges,
  type DocumentName,
  mapDocuments,
  PUBLIC_NAMES,
  type ReviewedDocuments,
  type Reviews,
  reviewDocuments,
} from './documents';
import { type ChangeRecord, changeRecord } from './records';
import { compareVersions, isLowerVersion, nextVersion, versionOf } from './versions';

export type ChangesOfDocuments<Listed = Change> = Readonly<Partial<Record<DocumentName, DocumentChanges<Listed>>>>;

/** The documents that were released on a day, each with its changes since its release before. */
export interface Release extends ChangesOfDocuments<ChangeRecord> {
  /** The date of the release, such as `2026-11-20`. */
  readonly date: string;
}

/** The content of `/changelog.json`; releases are newest first. */
export interface Changelog {
  readonly unreleased: ChangesOfDocuments<ChangeRecord>;
  readonly releases: readonly Release[];
}

/** The changes of each document since its last release. */
export function unreleasedChanges(specFolder: string, documents: ReviewedDocuments): Reviews {
  return reviewDocuments((name) => lastRelease(specFolder, name), documents);
}

/** The changelog of the published documents. */
export function publicChangelog(specFolder: string, documents: ReviewedDocuments): Changelog {
  const unreleased = unreleasedChanges(specFolder, documents);
  const isShown = (name: string) => name === 'date' || PUBLIC_NAMES.some((known) => known === name);
  const releases = previousReleases(specFolder).map(
    (release) => Object.fromEntries(Object.entries(release).filter(([name]) => isShown(name))) as unknown as Release,
  );
  return {
    unreleased: mapDocuments(PUBLIC_NAMES, (name) => recordsOf(unreleased[name])),
    releases: releases.filter((release) => Object.keys(release).length > 1),
  };
}

/** The reasons why documents with these changes may not have their versions; empty if they may. */
export function versionObjections(unreleased: ChangesOfDocuments): string[] {
  return Object.entries(unreleased).flatMap(([name, { from, to, changes }]) => {
    if (from === null) return [];
    if (isLowerVersion(to, from)) return [`${name} has version ${to}, which is lower than the released ${from}`];
    const breaking = changes.filter((change) => change.class === 'breaking').length;
    const next = nextVersion(from, 'breaking');
    if (breaking === 0 || !isLowerVersion(to, next)) return [];
    const many = breaking === 1 ? 'one breaking change' : `${breaking} breaking changes`;
    return [`${name} has ${many} since ${from}: raise its version to ${next}, or revert the change`];
  });
}

/** The reasons why the changed documents may not be released: a released version never gets another content. */
export function releaseObjections(unreleased: ChangesOfDocuments): string[] {
  const objections = versionObjections(unreleased);
  if (objections.length > 0) return objections;
  return Object.entries(unreleased).flatMap(([name, { from, to, changes }]) => {
    if (from === null || changes.length === 0) return [];
    const worst = worstClass(changes);
    const next = nextVersion(from, worst);
    return isLowerVersion(to, next)
      ? [`${name} has ${worst} changes since ${from}: raise its version to ${next} to release it`]
      : [];
  });
}

/** Stores each document of `names` that is new or has changed as a release, and returns their names. */
export function writeRelease(
  specFolder: string,
  documents: ReviewedDocuments,
  date: string,
  names: readonly DocumentName[] = DOCUMENT_NAMES,
): DocumentName[] {
  const unreleased = unreleasedChanges(specFolder, documents);
  const released = names.filter((name) => unreleased[name].from === null || unreleased[name].changes.length > 0);
  if (released.length === 0) return [];
  const digests = { ...releasedDigests(specFolder) };
  for (const name of released) {
    mkdirSync(join(specFolder, 'released', name), { recursive: true });
    const file = `${name}/${versionOf(documents[name])}.json`;
    const text = `${JSON.stringify(documents[name])}\n`;
    writeFileSync(join(specFolder, 'released', file), text);
    digests[file] = digestOf(text);
  }
  writeFileSync(digestsFile(specFolder), `${JSON.stringify(digests, null, 2)}\n`);
  const release: Release = { date, ...mapDocuments(released, (name) => recordsOf(unreleased[name])) };
  const changelog = JSON.stringify([release, ...previousReleases(specFolder)], null, 2);
  writeFileSync(changelogFile(specFolder), `${changelog}\n`);
  return released;
}

/** The released files that are not as they were released. */
export function releasedFileProblems(specFolder: string): string[] {
  const folder = join(specFolder, 'released');
  const digests = releasedDigests(specFolder);
  const present = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /[\\/].*\.json$/.test(name))
    : [];
  const listed = previousReleases(specFolder).flatMap(({ date: _date, ...documents }) =>
    Object.entries(documents).map(([name, { to }]) => `${name}/${to}.json`),
  );
  const problemOf = (file: string): string | undefined => {
    const place = `spec/released/${file}`;
    const digest = digests[file];
    if (!present.includes(file)) return `${place} was released and is missing: restore it from git`;
    if (digest === undefined)
      return `${place} has no digest in spec/released/digests.json: only make release adds files`;
    if (digestOf(readFileSync(join(folder, file), 'utf8')) === digest) return undefined;
    return `${place} was edited after its release: restore it from git`;
  };
  const files = new Set([...Object.keys(digests), ...present, ...listed]);
  return [...files].sort().flatMap((file) => problemOf(file) ?? []);
}

function releasedDigests(specFolder: string): Readonly<Record<string, string>> {
  const file = digestsFile(specFolder);
  const digests = existsSync(file) ? asObject(JSON.parse(readFileSync(file, 'utf8')), file) : {};
  return Object.fromEntries(members(digests).map(([name, digest]) => [name, asString(digest, name)]));
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function digestsFile(specFolder: string): string {
  return join(specFolder, 'released', 'digests.json');
}

function recordsOf({ from, to, changes }: DocumentChanges): DocumentChanges<ChangeRecord> {
  return { from, to, changes: changes.map(changeRecord) };
}

/** Changes are sorted by class, the worst first. */
function worstClass(changes: readonly Change[]): Class {
  return changes[0]?.class ?? 'editorial';
}

/** The document as it was released last; undefined before its first release. */
export function lastRelease(specFolder: string, name: DocumentName): DocumentObject | undefined {
  const folder = join(specFolder, 'released', name);
  if (!existsSync(folder)) return undefined;
  const versions = readdirSync(folder).map((file) => file.replace(/\.json$/, ''));
  const last = versions.sort(compareVersions).at(-1);
  if (last === undefined) return undefined;
  const file = join(folder, `${last}.json`);
  return asObject(JSON.parse(readFileSync(file, 'utf8')), file);
}

function previousReleases(specFolder: string): Release[] {
  const file = changelogFile(specFolder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Release[]) : [];
}

function changelogFile(specFolder: string): string {
  return join(specFolder, 'released', 'changelog.json');
}
