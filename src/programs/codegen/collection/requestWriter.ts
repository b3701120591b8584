/**
 * Writes the requests of the collection. Values come from the contract's examples; where a value belongs to the user or
 * to an earlier response, a variable takes its place.
 */
import {
  asObject,
  type DocumentObject,
  type DocumentValue,
  elements,
  members,
  resolveReference,
  valueAtPointer,
} from '../json/jsonDocument';

/** Members of bodies and queries that always have the value of a variable of the same name. */
const VARIABLE_MEMBERS = new Set(['nonce', 'extras', 'listenKey']);
/** Header parameters that the signing script sets itself. */
const SET_BY_SCRIPT = new Set(['X-Timestamp', 'X-Recv-Window']);

export interface PlacedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: DocumentObject;
}

export class RequestWriter {
  readonly #variables = new Map<string, string>();

  constructor(readonly document: DocumentObject) {}

  /** The variables of the requests written so far that responses set, with their first values. */
  variables(): [string, string][] {
    return [...this.#variables];
  }

  requestOf({ method, path, operation }: PlacedOperation): DocumentObject {
    const parameters = elements(operation['parameters']).map((value) => resolveReference(this.document, value, path));
    const body = this.#bodyOf(operation);
    const credentials = credentialsOf(operation);
    return {
      method: method.toUpperCase(),
      ...(credentials.auth !== undefined && { auth: credentials.auth }),
      header: [
        ...credentials.headers.map(([key, value]) => ({ key, value })),
        ...parameters
          .filter((parameter) => parameter['in'] === 'header' && !SET_BY_SCRIPT.has(String(parameter['name'])))
          .map((parameter) => this.#optionalHeader(parameter)),
        ...(body === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }]),
      ],
      ...(body !== undefined && { body: { mode: 'raw', raw: body, options: { raw: { language: 'json' } } } }),
      url: this.#urlOf(path, parameters),
      description: String(operation['description']),
    };
  }

  #urlOf(path: string, parameters: readonly DocumentObject[]): DocumentObject {
    const exampleOf = (parameter: DocumentObject): string => String(parameter['example'] ?? '');
    let filled = path;
    for (const parameter of parameters.filter((one) => one['in'] === 'path')) {
      const name = String(parameter['name']);
      const isId = name === 'id';
      const variable = idVariableOf(path.split(`{${name}}`)[0] ?? '');
      if (isId) this.#variables.set(variable, exampleOf(parameter));
      filled = filled.replace(`{${name}}`, isId ? `{{${variable}}}` : exampleOf(parameter));
    }
    const query = parameters
      .filter((parameter) => parameter['in'] === 'query')
      .map((parameter) => {
        const key = String(parameter['name']);
        const isVariable = VARIABLE_MEMBERS.has(key);
        if (isVariable) this.#variables.set(key, exampleOf(parameter));
        return {
          key,
          value: isVariable ? `{{${key}}}` : exampleOf(parameter),
          description: String(parameter['description'] ?? ''),
          disabled: parameter['required'] !== true && !isVariable,
        };
      });
    const sent = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
    return {
      raw: `{{baseUrl}}${filled}${sent.length === 0 ? '' : `?${sent.join('&')}`}`,
      host: ['{{baseUrl}}'],
      path: filled.split('/').slice(1),
      ...(query.length > 0 && { query }),
    };
  }

  /** Written with a value that a client may send, but not sent until the user enables it. */
  #optionalHeader(parameter: DocumentObject): DocumentObject {
    const key = String(parameter['name']);
    const value = key === 'Idempotency-Key' ? '{{$guid}}' : String(parameter['example'] ?? '');
    return { key, value, description: String(parameter['description'] ?? ''), disabled: true };
  }

  /** The first example of a required body. Optional bodies only narrow a request, and are omitted. */
  #bodyOf(operation: DocumentObject): string | undefined {
    if (operation['requestBody'] === undefined) return undefined;
    const body = resolveReference(this.document, operation['requestBody'], 'requestBody');
    if (body['required'] !== true) return undefined;
    const [first] = members(valueAtPointer(body, '#/content/application~1json/examples'));
    if (first === undefined) throw new Error(`${String(operation['operationId'])} has no example of its body`);
    const example = asObject(resolveReference(this.document, first[1], first[0])['value'], first[0]);
    return bodyText(example);
  }
}

/** The variable that holds the id of a resource: `orderId` for `/api/v3/orders/`. */
export function idVariableOf(path: string): string {
  const resource = path.split('/').findLast((segment) => segment !== '' && !segment.startsWith('{')) ?? '';
  const singular = resource.endsWith('sses') ? resource.slice(0, -2) : resource.replace(/s$/, '');
  return `${singular.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())}Id`;
}

/** JSON in which the members that a variable replaces have no quotes if they are numbers. */
function bodyText(example: DocumentObject): string {
  const lines = members(example).map(([name, value]) => `  ${JSON.stringify(name)}: ${memberText(name, value)}`);
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n}`;
}

function memberText(name: string, value: DocumentValue): string {
  if (!VARIABLE_MEMBERS.has(name)) return JSON.stringify(value);
  return typeof value === 'number' ? `{{${name}}}` : `"{{${name}}}"`;
}

interface RequestCredentials {
  readonly headers: readonly (readonly [string, string])[];
  /** Credentials that the client itself writes into a header. */
  readonly auth?: DocumentObject;
}

function credentialsOf(operation: DocumentObject): RequestCredentials {
  const [requirement] = elements(operation['security']);
  const schemes = members(requirement)
    .map(([name]) => name)
    .join('+');
  const known = CREDENTIALS[schemes];
  if (known === undefined) throw new Error(`${String(operation['operationId'])}: no credentials for ${schemes}`);
  return known;
}

const CREDENTIALS: Readonly<Record<string, RequestCredentials>> = {
  '': { headers: [] },
  'apiKey+signature': {
    headers: [
      ['Authorization', 'TDAX-API {{apiKey}}'],
      ['Signature-Version', '2'],
      ['X-Timestamp', '{{timestamp}}'],
      ['Signature', '{{signature}}'],
    ],
  },
  apiKeyAlone: { headers: [['X-MBX-APIKEY', '{{apiKey}}']] },
  portalAuthorization: { headers: [['Authorization', '{{authorization}}']] },
  partnerBasic: {
    headers: [],
    auth: {
      type: 'basic',
      basic: [
        { key: 'username', value: '{{partnerId}}', type: 'string' },
        { key: 'password', value: '{{partnerSecret}}', type: 'string' },
      ],
    },
  },
};
