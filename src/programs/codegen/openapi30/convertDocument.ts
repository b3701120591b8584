/**
 * The OpenAPI 3.0 form of an OpenAPI 3.1 document, for generators that do not read 3.1. It says the same, or less where
 * a schema permits that with `x-weaker-in-openapi-30`. Anything else that 3.0 cannot express stops the generator with
 * an error that names every place.
 */
import { ContractError } from '../json/contractError';
import {
  asObject,
  type DocumentObject,
  type DocumentValue,
  elements,
  isObject,
  members,
  resolveReference,
} from '../json/jsonDocument';
import { type Conversion, convertSchema } from './convertSchema';

type Kind =
  | 'document'
  | 'components'
  | 'pathItem'
  | 'operation'
  | 'parameter'
  | 'requestBody'
  | 'response'
  | 'callback'
  | 'media'
  | 'encoding'
  | 'schema';
type Shape = Kind | { readonly mapOf: Shape } | { readonly listOf: Shape };

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;
/** OpenAPI 3.0 tells tools to ignore the bodies of these methods. Optional bodies stay, for tools that do not. */
const METHODS_WITHOUT_BODY = ['get', 'head', 'delete'];

/** The members that contain schemas or other objects to convert. All others are the same in both versions. */
const MEMBERS: Readonly<Record<Exclude<Kind, 'schema'>, Readonly<Record<string, Shape>>>> = {
  document: {
    paths: { mapOf: 'pathItem' },
    'x-webhooks': { mapOf: 'pathItem' },
    components: 'components',
    'x-generic-errors': { mapOf: { mapOf: 'response' } },
  },
  components: {
    schemas: { mapOf: 'schema' },
    parameters: { mapOf: 'parameter' },
    headers: { mapOf: 'parameter' },
    requestBodies: { mapOf: 'requestBody' },
    responses: { mapOf: 'response' },
    callbacks: { mapOf: 'callback' },
  },
  pathItem: {
    parameters: { listOf: 'parameter' },
    ...Object.fromEntries(METHODS.map((method) => [method, 'operation'] as const)),
  },
  operation: {
    parameters: { listOf: 'parameter' },
    requestBody: 'requestBody',
    responses: { mapOf: 'response' },
    callbacks: { mapOf: 'callback' },
  },
  parameter: { schema: 'schema', content: { mapOf: 'media' } },
  requestBody: { content: { mapOf: 'media' } },
  response: { headers: { mapOf: 'parameter' }, content: { mapOf: 'media' } },
  callback: {},
  media: { schema: 'schema', encoding: { mapOf: 'encoding' } },
  encoding: { headers: { mapOf: 'parameter' } },
};

/** Throws an error that lists everything that OpenAPI 3.0 cannot express. `root`: the root file of the document. */
export function toOpenapi30(document: DocumentObject, root?: string): DocumentObject {
  const conversion: Conversion = { document, problems: [] };
  checkSecurity(document, '#', conversion);
  const converted = convert(withoutNewMembers(document, conversion), 'document', '#', conversion);
  if (conversion.problems.length > 0)
    throw new ContractError(
      conversion.problems.map((problem) => {
        const [pointer = ''] = problem.split(': ');
        return { pointer, ...(root !== undefined && { root }), text: `OpenAPI 3.0 cannot express ${problem}` };
      }),
    );
  return asObject(converted, 'the document');
}

/** The members of the root that 3.0 has in another form. */
function withoutNewMembers(document: DocumentObject, conversion: Conversion): DocumentObject {
  const { openapi, info, paths, webhooks, components, jsonSchemaDialect, ...others } = document;
  if (jsonSchemaDialect !== undefined) conversion.problems.push('#/jsonSchemaDialect');
  const { pathItems, ...known } = asObject(components ?? {}, 'components');
  for (const [name, scheme] of members(known['securitySchemes']))
    if (isObject(scheme) && scheme['type'] === 'mutualTLS')
      conversion.problems.push(`#/components/securitySchemes/${name}: the type mutualTLS`);
  return {
    openapi: String(openapi).startsWith('3.1') ? '3.0.3' : String(openapi),
    info: convertInfo(asObject(info, 'info')),
    ...others,
    paths: paths ?? {},
    // The name under which tools for 3.0 know the webhooks of 3.1.
    ...(webhooks !== undefined && { 'x-webhooks': webhooks }),
    // Path items are inserted where they are referenced.
    ...(components !== undefined && { components: known }),
  };
}

