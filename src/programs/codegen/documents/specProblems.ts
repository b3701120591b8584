/**
 * Mistakes in the files of spec/ that leave something out without failing anywhere else: a part that nothing uses, a tag
 * that its document does not declare, a required member that does not exist. Each message names file and line.
 */
import { isMap, isScalar, isSeq, type Node, type Pair, visit, type YAMLMap } from 'yaml';
import { nearestName } from '../../../foundation/settings/nearestName';
import { type SpecFile, textOf } from './specFiles';

/** Data of examples, in which names mean nothing to the contract. */
const DATA = new Set(['example', 'examples', 'value', 'payload']);

/** Which names people use in YAML instead of a reference: `x-errors` names codes and lists of codes. */
const ERROR_LISTS = 'components/error-lists.yaml';
const DEFAULT_RESPONSES = /^components\/(binance\/)?default-responses\.yaml$/;
/** Examples of errors, by file, with the folder of the operations that use them. */
const ERRORS: Readonly<Record<string, RegExp>> = {
  'components/errors.yaml': /^(?!.*binance)/,
  'components/parameter-errors.yaml': /^(?!.*binance)/,
  'components/binance/errors.yaml': /binance|error-lists/,
};

/** What is not in the contract itself: the comparison with Binance's documentation. */
const isContract = ({ name }: SpecFile) => name !== 'binance/documented.yaml';

/** The mistakes in the files of a spec/ folder; none for a right one. */
export function specProblems(files: readonly SpecFile[]): string[] {
  const broken = files.flatMap((file) => file.syntaxProblems);
  if (broken.length > 0) return broken;
  const contract = files.filter(isContract);
  return [
    ...referenceProblems(contract),
    ...errorProblems(contract),
    ...tagProblems(contract),
    ...contract.flatMap(requiredProblems),
    ...contract.flatMap(patternProblems),
    ...contract.filter(({ name }) => !name.endsWith('securitySchemes.yaml')).flatMap(defaultProblems),
  ];
}

const isRoot = ({ name }: SpecFile) => !name.includes('/');

/** Every pair outside of the data of examples. */
function visitPairs(node: Node | null, read: (pair: Pair<Node, Node>) => void): void {
  visit(node, {
    Pair: (_key, pair) => {
      const name = textOf(pair.key);
      read(pair as Pair<Node, Node>);
      // `properties` may have a member with one of these names, whose value is a schema.
      return DATA.has(name) && !isSchema(pair.value) ? visit.SKIP : undefined;
    },
  });
}

function isSchema(node: unknown): boolean {
  return isMap(node) && ['type', '$ref', 'oneOf', 'description'].some((name) => node.has(name));
}

/** References that lead nowhere, and definitions to which none leads from a root file. */
function referenceProblems(files: readonly SpecFile[]): string[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  const reached = new Set<Node>();
  const problems: string[] = [];
  const follow = (file: SpecFile, node: Node | null): void => {
    visit(node, {
      Pair: (_key, pair) => {
        if (textOf(pair.key) !== '$ref' || !isScalar(pair.value)) return;
        const { file: name, name: definition } = file.target(textOf(pair.value));
        const target = byName.get(name);
        // Texts in Markdown, and references within a root file.
        if (target === undefined || isRoot(target)) return;
        const wanted = target.definitions.filter(({ key }) => definition === undefined || textOf(key) === definition);
        if (wanted.length === 0) {
          const near = nearest(
            definition ?? '',
            target.definitions.map(({ key }) => textOf(key)),
          );
          problems.push(`${file.placeOf(pair.value)}: spec/${name} has no ${definition}${near}`);
        }
        for (const { key, value } of wanted) {
          if (reached.has(key)) continue;
          reached.add(key);
          follow(target, value);
        }
      },
    });
  };
  for (const file of files.filter(isRoot)) follow(file, file.document.contents);
  for (const file of files.filter((each) => !isRoot(each)))
    for (const { key } of file.definitions)
      if (!reached.has(key)) problems.push(`${file.placeOf(key)}: nothing uses ${textOf(key)}: ${usageOf(file)}`);
  return problems;
}

function usageOf({ name }: SpecFile): string {
  if (!name.startsWith('paths/')) return 'refer to it, or delete it';
  return `add its path to spec/${name.startsWith('paths/binance/') ? 'binance.' : ''}openapi.yaml, or delete it`;
}

/** Codes and lists of codes that no operation names. */
function errorProblems(files: readonly SpecFile[]): string[] {
  const named = new Map<string, string[]>();
  const name = (node: unknown, file: SpecFile): void => {
    if (isSeq(node))
      for (const item of node.items) named.set(textOf(item), [...(named.get(textOf(item)) ?? []), file.name]);
  };
  for (const file of files) {
    const isList = file.name === ERROR_LISTS || DEFAULT_RESPONSES.test(file.name);
    visitPairs(file.document.contents, ({ key, value }) => {
      if (isList || ['x-errors', 'x-error-codes'].includes(textOf(key))) name(value, file);
      if (textOf(key) === 'x-error-code') named.set(textOf(value), [...(named.get(textOf(value)) ?? []), file.name]);
    });
  }
  return files.flatMap((file) => {
    const users = file.name === ERROR_LISTS ? /./ : ERRORS[file.name];
    if (users === undefined) return [];
    return file.definitions
      .filter(({ key, value }) => {
        const shown = isMap(value) ? value.get('x-code') : undefined;
        return !(named.get(String(shown ?? textOf(key))) ?? []).some((user) => users.test(user));
      })
      .map(
        ({ key }) =>
          `${file.placeOf(key)}: no x-errors names ${textOf(key)}: name it where it can happen, or delete it`,
      );
  });
}

