/** Finds the file and line of a part of the joined documents in the files of spec/. */
import { isMap, isSeq, type Node, type YAMLMap } from 'yaml';
import { ContractError, type ContractProblem, stepsOf } from '../json/contractError';
import { readSpecFiles, type SpecFile, textOf } from './specFiles';

/** What the program prints for an error: each problem with its file and line, if it is one of the contract. */
export function describeError(error: unknown, specFolder: string): string {
  if (!(error instanceof ContractError)) return error instanceof Error ? error.message : String(error);
  const files = readSpecFiles(specFolder);
  const lines = error.problems.map((problem) => `${placeOf(files, problem)}: ${problem.text}`);
  // Documents that share a part have its problems in common.
  return [...new Set(lines)].join('\n');
}

/** A part of a file, and how many steps of a pointer led to it. */
interface Found {
  readonly file: SpecFile;
  readonly node: Node;
  readonly depth: number;
}

/**
 * The place of a part: of the innermost one that people have written, because the generators add others. References
 * are followed. A component is not in the root file, so it is found by its name.
 */
export function placeOf(files: readonly SpecFile[], { pointer, root }: ContractProblem): string {
  const steps = stepsOf(pointer);
  const roots = files.filter(({ name }) => !name.includes('/') && (root === undefined || name === root));
  const found = roots.map((file) => follow(files, file, file.document.contents, steps));
  if (steps[0] === 'components') found.push(...definitionsOf(files, steps, root));
  const best = found.reduce<Found | undefined>(
    (deepest, one) => (one !== undefined && one.depth > (deepest?.depth ?? 0) ? one : deepest),
    undefined,
  );
  return best === undefined ? `spec/${root ?? ''}` : best.file.placeOf(best.node);
}

/** The definitions in components/ with the name of a component, or with that name without the prefix of Binance. */
function definitionsOf(
  files: readonly SpecFile[],
  [, , name = '', ...inner]: readonly string[],
  root: string | undefined,
): (Found | undefined)[] {
  const isWanted = ({ name: file }: SpecFile) =>
    file.startsWith('components/') && (root === undefined || file.includes('binance') === root.startsWith('binance'));
  return files.filter(isWanted).flatMap((file) =>
    file.definitions
      .filter(({ key }) => [textOf(key), `Binance${textOf(key)}`].includes(name))
      .map(({ key, value }) => {
        const within = follow(files, file, value, inner);
        return within === undefined ? { file, node: key, depth: 3 } : { ...within, depth: within.depth + 3 };
      }),
  );
}

function follow(
  files: readonly SpecFile[],
  file: SpecFile,
  node: Node | null | undefined,
  [step, ...others]: readonly string[],
): Found | undefined {
  const reference = isMap(node) ? node.get('$ref') : undefined;
  if (typeof reference === 'string')
    return followReference(files, file, reference, step === undefined ? [] : [step, ...others]);
  if (step === undefined) return undefined;
  const [place, value] = childOf(node, step);
  if (place === undefined) return undefined;
  const within = follow(files, file, value, others);
  return within === undefined ? { file, node: place, depth: 1 } : { ...within, depth: within.depth + 1 };
}

/** The steps of the reference itself do not count. */
function followReference(
  files: readonly SpecFile[],
  file: SpecFile,
  reference: string,
  steps: readonly string[],
): Found | undefined {
  const { file: name } = file.target(reference);
  const target = files.find((one) => one.name === name);
  if (target === undefined) return undefined;
  const inner = stepsOf(reference.slice(reference.indexOf('#')));
  const found = follow(files, target, target.document.contents, [...inner, ...steps]);
  return found === undefined ? undefined : { ...found, depth: Math.max(0, found.depth - inner.length) };
}

/** The node that names a member, and its value. */
function childOf(
  node: Node | null | undefined,
  step: string,
): readonly [place: Node | undefined, value: Node | null | undefined] {
  if (isSeq(node)) {
    const item = node.items[Number(step)] as Node | undefined;
    return [item, item];
  }
  const pair = isMap(node) ? (node as YAMLMap<Node, Node>).items.find(({ key }) => textOf(key) === step) : undefined;
  return [pair?.key, pair?.value];
}
