/** The versions of documents: `info.version`, with a major, a minor and a patch number. */
import { asObject, asString, type DocumentObject } from '../json/jsonDocument';
import type { Class } from './changes';

type Parts = readonly [major: number, minor: number, patch: number];

export function versionOf(document: DocumentObject): string {
  return asString(asObject(document['info'], 'info')['version'], 'info.version');
}

export function isLowerVersion(one: string, other: string): boolean {
  return compareVersions(one, other) < 0;
}

/** Negative if the first version is lower; 0 if both are equal. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  return a.map((part, index) => part - (b[index] ?? 0)).find((part) => part !== 0) ?? 0;
}

/** The lowest version after `version` that may contain changes of the class. */
export function nextVersion(version: string, worst: Class): string {
  const [major, minor, patch] = partsOf(version);
  if (worst === 'breaking') return `${major + 1}.0.0`;
  return worst === 'additive' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

function partsOf(version: string): Parts {
  const parts = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (parts === null) throw new Error(`${version} is not a version of the form 1.2.3`);
  return [Number(parts[1]), Number(parts[2]), Number(parts[3])];
}