/** Tags of operations that their document does not declare, and declared ones without an operation. */
function tagProblems(files: readonly SpecFile[]): string[] {
  const problems: string[] = [];
  for (const root of files.filter((file) => /(^|\.)openapi\.yaml$/.test(file.name) && isRoot(file))) {
    const declared = root.document.get('tags');
    const known = new Map(
      (isSeq(declared) ? (declared.items as YAMLMap[]) : []).map((tag) => [String(tag.get('name')), tag]),
    );
    const unused = new Set(known.keys());
    const folder = { 'openapi.yaml': /^paths\/(?!binance\/)/, 'binance.openapi.yaml': /^paths\/binance\// }[root.name];
    for (const file of files.filter(({ name }) => name === root.name || folder?.test(name))) {
      visitPairs(file.document.contents, ({ key, value }) => {
        if (textOf(key) !== 'tags' || !isSeq(value)) return;
        for (const item of value.items.filter(isScalar)) {
          unused.delete(textOf(item));
          if (known.has(textOf(item))) continue;
          const near = nearest(textOf(item), [...known.keys()]);
          problems.push(`${file.placeOf(item)}: spec/${root.name} declares no tag ${textOf(item)}${near}`);
        }
      });
    }
    for (const name of unused) problems.push(`${root.placeOf(known.get(name))}: no operation has the tag ${name}`);
  }
  return problems;
}

/** Required members that the schema does not have. */
function requiredProblems(file: SpecFile): string[] {
  const problems: string[] = [];
  visit(file.document, {
    Pair: (_key, pair) => (DATA.has(textOf(pair.key)) && !isSchema(pair.value) ? visit.SKIP : undefined),
    Map: (_key, map) => {
      const [required, properties] = [map.get('required'), map.get('properties')];
      if (!isSeq(required) || !isMap(properties)) return;
      const known = properties.items.map(({ key }) => textOf(key));
      for (const item of required.items.filter((each) => !known.includes(textOf(each))))
        problems.push(
          `${file.placeOf(item)}: ${textOf(item)} is required, but not among the properties${nearest(textOf(item), known)}`,
        );
    },
  });
  return problems;
}

/** A default in a description, such as `GTC` in "`GTC` if omitted." */
const DEFAULT_IN_PROSE = /(`[^`]+`|\b\d+|\b[Tt]rue|\b[Ff]alse)\s+if\s+omitted(?=[.,;]|$)/;

/** Descriptions that state a default which the schema does not have. */
function defaultProblems(file: SpecFile): string[] {
  const problems: string[] = [];
  visitPairs(file.document.contents, ({ value: owner }) => {
    if (!isMap(owner)) return;
    problems.push(...defaultProblemsOf(file, owner as YAMLMap<Node, Node>));
  });
  for (const list of parameterLists(file)) for (const owner of list) problems.push(...defaultProblemsOf(file, owner));
  return problems;
}

function defaultProblemsOf(file: SpecFile, owner: YAMLMap<Node, Node>): string[] {
  const text = owner.get('description', true);
  const [, said] = DEFAULT_IN_PROSE.exec(textOf(text)) ?? [];
  if (said === undefined) return [];
  const value = said.startsWith('`') ? said.slice(1, -1) : said.toLowerCase();
  const schema = owner.get('schema');
  const stated = isMap(schema) ? schema.get('default') : owner.get('default');
  if (stated !== undefined && String(stated) === value) return [];
  const now = stated === undefined ? 'has no default' : `has the default ${String(stated)}`;
  return [
    `${file.placeOf(text)}: the description says "${value} if omitted", but the schema ${now}: write default: ${value}`,
  ];
}

/** The parameters that operations have of their own. */
function parameterLists(file: SpecFile): YAMLMap<Node, Node>[][] {
  const lists: YAMLMap<Node, Node>[][] = [];
  visitPairs(file.document.contents, ({ key, value }) => {
    if (textOf(key) === 'parameters' && isSeq(value))
      lists.push(value.items.filter((item) => isMap(item)) as YAMLMap<Node, Node>[]);
  });
  return lists;
}

/** Patterns that are no regular expression. */
function patternProblems(file: SpecFile): string[] {
  const problems: string[] = [];
  visitPairs(file.document.contents, ({ key, value }) => {
    if (!['pattern', 'x-pattern'].includes(textOf(key)) || !isScalar(value)) return;
    try {
      new RegExp(textOf(value), 'u');
    } catch (error) {
      problems.push(`${file.placeOf(value)}: ${textOf(key)}: ${(error as Error).message}`);
    }
  });
  return problems;
}

/** `; did you mean X?` if a known name is much like the given one. */
function nearest(given: string, known: readonly string[]): string {
  const near = nearestName(given, known);
  return near === undefined ? '' : `; did you mean ${near}?`;
}
