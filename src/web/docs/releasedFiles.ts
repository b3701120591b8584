/**
 * Every released version of the published documents, such as `/openapi/1.0.0.json`, and a list of the versions of each,
 * such as `/openapi/`. `make release` stores them in spec/released, where they stay.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { programPath } from '../../foundation/programFolder';
import { StaticResource } from '../framework/staticResource';
import { CONTRACT_HEADERS, CONTRACT_TYPES, withServerAddress } from './contractFiles';
import { PUBLISHED_DOCUMENTS, type PublishedDocument } from './documents';

const FOLDER = programPath('spec', 'released');
/** The custodian's and the operators' documents are released too, but not published. */
type Published = PublishedDocument['name'];

/** The entry of one day in spec/released/changelog.json: the versions that were released on it. */
type Release = { readonly date: string } & { readonly [Name in Published]?: { readonly to: string } };

export interface ReleasedVersion {
  readonly version: string;
  /** The day of the release. */
  readonly date: string;
  /** The path of the document. */
  readonly path: string;
}

export function releasedFiles(publicUrl: string): ReadonlyMap<string, StaticResource> {
  const log = JSON.parse(readFileSync(join(FOLDER, 'changelog.json'), 'utf8')) as readonly Release[];
  return new Map(
    PUBLISHED_DOCUMENTS.flatMap(({ name }): [string, StaticResource][] => [
      [`/${name}/`, jsonResource(async () => `${JSON.stringify({ releases: releasesOf(name, log) }, null, 2)}\n`)],
      ...versionsOf(name).map((file): [string, StaticResource] => {
        const text = async () => withServerAddress(await readFile(join(FOLDER, name, file), 'utf8'), 'json', publicUrl);
        return [`/${name}/${file}`, jsonResource(text)];
      }),
    ]),
  );
}

/** The files of a document; none before its first release. */
function versionsOf(name: Published): string[] {
  return existsSync(join(FOLDER, name)) ? readdirSync(join(FOLDER, name)) : [];
}

/** The versions of a document, newest first, like the log. */
function releasesOf(name: Published, log: readonly Release[]): ReleasedVersion[] {
  return log.flatMap((release) => {
    const version = release[name]?.to;
    return version === undefined ? [] : [{ version, date: release.date, path: `/${name}/${version}.json` }];
  });
}

function jsonResource(text: () => Promise<string>): StaticResource {
  return new StaticResource({ type: CONTRACT_TYPES.json, headers: CONTRACT_HEADERS, text });
}
