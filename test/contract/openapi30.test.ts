/**
 * The documents for tools that read OpenAPI 3.0 only: each construct of 3.1 becomes one of 3.0 with the same meaning, or
 * stops the generator by its name, and every example is valid in both documents.
 */
import Ajv from 'ajv';
import {
  type DocumentObject,
  type DocumentValue,
  isObject,
  objectsIn,
  rewriteObjects,
} from '../../src/programs/codegen/json/jsonDocument';
import { toOpenapi30 } from '../../src/programs/codegen/openapi30/convertDocument';
import { danglingReferences, generatedDocument, openapiExamples, SchemaValidator } from './contractDocuments';

/** A document with one schema, beside the ones that it may reference. */
function documentWith(schema: DocumentValue): DocumentObject {
  const schemas = {
    Text: { type: 'string', pattern: '^a', examples: ['a'] },
    Color: { type: 'string', enum: ['red', 'blue'] },
    Thing: { type: 'object', properties: { name: { type: 'string' } } },
    Tested: schema,
  };
  return { openapi: '3.1.0', info: { title: 'Test', version: '1' }, paths: {}, components: { schemas } };
}

function convertedSchema(schema: DocumentValue): DocumentValue | undefined {
  const { components } = toOpenapi30(documentWith(schema)) as {
    readonly components: { readonly schemas: { readonly Tested: DocumentValue } };
  };
  return components.schemas.Tested;
}

const ref = (name: string): DocumentObject => ({ $ref: `#/components/schemas/${name}` });
const NULL_ONLY = { type: 'object', nullable: true, enum: [null] };

