/**
 * What surrounds the schemas of an operation: credentials, parameters, media types, statuses, headers, messages. Each
 * side of an operation becomes one schema, so that validators can judge its edits too.
 */
import type { DocumentName } from '../../../src/programs/codegen/review/documents';
import type { Random } from '../../support/randomSeed';
import type { Document } from './reviewCase';
import { pickOf } from './schemaSamples';
import { atPointer, type Direction, SENDS_REQUESTS, stepsOf } from './schemaUses';

export interface ExchangeEdit {
  readonly kind: string;
  /** Returns false if the operation has nothing that can be edited so. */
  readonly edit: (operation: Document, document: Document, random: Random) => boolean;
}

export interface Side {
  readonly direction: Direction;
  readonly schema: Document;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** The places of all operations of a document. */
export function operationPlaces(document: Document): (readonly string[])[] {
  const operations = Object.keys(document.operations ?? {}).map((name) => ['operations', name]);
  const requests = (['paths', 'webhooks'] as const).flatMap((section) =>
    Object.keys(document[section] ?? {}).flatMap((path) =>
      METHODS.filter((method) => document[section][path][method] !== undefined).map((method) => [
        section,
        path,
        method,
      ]),
    ),
  );
  return [...operations, ...requests];
}

/** Both sides of an operation; none of one that does not exist. */
export function sidesOf(name: DocumentName, document: Document, place: readonly string[]): Side[] {
  const operation = atPointer(document, place);
  if (operation === undefined) return [];
  const credentials = credentialsOf(document, operation);
  if (place[0] === 'operations') {
    const channel = atPointer(document, stepsOf(operation.channel.$ref));
    const listed: Document[] = operation.messages ?? Object.keys(channel.messages ?? {}).map(($ref) => ({ $ref }));
    const message = { enum: listed.map(({ $ref }: Document) => $ref.split('/').pop()) };
    const connection = object({ credentials, address: { const: channel.address } });
    const direction = operation.action === 'receive' ? ('sent' as const) : ('received' as const);
    return [
      { direction: 'sent', schema: connection },
      { direction, schema: message },
    ];
  }
  const sends = SENDS_REQUESTS[name]?.[place[0] as 'paths' | 'webhooks'] === true;
  const parameters: Document[] = (operation.parameters ?? []).map((one: Document) => resolve(document, one));
  const body = resolve(document, operation.requestBody ?? { content: {} });
  const medias = Object.keys(body.content);
  const request = object(
    {
      credentials,
      ...Object.fromEntries(parameters.map((one) => [`${one.in} ${one.name}`, { const: formOf(one) }])),
      ...(medias.length > 0 && { body: { enum: medias } }),
    },
    [
      'credentials',
      ...parameters.filter(({ required }) => required).map((one) => `${one.in} ${one.name}`),
      ...(body.required ? ['body'] : []),
    ],
  );
  const answers = Object.entries<Document>(operation.responses).map(([status, used]) => {
    const { headers = {}, content = {} } = resolve(document, used);
    const names = Object.keys(headers);
    const needed = names.filter((header) => resolve(document, headers[header]).required === true);
    const shown = object(Object.fromEntries(names.map((header) => [header, { const: 'value' }])), needed);
    const media = Object.keys(content);
    return object({ status: { const: status }, media: { enum: media.length > 0 ? media : ['none'] }, headers: shown });
  });
  return [
    { direction: sends ? 'sent' : 'received', schema: request },
    { direction: sends ? 'received' : 'sent', schema: { anyOf: answers } },
  ];
}

function object(properties: Document, required = Object.keys(properties)): Document {
  return { type: 'object', additionalProperties: false, properties, required };
}

function resolve(document: Document, value: Document): Document {
  return value.$ref === undefined ? value : atPointer(document, stepsOf(value.$ref));
}

/** The form in which a parameter is written. */
function formOf({ in: place, style, explode }: Document): string {
  const used = style ?? (place === 'query' ? 'form' : 'simple');
  return `${used} ${explode ?? used === 'form'}`;
}

/** Each alternative with what is sent for it. */
function credentialsOf(document: Document, operation: Document): Document {
  const { securitySchemes: schemes = {} } = document.components;
  const facts = ({ description: _description, ...scheme }: Document) => JSON.stringify(scheme);
  const alternatives = ((operation.security ?? document.security ?? []) as Document[]).map((one) =>
    one.$ref === undefined
      ? Object.keys(one)
          .map((name) => facts(schemes[name]))
          .join()
      : facts(resolve(document, one)),
  );
  // Without a requirement, everything is accepted.
  return alternatives.length === 0 ? { type: 'string' } : { enum: alternatives };
}

const otherScheme = (document: Document, operation: Document): string | undefined =>
  Object.keys(document.components.securitySchemes ?? {}).find(
    (name) => !JSON.stringify(operation.security ?? document.security ?? []).includes(name),
  );

const requirement = (document: Document, name: string): Document =>
  document.asyncapi === undefined ? { [name]: [] } : { $ref: `#/components/securitySchemes/${name}` };

/** Copies a shared part into the operation, so that the edit changes only this operation. */
function own(document: Document, holder: Document | undefined, key: string | number | undefined): Document {
  if (holder === undefined || key === undefined || holder[key] === undefined) return undefined;
  holder[key] = structuredClone(resolve(document, holder[key]));
  return holder[key];
}

function withParameter(
  operation: Document,
  document: Document,
  random: Random,
  edit: (one: Document) => boolean,
): boolean {
  const count = operation.parameters?.length ?? 0;
  if (count === 0) return false;
  return edit(own(document, operation.parameters, Math.floor(random.next() * count)));
}

function withResponse(
  operation: Document,
  document: Document,
  random: Random,
  edit: (one: Document) => boolean,
): boolean {
  if (operation.responses === undefined) return false;
  return edit(own(document, operation.responses, pickOf(random, Object.keys(operation.responses))));
}

const put = (target: Document, members: Document): boolean => {
  Object.assign(target, members);
  return true;
};

export const EXCHANGE_EDITS: readonly ExchangeEdit[] = [
  {
    kind: 'require no credentials',
    edit: (operation) => operation.security?.length > 0 && put(operation, { security: [] }),
  },
  {
    kind: 'accept further credentials',
    edit: (operation, document) => {
      const name = otherScheme(document, operation);
      if (name === undefined || !(operation.security?.length > 0)) return false;
      return operation.security.push(requirement(document, name)) > 0;
    },
  },
  {
    kind: 'require other credentials',
    edit: (operation, document) => {
      const name = otherScheme(document, operation);
      return name !== undefined && put(operation, { security: [requirement(document, name)] });
    },
  },
  {
    kind: 'change a credential',
    edit: (operation, document) => {
      const [first] = operation.security ?? [];
      if (first === undefined) return false;
      const scheme =
        first.$ref === undefined
          ? document.components.securitySchemes[Object.keys(first)[0] ?? '']
          : resolve(document, first);
      return put(scheme, { type: 'http', scheme: 'other' });
    },
  },
  {
    kind: 'add an optional parameter',
    edit: (operation) =>
      operation.responses !== undefined &&
      put(operation, {
        parameters: [...(operation.parameters ?? []), { name: 'venue', in: 'query', schema: { type: 'string' } }],
      }),
  },
  {
    kind: 'add a required parameter',
    edit: (operation) =>
      operation.responses !== undefined &&
      put(operation, {
        parameters: [
          ...(operation.parameters ?? []),
          { name: 'venue', in: 'query', required: true, schema: { type: 'string' } },
        ],
      }),
  },
  {
    kind: 'remove a parameter',
    edit: (operation, _document, random) => {
      if (!(operation.parameters?.length > 0)) return false;
      return operation.parameters.splice(Math.floor(random.next() * operation.parameters.length), 1).length > 0;
    },
  },
  {
    kind: 'require a parameter',
    edit: (operation, document, random) =>
      withParameter(operation, document, random, (one) => one.required !== true && put(one, { required: true })),
  },
  {
    kind: 'no longer require a parameter',
    edit: (operation, document, random) =>
      withParameter(
        operation,
        document,
        random,
        (one) => one.required === true && one.in !== 'path' && delete one.required,
      ),
  },
  {
    kind: 'write out the form of a parameter',
    edit: (operation, document, random) =>
      withParameter(operation, document, random, (one) => {
        const style = one.in === 'query' ? 'form' : 'simple';
        return one.style === undefined && put(one, { style, explode: one.in === 'query' });
      }),
  },
  {
    kind: 'change the form of a parameter',
    edit: (operation, document, random) =>
      withParameter(operation, document, random, (one) => put(one, { explode: one.in !== 'query' })),
  },
  {
    kind: 'require a body',
    edit: (operation, document) => {
      const body = own(document, operation, 'requestBody');
      return body !== undefined && body.required !== true && put(body, { required: true });
    },
  },
  {
    kind: 'no longer require a body',
    edit: (operation, document) =>
      own(document, operation, 'requestBody')?.required === true && delete operation.requestBody.required,
  },
  {
    kind: 'add a media type of requests',
    edit: (operation, document) => {
      const body = own(document, operation, 'requestBody');
      return body !== undefined && put(body.content, { 'application/cbor': { schema: { type: 'object' } } });
    },
  },
  {
    kind: 'remove a media type of requests',
    edit: (operation, document) => {
      const body = own(document, operation, 'requestBody');
      return (
        body !== undefined &&
        Object.keys(body.content).length > 1 &&
        delete body.content[Object.keys(body.content)[0] ?? '']
      );
    },
  },
  {
    kind: 'add a success status',
    edit: (operation) =>
      operation.responses !== undefined && put(operation.responses, { '206': { description: 'A part.' } }),
  },
  {
    kind: 'add an error status',
    edit: (operation) =>
      operation.responses !== undefined && put(operation.responses, { '451': { description: 'Not here.' } }),
  },
  {
    kind: 'remove an error status',
    edit: (operation, _document, random) => {
      const errors = Object.keys(operation.responses ?? {}).filter((status) => Number(status) >= 400);
      return errors.length > 0 && delete operation.responses[pickOf(random, errors)];
    },
  },
  {
    kind: 'add a response header',
    edit: (operation, document, random) =>
      withResponse(operation, document, random, (one) => {
        one.headers = { ...one.headers, 'X-Venue': { schema: { type: 'string' } } };
        return true;
      }),
  },
  {
    kind: 'remove a response header',
    edit: (operation, document, random) =>
      withResponse(operation, document, random, (one) => {
        const [header] = Object.keys(one.headers ?? {});
        return header !== undefined && delete one.headers[header];
      }),
  },
  {
    kind: 'no longer promise a response header',
    edit: (operation, document, random) =>
      withResponse(operation, document, random, (one) => {
        for (const header of Object.keys(one.headers ?? {}))
          if (own(document, one.headers, header).required === true) return delete one.headers[header].required;
        return false;
      }),
  },
  {
    kind: 'add a media type of responses',
    edit: (operation, document, random) =>
      withResponse(
        operation,
        document,
        random,
        (one) => one.content !== undefined && put(one.content, { 'application/cbor': { schema: {} } }),
      ),
  },
  {
    kind: 'add a message',
    edit: (operation, document) => {
      if (operation.channel === undefined) return false;
      const channel = atPointer(document, stepsOf(operation.channel.$ref));
      channel.messages.venue = { payload: { type: 'object' } };
      return (
        operation.messages === undefined ||
        operation.messages.push({ $ref: `${operation.channel.$ref}/messages/venue` }) > 0
      );
    },
  },
  {
    kind: 'remove a message',
    edit: (operation) => operation.messages?.length > 1 && operation.messages.splice(0, 1).length > 0,
  },
  {
    kind: 'change an address',
    edit: (operation, document) =>
      operation.channel !== undefined &&
      put(atPointer(document, stepsOf(operation.channel.$ref)), { address: 'another' }),
  },
  { kind: 'change a summary', edit: (operation) => put(operation, { summary: 'Another summary' }) },
];
