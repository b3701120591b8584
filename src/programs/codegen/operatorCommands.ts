/**
 * Writes `generated/operatorCommands.ts`: the operator operations for the operator command line, with the texts of the
 * contract.
 */
import { type Operation, operationsOf } from './documents/contract';
import { inPart, operationPointer } from './json/contractError';
import {
  asObject,
  asString,
  type DocumentObject,
  type DocumentValue,
  elements,
  members,
  resolveReference,
} from './json/jsonDocument';

const MIN_SEQUENCE = 'X-Min-Sequence';

export function operatorCommandsSource(document: DocumentObject): string {
  const operations = operationsOf(document).filter(({ security }) => security === 'operator');
  const commands = Object.fromEntries(
    operations.map((operation) => [
      operation.id,
      inPart(operationPointer(operation), () => commandOf(document, operation)),
    ]),
  );
  const comment = '/** Every operator operation, by its id. */';
  return `${TYPES}\n\n${comment}\nexport const operatorCommands: Readonly<Record<string, OperatorCommand>> = ${JSON.stringify(commands, null, 2)};\n`;
}

const TYPES = `import type { OperatorRole } from './operations';

export interface OperatorCommand {
  readonly method: string;
  readonly path: string;
  readonly roles: readonly OperatorRole[];
  readonly summary: string;
  readonly description: string;
  /** In the order of the contract. */
  readonly members: readonly CommandMember[];
}

export interface CommandMember {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'body';
  readonly required: boolean;
  readonly description: string;
  /** How the command line parses the argument. */
  readonly form: 'text' | 'integer' | 'boolean' | 'list' | 'json';
  readonly nullable: boolean;
  /** The permitted values; empty if any value is permitted. */
  readonly words: readonly string[];
  /** The example as it is typed; null if the contract has none. */
  readonly example: string | null;
}`;

function commandOf(document: DocumentObject, operation: Operation): DocumentObject {
  const { id, method, path, roles } = operation;
  const value = asObject(asObject(asObject(document['paths'], 'paths')[path], path)[method], id);
  // A command talks to one server, so it does not need the parameter that every operation has.
  const parameters = elements(value['parameters'])
    .map((parameter) => resolveReference(document, parameter, id))
    .filter(({ name }) => name !== MIN_SEQUENCE)
    .map((parameter) => parameterMember(document, parameter));
  const text = (name: string): string => asString(value[name], `${id} ${name}`).trim();
  const all = [...parameters, ...bodyMembers(document, operation, value)];
  if (new Set(all.map(({ name }) => name)).size < all.length) throw new Error(`${id} has two members of one name`);
  return {
    method,
    path,
    roles: [...roles],
    summary: text('summary'),
    description: text('description'),
    members: all,
  };
}

function parameterMember(document: DocumentObject, parameter: DocumentObject): DocumentObject {
  const member = {
    name: parameter['name'] ?? null,
    in: parameter['in'] ?? null,
    required: parameter['required'] === true,
    description: parameter['description'] ?? '',
  };
  return {
    ...member,
    ...argumentFormOf(document, parameter['schema'] ?? null),
    example: asArgument(parameter['example']),
  };
}

function bodyMembers(document: DocumentObject, { id, body }: Operation, value: DocumentObject): DocumentObject[] {
  if (body === null) return [];
  const schema = resolveReference(document, body.schema, id);
  const required = elements(schema['required']);
  const shown = firstExample(document, id, value);
  return members(schema['properties']).map(([name, property]) => ({
    name,
    in: 'body',
    required: required.includes(name),
    description:
      [asObject(property, name), resolveReference(document, property, name)]
        .map((object) => object['description'])
        .find((text) => text !== undefined) ?? '',
    ...argumentFormOf(document, property),
    example: asArgument(shown[name]),
  }));
}

/** The first example of the body. */
function firstExample(document: DocumentObject, id: string, value: DocumentObject): DocumentObject {
  const content = asObject(resolveReference(document, value['requestBody'], id)['content'], id);
  const [first] = members(asObject(content['application/json'], id)['examples']);
  return first === undefined ? {} : asObject(resolveReference(document, first[1], id)['value'], id);
}

function argumentFormOf(document: DocumentObject, schema: DocumentValue): DocumentObject {
  const resolved = resolveReference(document, schema, 'member');
  const choices = elements(resolved['oneOf']).map((choice) => resolveReference(document, choice, 'choice'));
  const [own = resolved] = choices.filter(({ type }) => type !== 'null');
  const types = Array.isArray(own['type']) ? own['type'] : [own['type']];
  const nullable = choices.length > 1 || types.includes('null');
  const items = own['items'] === undefined ? undefined : resolveReference(document, own['items'], 'items');
  const words = elements((items ?? own)['enum']).filter((word) => typeof word === 'string');
  return { form: formName(types.find((type) => type !== 'null') ?? 'string', items), nullable, words };
}

function formName(type: DocumentValue, items: DocumentObject | undefined): string {
  if (type === 'string') return 'text';
  if (type === 'integer' || type === 'boolean') return type;
  return items?.['type'] === 'string' ? 'list' : 'json';
}

/** A value as it is typed after its name on the command line. */
function asArgument(value: DocumentValue | undefined): string | null {
  if (value === undefined) return null;
  if (Array.isArray(value) && value.every((element) => typeof element === 'string')) return value.join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
