/**
 * Joins the files of spec/ into one self-contained document per root file, with Redocly's bundler: references to other
 * files become references into the document's own components, and guides in Markdown become texts. Integers get the
 * format that code generators need.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withIntegerFormats } from '../json/integerFormats';
import { asObject, type DocumentObject, type DocumentValue, members } from '../json/jsonDocument';
import { REDOCLY, REDOCLY_ENVIRONMENT, ROOT } from './redocly';

/**
 * Kinds of components in the order in which a document lists them. Kinds that are not named here come first, as they
 * are.
 */
const SORTED_KINDS = ['parameters', 'headers', 'responses', 'examples', 'schemas'];

/** The bundled documents of the root files, in their order. Throws if a reference leads nowhere. */
export function bundleDocuments<const Files extends readonly string[]>(
  specFolder: string,
  files: Files,
): { [Index in keyof Files]: DocumentObject } {
  for (const file of files)
    if (!existsSync(join(specFolder, file))) throw new Error(`${specFolder} is no contract: it has no file ${file}`);
  const output = mkdtempSync(join(tmpdir(), 'talad-bundle-'));
  try {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [REDOCLY, 'bundle', '--config', join(ROOT, '.redocly.yaml'), '--ext', 'json', '--output', output, ...files],
      {
        cwd: specFolder,
        encoding: 'utf8',
        env: REDOCLY_ENVIRONMENT,
      },
    );
    if (status !== 0) throw new Error(`Redocly could not bundle ${specFolder}:\n${stdout}${stderr}`);
    const documents = files.map((file) => {
      const text = readFileSync(join(output, file.replace(/\.yaml$/, '.json')), 'utf8');
      return withIntegerFormats(sortComponents(asObject(JSON.parse(text), file)));
    });
    return documents as { [Index in keyof Files]: DocumentObject };
  } finally {
    rmSync(output, { recursive: true });
  }
}

/**
 * Sorts the components that references name by their names. Redocly lists them in the order of their first use, so
 * without this a new reference in one operation would move components about in every generated file.
 */
export function sortComponents(document: DocumentObject): DocumentObject {
  const components = asObject(document['components'] ?? {}, 'components');
  const sorted = SORTED_KINDS.filter((kind) => components[kind] !== undefined).map((kind): [string, DocumentValue] => {
    const byName = members(components[kind]).sort(([one], [other]) => (one < other ? -1 : 1));
    return [kind, Object.fromEntries(byName)];
  });
  const others = members(components).filter(([kind]) => !SORTED_KINDS.includes(kind));
  return { ...document, components: Object.fromEntries([...others, ...sorted]) };
}
