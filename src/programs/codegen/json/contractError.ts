/**
 * Errors in a part of the contract. The generators read documents that are joined of many files, so they name the part by
 * its JSON pointer in the document, such as `#/paths/~1api~1v3~1time/get`; the program turns it into file and line.
 */
export interface ContractProblem {
  readonly pointer: string;
  /** The root file of the document; without it, the pointer is looked up in all of them. */
  readonly root?: string;
  /** The fault, which names the part in words as well. */
  readonly text: string;
}

export class ContractError extends Error {
  constructor(readonly problems: readonly ContractProblem[]) {
    super(problems.map(({ text }) => text).join('\n'));
  }
}

/** Reads a part. An error that does not say where it is becomes one of this part. */
export function inPart<Value>(pointer: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof ContractError || !(error instanceof Error)) throw error;
    throw new ContractError([{ pointer, text: error.message }]);
  }
}

/** The pointer to an operation. */
export function operationPointer({ path, method }: { readonly path: string; readonly method: string }): string {
  return pointerTo('paths', path, method);
}

export function pointerTo(...steps: readonly (string | number)[]): string {
  return `#/${steps.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;
}

export function stepsOf(pointer: string): string[] {
  return pointer
    .replace(/^#?\/?/, '')
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
