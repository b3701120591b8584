/**
 * The precompiled validators judge requests and responses exactly like those of openapi-backend, compiled from the same
 * document, and see the same parts of a request.
 */
import Ajv2020 from 'ajv/dist/2020';
import OpenAPIBackend, { type Document, OpenAPIValidator } from 'openapi-backend';
import { type OperationId, operationRecords } from '../../generated/operations';
import { statusBasedResponseValidators } from '../../generated/responseValidators';
import { requestValidators } from '../../generated/validators';
import { IndexedRouter, type RoutedRequest } from '../../src/api/http/calls/router';
import { CompiledValidator } from '../../src/api/http/contract/validator';
import { operationsOf } from '../../src/programs/codegen/documents/contract';
import {
  asObject,
  type DocumentObject,
  type DocumentValue,
  isObject,
  members,
  resolveReference,
} from '../../src/programs/codegen/json/jsonDocument';
import { variantsOfThisRun } from '../support/runSize';
import { generatedDocument } from './contractDocuments';

const openapi = generatedDocument('openapi.json');
const operations = operationsOf(openapi);

/** Values to replace a member with; undefined removes it. */
const INTRUDERS: readonly (DocumentValue | undefined)[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  '0',
  '1',
  '01',
  '-1',
  '1e5',
  '0x10',
  'NaN',
  '1.1234567890123456789',
  'BTC_THB',
  'btc_thb ',
  'me',
  'level_9',
  '\u0000',
  '๑',
  'a'.repeat(3000),
  0,
  1,
  -1,
  1.5,
  2 ** 53,
  true,
  [],
  ['1'],
  ['1', '2'],
  {},
  { a: 1 },
];

let stock: OpenAPIBackend;
let compiled: CompiledValidator;
beforeAll(async () => {
  stock = new OpenAPIBackend({
    definition: structuredClone(openapi) as unknown as Document,
    quick: true,
    strict: false,
    customizeAjv: (_original, _options, context) => {
      const lenient = context === 'paramsValidator';
      return new Ajv2020({
        strict: false,
        allErrors: true,
        coerceTypes: lenient,
        removeAdditional: lenient,
        formats: { 'date-time': true, int64: true },
        // Shorter code takes longer to make than it saves here.
        code: { optimize: false },
      });
    },
  });
  await stock.init();
  compiled = validatorOf(stock.definition);
});

function validatorOf(definition: Document): CompiledValidator {
  return new CompiledValidator(definition, new IndexedRouter(definition));
}

type Judgement = readonly string[];
type Validator = ((data: unknown) => unknown) & {
  errors?: readonly { instancePath: string; keyword: string }[] | null | undefined;
};

/**
 * The violated rules and their places. Schema paths are left out, because they differ between shared and inlined
 * schemas.
 */
function judgement(validators: readonly Validator[], data: DocumentValue): Judgement {
  const copy = structuredClone(data);
  return validators
    .flatMap((validate) => (validate(copy) === true ? [] : (validate.errors ?? [])))
    .map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)
    .concat(JSON.stringify(copy))
    .sort();
}

/** Called for tens of thousands of mutations: Jest's own comparison would take as long as the validation. */
function expectAlike(ours: readonly Validator[], theirs: readonly Validator[], data: DocumentValue): void {
  const [own, other] = [judgement(ours, data), judgement(theirs, data)];
  if (own.join('\n') !== other.join('\n')) expect([data, own]).toEqual([data, other]);
}

/** The request as the server passes it to openapi-backend. */
function routed({ path, query, header, cookie, requestBody }: DocumentObject): RoutedRequest {
  const headers = { 'content-type': 'application/json', ...asObject(header, 'headers') };
  const parsed = {
    method: '',
    path: '',
    params: path,
    query,
    headers,
    cookies: cookie,
    ...(requestBody !== undefined && { requestBody }),
  };
  return structuredClone({
    method: '',
    path: '',
    headers,
    body: requestBody,
    route: undefined,
    parsed,
  }) as unknown as RoutedRequest;
}

/** The violations, in order, and what the handler receives. */
function findings(
  judge: typeof OpenAPIValidator.prototype.validateRequest,
  id: OperationId,
  mutation: DocumentObject,
): string {
  const request = routed(mutation);
  const { valid, errors } = judge.call(compiled, request, compiled.router.getOperation(id));
  return JSON.stringify([valid, errors, request.parsed]);
}

/** The server never passes on a body that is not an object. */
function hasServersBody({ requestBody }: DocumentObject): boolean {
  return (
    requestBody === undefined ||
    (typeof requestBody === 'object' && requestBody !== null && !Array.isArray(requestBody))
  );
}

interface Sample {
  readonly id: OperationId;
  readonly request: DocumentObject;
}

