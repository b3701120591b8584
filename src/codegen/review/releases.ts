/**
 * The last release of the contract, in spec/released, and the changes since then. `documents` are the published ones,
 * because internal operations have no external clients.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asObject, asString, type DocumentObject } from '../jsonDocument';
import { asyncapiChanges } from './asyncapiChanges';
import type { Change } from './changes';
import { openapiChanges } from './openapiChanges';

const KINDS = { openapi: openapiChanges, asyncapi: asyncapiChanges };
type Kind = keyof typeof KINDS;
export type Published = Readonly<Record<Kind, DocumentObject>>;

export interface DocumentChanges {
  /** The version of the last release; null before the first one. */
  readonly from: string | null;
  readonly to: string;
  readonly changes: readonly Change[];
}
export type ChangesOfDocuments = Readonly<Record<Kind, DocumentChanges>>;

export interface Release extends ChangesOfDocuments {
  /** The date of the release, such as `2026-11-20`. */
  readonly date: string;
}

/** The content of `/changelog.json`; releases are newest first. */
export interface Changelog {
  readonly unreleased: ChangesOfDocuments;
  readonly releases: readonly Release[];
}

export function changelogOf(specFolder: string, documents: Published): Changelog {
  const since = (kind: Kind): DocumentChanges => {
    const last = releasedDocument(specFolder, kind);
    return {
      from: last === undefined ? null : versionOf(last),
      to: versionOf(documents[kind]),
      changes: last === undefined ? [] : KINDS[kind](last, documents[kind]),
    };
  };
  return {
    unreleased: { openapi: since('openapi'), asyncapi: since('asyncapi') },
    releases: previousReleases(specFolder),
  };
}

/** The reasons why the documents may not be released; empty if they may. */
export function releaseObjections(unreleased: ChangesOfDocuments): string[] {
  return Object.entries(unreleased).flatMap(([kind, { from, to, changes }]: [string, DocumentChanges]) => {
    if (from === null) return [];
    const breaking = changes.filter((change) => change.class === 'breaking').length;
    if (isLowerVersion(to, from))
      return [`spec/${kind}.yaml has version ${to}, which is lower than the released ${from}`];
    if (breaking === 0 || partsOf(to)[0] > partsOf(from)[0]) return [];
    const many = breaking === 1 ? 'one breaking change' : `${breaking} breaking changes`;
    const next = `${partsOf(from)[0] + 1}.0.0`;
    return [`spec/${kind}.yaml has ${many} since ${from}: raise its version to ${next}, or revert the change`];
  });
}

/** Stores the documents as the release with which later ones are compared. */
export function writeRelease(specFolder: string, documents: Published, date: string): void {
  const { unreleased, releases } = changelogOf(specFolder, documents);
  const folder = join(specFolder, 'released');
  mkdirSync(folder, { recursive: true });
  const write = (name: string, value: unknown) =>
    writeFileSync(join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
  write('changelog.json', [{ date, ...unreleased }, ...releases]);
  write('openapi.json', documents.openapi);
  write('asyncapi.json', documents.asyncapi);
}

function releasedDocument(specFolder: string, kind: Kind): DocumentObject | undefined {
  const file = join(specFolder, 'released', `${kind}.json`);
  return existsSync(file) ? asObject(JSON.parse(readFileSync(file, 'utf8')), file) : undefined;
}

function previousReleases(specFolder: string): Release[] {
  const file = join(specFolder, 'released', 'changelog.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Release[]) : [];
}

function versionOf(document: DocumentObject): string {
  return asString(asObject(document['info'], 'info')['version'], 'info.version');
}

function partsOf(version: string): [number, number, number] {
  const parts = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (parts === null) throw new Error(`${version} is not a version of the form 1.2.3`);
  return [Number(parts[1]), Number(parts[2]), Number(parts[3])];
}

function isLowerVersion(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)];
  const difference = a.map((part, index) => part - (b[index] ?? 0)).find((part) => part !== 0);
  return difference !== undefined && difference < 0;
}