describe('schemas', () => {
  test.each<[string, DocumentValue, DocumentValue]>([
    ['a type or null', { type: ['string', 'null'], minLength: 1 }, { type: 'string', nullable: true, minLength: 1 }],
    [
      'several types',
      { type: ['string', 'integer', 'null'] },
      {
        anyOf: [
          { type: 'string', nullable: true },
          { type: 'integer', nullable: true },
        ],
      },
    ],
    ['an integer of 64 bits', { type: 'integer', minimum: 0 }, { type: 'integer', minimum: 0, format: 'int64' }],
    ['an integer of 32 bits', { type: 'integer', minimum: 0, maximum: 9 }, { type: 'integer', minimum: 0, maximum: 9 }],
    ['only null', { type: 'null' }, NULL_ONLY],
    ['a constant', { type: 'string', const: 'a' }, { type: 'string', enum: ['a'] }],
    ['a constant null', { const: null }, NULL_ONLY],
    ['several examples', { type: 'string', examples: ['a', 'b'] }, { type: 'string', example: 'a' }],
    [
      'an exclusive bound',
      { type: 'number', exclusiveMinimum: 0 },
      { type: 'number', minimum: 0, exclusiveMinimum: true },
    ],
    [
      'the stricter of two bounds',
      { type: 'number', minimum: 1, exclusiveMinimum: 0, exclusiveMaximum: 5, maximum: 5 },
      { type: 'number', minimum: 1, maximum: 5, exclusiveMaximum: true },
    ],
    ['a reference', ref('Thing'), ref('Thing')],
    [
      'a text beside a reference to a simple type',
      { ...ref('Text'), description: 'A text.' },
      { type: 'string', pattern: '^a', example: 'a', description: 'A text.' },
    ],
    [
      'an example beside a reference to a simple type',
      { ...ref('Text'), example: 'ab' },
      { type: 'string', pattern: '^a', example: 'ab' },
    ],
    [
      'a text beside a reference to an object',
      { ...ref('Thing'), description: 'A thing.' },
      { allOf: [ref('Thing')], description: 'A thing.' },
    ],
    [
      'a rule beside a reference to a simple type',
      { ...ref('Text'), maxLength: 5 },
      { allOf: [ref('Text')], maxLength: 5 },
    ],
    [
      'a simple type or null',
      { oneOf: [ref('Text'), { type: 'null' }], description: 'A text.' },
      { type: 'string', pattern: '^a', example: 'a', description: 'A text.', nullable: true },
    ],
    [
      'one of some values, or null',
      { anyOf: [{ type: 'null' }, ref('Color')] },
      { type: 'string', nullable: true, pattern: '^(red|blue)$' },
    ],
    ['listed words or null', { enum: ['a', 'b', null] }, { type: 'string', nullable: true, pattern: '^(a|b)$' }],
    ['an object or null', { oneOf: [ref('Thing'), { type: 'null' }] }, { oneOf: [ref('Thing'), NULL_ONLY] }],
    [
      'an array whose elements are alike',
      { type: 'array', prefixItems: [ref('Text'), ref('Text')], minItems: 2, maxItems: 2 },
      { type: 'array', items: ref('Text'), minItems: 2, maxItems: 2 },
    ],
    [
      'an array that ends with its listed elements',
      { type: 'array', prefixItems: [ref('Text')], items: false },
      { type: 'array', items: ref('Text'), maxItems: 1 },
    ],
    [
      'an array with further elements of the same kind',
      { type: 'array', prefixItems: [ref('Text')], items: ref('Text') },
      { type: 'array', items: ref('Text') },
    ],
    ['an array of anything', { type: 'array' }, { type: 'array', items: {} }],
    ['Base64', { type: 'string', contentEncoding: 'base64' }, { type: 'string', format: 'byte' }],
    [
      'schemas that are true or false',
      { properties: { a: true, b: false } },
      { properties: { a: {}, b: { not: {} } } },
    ],
    [
      'nested schemas',
      { additionalProperties: { not: { const: 1 } } },
      { additionalProperties: { not: { enum: [1] } } },
    ],
    ['what applies anyway', { type: 'object', unevaluatedProperties: true }, { type: 'object' }],
    [
      'a rule that may be left out',
      { type: 'object', 'x-weaker-in-openapi-30': ['propertyNames'], propertyNames: { pattern: '^a' } },
      { type: 'object' },
    ],
    [
      'an order of elements that may be left out',
      {
        type: 'array',
        'x-weaker-in-openapi-30': ['prefixItems'],
        prefixItems: [ref('Text'), ref('Thing'), ref('Text')],
        maxItems: 3,
      },
      { type: 'array', items: {}, maxItems: 3 },
    ],
  ])('%s', (_name, schema, expected) => {
    expect(convertedSchema(schema)).toEqual(expected);
  });

  test.each<[string, DocumentValue]>([
    ['propertyNames', { type: 'object', propertyNames: { pattern: '^a' } }],
    ['patternProperties', { type: 'object', patternProperties: { '^a': {} } }],
    ['if', { type: 'object', if: {} }],
    ['contains', { type: 'array', contains: {} }],
    ['dependentRequired', { type: 'object', dependentRequired: { a: ['b'] } }],
    ['unevaluatedProperties', { type: 'object', unevaluatedProperties: false }],
    ['contentEncoding', { type: 'string', contentEncoding: 'base32' }],
    ['$defs', { $defs: {} }],
    ['enum with null', { enum: [1, null] }],
    ['prefixItems', { type: 'array', prefixItems: [ref('Text'), ref('Thing')], maxItems: 2 }],
    ['prefixItems', { type: 'array', prefixItems: [ref('Text')] }],
    ['$ref', { $ref: '#/components/responses/Text/schema', description: 'Elsewhere.' }],
    ['x-weaker-in-openapi-30 lists contains', { type: 'array', 'x-weaker-in-openapi-30': ['contains'] }],
  ])('%s stops the generator', (name, schema) => {
    const nested = { type: 'object', properties: { inner: schema } };
    const convert = () => toOpenapi30(withTarget(documentWith(nested)));
    expect(convert).toThrow(`#/components/schemas/Tested/properties/inner: ${name}`);
  });

  /** Gives the document something to reference that is not a schema component. */
  function withTarget(document: DocumentObject): DocumentObject {
    const { components } = document;
    if (!isObject(components)) throw new Error('no components');
    return { ...document, components: { ...components, responses: { Text: { schema: { type: 'string' } } } } };
  }
});