/** A valid request of each operation, from the examples of the document. */
function sampleOf(id: OperationId): Sample {
  const operation = operations.find((candidate) => candidate.id === id);
  if (operation === undefined) throw new Error(`no operation ${id}`);
  const value = asObject(
    asObject(asObject(openapi['paths'], 'paths')[operation.path], operation.path)[operation.method],
    id,
  );
  const request = { path: {}, query: {}, header: {}, cookie: {} } satisfies DocumentObject;
  for (const entry of Array.isArray(value['parameters']) ? value['parameters'] : []) {
    const { in: place, name, example } = resolveReference(openapi, entry, id);
    const group: DocumentObject = request[place as 'path' | 'query' | 'header'];
    group[place === 'header' ? String(name).toLowerCase() : String(name)] = example ?? null;
  }
  if (operation.body === null) return { id, request };
  const media = asObject(
    asObject(resolveReference(openapi, value['requestBody'], id)['content'], id)['application/json'],
    id,
  );
  const [first] = members(media['examples']);
  return { id, request: { ...request, requestBody: asObject(first?.[1], id)['value'] ?? null } };
}

/**
 * The request with each member of each group replaced by each of the values (in `make test`, each member by a third of
 * them), with an unknown member added, and with the whole body replaced.
 */
function* mutations(request: DocumentObject): Generator<DocumentObject> {
  for (const [place, group] of Object.entries(request)) {
    const values = asObject(group, place);
    for (const [index, name] of [...Object.keys(values), 'stranger'].entries()) {
      for (const intruder of variantsOfThisRun(INTRUDERS, 3, index % 3)) {
        const { [name]: _replaced, ...rest } = values;
        yield { ...request, [place]: intruder === undefined ? rest : { ...rest, [name]: intruder } };
      }
    }
  }
  const { requestBody, ...bodiless } = request;
  if (requestBody === undefined) return;
  yield bodiless;
  for (const intruder of INTRUDERS) if (intruder !== undefined) yield { ...bodiless, requestBody: intruder };
}

describe.each(operations.map(({ id }) => id as OperationId))('%s', (id) => {
  test('accepts the example request', () => {
    const { request } = sampleOf(id);
    expect(judgement(requestValidators[id], request)).toEqual([JSON.stringify(request)]);
  });

  test('judges every mutation of the request like openapi-backend', () => {
    const { request } = sampleOf(id);
    const own = stock.validator.getRequestValidatorsForOperation(id) ?? [];
    expect(own).toHaveLength(requestValidators[id].length);
    for (const mutation of mutations(request)) expectAlike(requestValidators[id], own, mutation);
  });

  test('passes the same parts of every mutation to the validators as openapi-backend', () => {
    const { request } = sampleOf(id);
    for (const mutation of Array.from(mutations(request)).filter(hasServersBody)) {
      // Only /binance/ refuses parameters that an operation does not have (`parametersOfOrders.test.ts`).
      if (operationRecords[id].surface === 'binance' && 'stranger' in asObject(mutation['query'] ?? {}, id)) continue;
      const ours = findings(CompiledValidator.prototype.validateRequest, id, mutation);
      const theirs = findings(OpenAPIValidator.prototype.validateRequest, id, mutation);
      if (ours !== theirs) expect([mutation, ours]).toEqual([mutation, theirs]);
    }
  });

  test('judges every response and every mutation of it like openapi-backend', () => {
    const own = stock.validator.getStatusBasedResponseValidatorForOperation(id) ?? {};
    const operation = operations.find((candidate) => candidate.id === id);
    for (const { status, schema, examples } of operation?.responses ?? []) {
      const validate = statusBasedResponseValidators[id][status];
      const theirs = own[status];
      if (schema === null || validate == null || theirs == null) {
        expect([status, schema, validate]).toEqual([status, null, null]);
        continue;
      }
      for (const { value } of examples) {
        expect(judgement([validate], value)).toEqual([JSON.stringify(value)]);
        for (const mutation of isObject(value) ? mutations({ body: value }) : [])
          expectAlike([validate], [theirs], mutation['body'] ?? null);
      }
    }
  });
});

test('leaves an operation with a list in its query to openapi-backend, which converts a single value to a list', () => {
  const definition = structuredClone(stock.definition);
  const lists = { name: 'symbols', in: 'query', schema: { type: 'array', items: { type: 'string' } } };
  definition.paths = {
    '/api/time': { get: { operationId: 'getTime', parameters: [lists], responses: {} } },
  } as NonNullable<Document['paths']>;
  const validator = validatorOf(definition);
  const request = routed({ path: {}, query: { symbols: 'btc_thb' }, header: {}, cookie: {} });
  const looked = jest.fn(() => true);
  validator.requestValidators['getTime'] = [looked] as never;
  expect(validator.validateRequest(request, validator.router.getOperation('getTime'))).toMatchObject({ valid: true });
  expect(looked).toHaveBeenCalledWith(expect.objectContaining({ query: { symbols: ['btc_thb'] } }));
});
