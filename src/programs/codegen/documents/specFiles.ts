/** The YAML files of spec/ as people write them, with the lines of their parts, for messages that name file and line. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Document, isMap, isScalar, LineCounter, type Node, type Pair, parseDocument, type YAMLMap } from 'yaml';

export class SpecFile {
  readonly document: Document.Parsed;
  readonly #lines = new LineCounter();

  /** `name` is relative to spec/. */
  constructor(
    readonly name: string,
    text: string,
  ) {
    this.document = parseDocument(text, { lineCounter: this.#lines });
  }

  /** The members of the root object. */
  get definitions(): readonly Pair<Node, Node>[] {
    return isMap(this.document.contents) ? (this.document.contents as YAMLMap<Node, Node>).items : [];
  }

  /** The place of a part in messages. */
  placeOf(node: unknown): string {
    const [offset = 0] = (node as Node | undefined)?.range ?? [];
    return `spec/${this.name}:${this.#lines.linePos(offset).line}`;
  }

  /** Each fault of the YAML itself. */
  get syntaxProblems(): string[] {
    return this.document.errors.map(({ pos: [offset], message }) => {
      const [reason = ''] = message.split('\n');
      return `spec/${this.name}:${this.#lines.linePos(offset).line}: ${reason}`;
    });
  }

  /** The file and the name to which a reference in this file leads; no name if it leads to the whole file. */
  target(reference: string): { readonly file: string; readonly name: string | undefined } {
    const [file = '', pointer = ''] = reference.split('#');
    const [, name] = pointer.split('/');
    return { file: file === '' ? this.name : posix.join(posix.dirname(this.name), file), name };
  }
}

export function textOf(node: unknown): string {
  return isScalar(node) ? String(node.value) : '';
}

export function readSpecFiles(specFolder: string): SpecFile[] {
  return readdirSync(specFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml') && !name.startsWith('released'))
    .sort()
    .map((name) => new SpecFile(name, readFileSync(join(specFolder, name), 'utf8')));
}