/** The summary becomes the first paragraph of the description, and the identifier of the license its address. */
function convertInfo(info: DocumentObject): DocumentObject {
  const { summary, description, license, ...others } = info;
  const texts = [summary, description].filter((text) => typeof text === 'string');
  return {
    ...others,
    ...(texts.length > 0 && { description: texts.join('\n\n') }),
    ...(isObject(license) && { license: convertLicense(license) }),
  };
}

function convertLicense({ identifier, ...license }: DocumentObject): DocumentObject {
  return typeof identifier === 'string' ? { ...license, url: `https://spdx.org/licenses/${identifier}.html` } : license;
}

function convert(value: DocumentValue, shape: Shape, place: string, conversion: Conversion): DocumentValue {
  if (shape === 'schema') return convertSchema(value, place, conversion);
  if (typeof shape !== 'string') return convertAll(value, shape, place, conversion);
  const object = shape === 'operation' ? asObject(value, place) : withoutSiblings(value, shape, place, conversion);
  if (typeof object['$ref'] === 'string') return object;
  if (shape === 'callback') return convertAll(object, { mapOf: 'pathItem' }, place, conversion);
  if (shape === 'pathItem') checkBodies(object, place, conversion);
  if (shape === 'operation') checkOperation(object, place, conversion);
  const shapes = MEMBERS[shape];
  const converted = members(object).map(([name, member]): [string, DocumentValue] => {
    const memberShape = shapes[name];
    return [
      name,
      memberShape === undefined ? member : convert(member, memberShape, `${place}/${escaped(name)}`, conversion),
    ];
  });
  return Object.fromEntries(converted);
}

function convertAll(
  value: DocumentValue,
  shape: Exclude<Shape, string>,
  place: string,
  conversion: Conversion,
): DocumentValue {
  if ('listOf' in shape)
    return elements(value).map((element, index) => convert(element, shape.listOf, `${place}/${index}`, conversion));
  const converted = members(value).map(([name, member]): [string, DocumentValue] => {
    const isExtension = name.startsWith('x-') && !isObject(member);
    return [name, isExtension ? member : convert(member, shape.mapOf, `${place}/${escaped(name)}`, conversion)];
  });
  return Object.fromEntries(converted);
}

/**
 * In 3.0, members beside `$ref` are ignored. So an object that changes the text of what it references becomes a copy
 * with the other text, and path items, which 3.0 has no components for, become copies too.
 */
function withoutSiblings(value: DocumentValue, kind: Kind, place: string, conversion: Conversion): DocumentObject {
  const object = asObject(value, place);
  const { $ref, ...siblings } = object;
  if (typeof $ref !== 'string') return object;
  if (Object.keys(siblings).length === 0 && kind !== 'pathItem') return object;
  return { ...resolveReference(conversion.document, { $ref }, place), ...siblings };
}

function checkBodies(pathItem: DocumentObject, place: string, { document, problems }: Conversion): void {
  for (const method of METHODS_WITHOUT_BODY) {
    const operation = pathItem[method];
    if (!isObject(operation) || operation['requestBody'] === undefined) continue;
    if (resolveReference(document, operation['requestBody'], place)['required'] === true)
      problems.push(`${place}/${method}: a required request body of ${method.toUpperCase()}`);
  }
}

function checkOperation(operation: DocumentObject, place: string, conversion: Conversion): void {
  if (operation['responses'] === undefined) conversion.problems.push(`${place}: an operation without responses`);
  checkSecurity(operation, place, conversion);
}

/** In 3.0, only schemes of OAuth 2 and OpenID Connect have scopes. */
function checkSecurity(object: DocumentObject, place: string, { document, problems }: Conversion): void {
  for (const requirement of elements(object['security'])) {
    for (const [name, scopes] of members(requirement)) {
      const { type } = resolveReference(document, { $ref: `#/components/securitySchemes/${name}` }, place);
      if (elements(scopes).length > 0 && type !== 'oauth2' && type !== 'openIdConnect')
        problems.push(`${place}/security: scopes of ${name}, which is of type ${String(type)}`);
    }
  }
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