describe('documents', () => {
  const operation = { responses: { 200: { description: 'Good.' } } };
  const document: DocumentObject = {
    openapi: '3.1.0',
    info: {
      title: 'Test',
      version: '1',
      summary: 'A test.',
      description: 'Long.',
      license: { name: 'A', identifier: 'MIT' },
    },
    paths: {},
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'K' } } },
  };

  test('information that 3.0 has no member for moves', () => {
    expect(toOpenapi30(document)).toEqual({
      ...document,
      openapi: '3.0.3',
      info: {
        title: 'Test',
        version: '1',
        description: 'A test.\n\nLong.',
        license: { name: 'A', url: 'https://spdx.org/licenses/MIT.html' },
      },
    });
  });

  test('schemas are converted wherever they are, and values of examples never are', () => {
    const schema = { type: ['string', 'null'], examples: ['a'] };
    const converted = { type: 'string', nullable: true, example: 'a' };
    const media = (inner: DocumentValue) => ({
      'application/json': { schema: inner, examples: { one: { value: { type: ['null'], const: 1 } } } },
    });
    const everywhere = (inner: DocumentValue): DocumentObject => ({
      parameters: [{ name: 'a', in: 'query', schema: inner }],
      post: {
        parameters: [{ name: 'b', in: 'query', content: media(inner) }],
        requestBody: { content: media(inner) },
        responses: { 200: { description: 'Good.', headers: { H: { schema: inner } }, content: media(inner) } },
        callbacks: { done: { '{$request.body}': { post: { requestBody: { content: media(inner) }, ...operation } } } },
      },
    });
    const {
      paths,
      'x-webhooks': webhooks,
      webhooks: gone,
    } = toOpenapi30({
      ...document,
      paths: { '/a': everywhere(schema) },
      webhooks: { sent: everywhere(schema) },
    });
    expect([paths, webhooks, gone]).toEqual([
      { '/a': everywhere(converted) },
      { sent: everywhere(converted) },
      undefined,
    ]);
  });

  test('what a reference changes or has no component in 3.0 is copied', () => {
    const { paths } = toOpenapi30({
      ...document,
      paths: {
        '/a': { $ref: '#/components/pathItems/A' },
        '/b': { get: { responses: { 200: { $ref: '#/components/responses/Good', description: 'Better.' } } } },
      },
      components: { pathItems: { A: { get: operation } }, responses: { Good: { description: 'Good.' } } },
    });
    expect(paths).toEqual({
      '/a': { get: operation },
      '/b': { get: { responses: { 200: { description: 'Better.' } } } },
    });
  });

  test.each<[string, DocumentObject]>([
    [
      '#/paths/~1a/delete: a required request body',
      { paths: { '/a': { delete: { ...operation, requestBody: { required: true } } } } },
    ],
    ['#/paths/~1a/get: an operation without responses', { paths: { '/a': { get: {} } } }],
    [
      '#/paths/~1a/get/security: scopes of key',
      { paths: { '/a': { get: { ...operation, security: [{ key: ['read'] }] } } } },
    ],
    [
      '#/components/securitySchemes/tls: the type mutualTLS',
      { components: { securitySchemes: { tls: { type: 'mutualTLS' } } } },
    ],
    ['#/jsonSchemaDialect', { jsonSchemaDialect: 'https://schema.example' }],
  ])('%s stops the generator', (problem, changed) => {
    expect(() => toOpenapi30({ ...document, ...changed })).toThrow(problem);
  });
});

