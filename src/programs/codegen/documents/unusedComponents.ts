/**
 * The components of complete documents that nothing in them uses, although a file includes them with all others of their
 * kind: a response, a header, a message, the schema of a stream.
 */
import { isMap, type Node, visit, type YAMLMap } from 'yaml';
import { type DocumentObject, isObject, members } from '../json/jsonDocument';
import { type Documents, usedComponents } from './contractDocuments';
import { type SpecFile, textOf } from './specFiles';

const ROOTS = {
  openapi: 'openapi.yaml',
  partner: 'partner.openapi.yaml',
  custodian: 'custodian.openapi.yaml',
  asyncapi: 'asyncapi.yaml',
  binance: 'binance.openapi.yaml',
  binanceAsyncapi: 'binance.asyncapi.yaml',
} as const;

/** Each unused component with its place. `validated`: schemas that the server uses, although no document refers to them. */
export function unusedComponents(
  files: readonly SpecFile[],
  documents: Documents,
  validated: readonly string[],
): string[] {
  const needed = new Set([...validated, ...defaultResponses(files)]);
  const names = Object.keys(ROOTS) as (keyof typeof ROOTS)[];
  return names.flatMap((name) => {
    const root = files.find((file) => file.name === ROOTS[name]);
    if (root === undefined) return [];
    // The server's document has no pages, which the published one has.
    const also = name === 'openapi' ? componentsOf(documents.published) : {};
    return unusedIn(documents[name]).flatMap(([kind, part]) => {
      if (needed.has(part) || isListed(root, kind, part) || isObject(also[kind] ? also[kind][part] : undefined))
        return [];
      return [`${placeOf(files, root, kind, part)}: nothing uses ${part}: refer to it, or delete it`];
    });
  });
}

/** The shared responses of the classes of operations. A class may have no operation that takes its default. */
function defaultResponses(files: readonly SpecFile[]): string[] {
  const names: string[] = [];
  for (const file of files.filter(({ name }) => name.endsWith('default-responses.yaml')))
    visit(file.document, { Scalar: (_key, { value }) => void names.push(String(value)) });
  return names;
}

function componentsOf(document: DocumentObject): Readonly<Record<string, DocumentObject>> {
  return Object.fromEntries(members(document['components'])) as Record<string, DocumentObject>;
}

/** The kind and name of each unused component. */
function unusedIn(document: DocumentObject): [kind: string, name: string][] {
  const { components = {}, ...rest } = document;
  const used = usedComponents(components as DocumentObject, rest);
  return members(components).flatMap(([kind, group]) =>
    members(group)
      .filter(([name]) => !isObject(used[kind]) || used[kind][name] === undefined)
      .map(([name]): [string, string] => [kind, name]),
  );
}

/** Whether the root file names the component because codegen or another document needs it. */
function isListed(root: SpecFile, kind: string, name: string): boolean {
  const written = root.document.getIn(['components', kind, name]);
  return isMap(written) && written.has('$ref');
}

function placeOf(files: readonly SpecFile[], root: SpecFile, kind: string, name: string): string {
  const own = root.document.getIn(['components', kind]);
  const pair = isMap(own) ? (own as YAMLMap<Node, Node>).items.find(({ key }) => textOf(key) === name) : undefined;
  if (pair !== undefined) return root.placeOf(pair.key);
  const isBinance = root.name.startsWith('binance');
  for (const file of files.filter((each) => each.name.startsWith('components/')))
    for (const { key } of file.definitions)
      if (textOf(key) === name && /binance/.test(file.name) === isBinance) return file.placeOf(key);
  return `spec/${root.name}`;
}