describe.each([
  ['openapi.published.json', 'openapi-3.0.published.json'],
  ['partner.openapi.json', 'partner.openapi-3.0.json'],
])('%s and %s', (newer, older) => {
  const documents = { newer: generatedDocument(newer), older: generatedDocument(older) };

  test('have the same examples, which are valid in both', () => {
    const shown = { newer: openapiExamples(documents.newer), older: openapiExamples(documents.older) };
    const placesOf = (list: typeof shown.newer) =>
      list.map(({ place }) => place).filter((place) => !place.startsWith('schema example'));
    expect(placesOf(shown.older)).toEqual(placesOf(shown.newer));

    const judge = new SchemaValidator(documents.newer);
    const faults = shown.newer.flatMap(({ schema, value }) => judge.errorTextsOf(schema, value));
    const olderFaults = [...shown.older, ...schemaExamples(documents.older)].flatMap(({ place, schema, value }) =>
      faultsIn30(documents.older, schema, value).map((fault) => `${place}: ${fault}`),
    );
    expect([faults, olderFaults]).toEqual([[], []]);
  });

  test('have the same operations, and 3.0 ignores nothing beside a reference', () => {
    const pathsOf = ({ paths }: DocumentObject) => (isObject(paths) ? Object.keys(paths) : []);
    expect(pathsOf(documents.older)).toEqual(pathsOf(documents.newer));
    expect(danglingReferences(documents.older)).toEqual([]);
    const withSiblings = [...objectsIn(documents.older)].filter(
      (object) => typeof object['$ref'] === 'string' && Object.keys(object).length > 1,
    );
    expect(withSiblings).toEqual([]);
  });

  // openapi-zod-client makes code of such a list that does not compile, and openapi-generator a value "null".
  test('no list of values contains null beside others', () => {
    const lists = [...objectsIn(documents.older)].flatMap(({ enum: values }) =>
      Array.isArray(values) ? [values] : [],
    );
    expect(lists.filter((values) => values.length > 1 && values.includes(null))).toEqual([]);
  });
});

test('examples with wrong values are detected in 3.0', () => {
  const document = generatedDocument('openapi-3.0.published.json');
  expect(faultsIn30(document, ref('EstimatedPrice'), { price: '3e5' })).toEqual([expect.stringContaining('/price')]);
  expect(faultsIn30(document, ref('AggTrade'), { a: 1 }).length).toBeGreaterThan(1);
  expect(faultsIn30(document, { type: 'integer', minimum: 1, exclusiveMinimum: true }, 1)).toHaveLength(1);
  expect(faultsIn30(document, { type: 'string', nullable: true }, null)).toEqual([]);
  expect(faultsIn30(document, { type: 'string' }, null)).toHaveLength(1);
});

function schemaExamples(document: DocumentObject) {
  return [...objectsIn(document)]
    .filter((object) => 'example' in object && ('type' in object || 'allOf' in object) && !('schema' in object))
    .map((schema) => ({ place: 'schema', schema, value: schema['example'] ?? null }));
}

const validators = new Map<DocumentObject, Ajv>();

/** Ajv knows `nullable` as 3.0 defines it; exclusive bounds are numbers there. */
function faultsIn30(document: DocumentObject, schema: DocumentValue, value: DocumentValue): string[] {
  const validator =
    validators.get(document) ??
    new Ajv({ strict: false, allErrors: true, formats: { 'date-time': true, int64: true } });
  if (!validators.has(document))
    validator.addSchema({ $id: 'document', components: asDraft7(document['components'] ?? {}) });
  validators.set(document, validator);
  const text = JSON.stringify(asDraft7(schema)).replaceAll('"$ref":"#/', '"$ref":"document#/');
  const validate = validator.compile(JSON.parse(text) as DocumentObject);
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

function asDraft7(schema: DocumentValue): DocumentValue {
  return rewriteObjects(schema, (object) => {
    if (object['exclusiveMinimum'] !== true && object['exclusiveMaximum'] !== true) return undefined;
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, ...others } = object;
    return {
      ...others,
      ...(minimum !== undefined && { [exclusiveMinimum === true ? 'exclusiveMinimum' : 'minimum']: minimum }),
      ...(maximum !== undefined && { [exclusiveMaximum === true ? 'exclusiveMaximum' : 'maximum']: maximum }),
    };
  });
}
