/** The hand-written documents keep their own promises: examples are true, errors are complete, and what is published holds nothing internal. */
import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { apiErrorMessages, type OperationRecord, operationRecords, permissions } from '../../generated/operations';
import { streamChannels } from '../../generated/streams';
import { operationsOf, type Response } from '../../src/codegen/contract';
import { asObject, at, elements, type JsonObject, type JsonValue, members, objectsIn } from '../../src/codegen/json';
import { KLINE_INTERVALS } from '../../src/core/model';
import { ROOT } from '../support/build';
import { asyncapiExamples, danglingReferences, generatedDocument, Judge, openapiExamples, type Shown } from './documents';

const openapi = generatedDocument('openapi.json');
const published = generatedDocument('openapi.published.json');
const partner = generatedDocument('partner.openapi.json');
const asyncapi = generatedDocument('asyncapi.json');
const operations = operationsOf(openapi);
const operationIds = operations.map(({ id }) => id);

function operation(id: string) {
  const found = operations.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`no operation ${id}`);
  return found;
}

function statusesWith(responses: readonly Response[], code: string): string[] {
  return responses
    .filter(({ examples, silentCodes }) => silentCodes.includes(code) || examples.some((example) => example.code === code))
    .map(({ status }) => status);
}

describe('examples', () => {
  const judgeAll = (document: JsonObject, shown: readonly Shown[]): string[] => {
    const judge = new Judge(document);
    return shown.flatMap(({ place, schema, value }) => judge.faults(schema, value).map((fault) => `${place}: ${fault}`));
  };

  test('of requests, answers, parameters, headers and schemas obey their schemas', () => {
    const shown = openapiExamples(openapi);
    expect(shown.length).toBeGreaterThan(150);
    expect(judgeAll(openapi, shown)).toEqual([]);
  });

  test('of the partner endpoint obey their schemas', () => {
    expect(judgeAll(partner, openapiExamples(partner))).toEqual([]);
  });

  test('of every stream message obey their schemas', () => {
    const shown = asyncapiExamples(asyncapi);
    expect(shown.length).toBeGreaterThan(10);
    expect(judgeAll(asyncapi, shown)).toEqual([]);
  });

  test('that are wrong would be found', () => {
    const price = { place: 'price', schema: { $ref: '#/components/schemas/EstimatedPrice' } };
    expect(judgeAll(openapi, [{ ...price, value: { price: '3e5' } }])).toEqual([expect.stringContaining('/price')]);
    expect(judgeAll(openapi, [{ ...price, value: { price: '1', extra: 1 } }])).toHaveLength(1);
  });

  test('stand at every body, parameter and success answer', () => {
    const bare = operations.flatMap(({ id, responses }) =>
      responses.filter(({ schema, examples }) => schema !== null && examples.length === 0).map(({ status }) => `${id} ${status}`),
    );
    expect(bare).toEqual([]);
    const bodies = members(openapi['paths']).flatMap(([, item]) => members(item).map(([, value]) => asObject(value, 'operation')['requestBody']));
    for (const body of bodies)
      if (body !== undefined) expect(Object.keys(asObject(at({ body }, '#/body/content/application~1json/examples'), 'examples'))).not.toEqual([]);
  });
});

describe.each(operationIds)('%s', (id) => {
  const { method, security, permission, internal, body, path, surface, responses } = operation(id);
  const record: OperationRecord = operationRecords[id as keyof typeof operationRecords];

  test('is described, tagged and summed up', () => {
    const value = asObject(asObject(asObject(openapi['paths'], 'paths')[path], path)[method], id);
    expect(value['description']).toEqual(expect.stringMatching(/\S{2}/));
    expect(value['summary']).toEqual(expect.stringMatching(/^[A-Z]/));
    expect(elements(value['tags'])).toHaveLength(1);
  });

  test('needs a known permission, is public, or belongs to the Portal or the operator', () => {
    expect(permission !== null).toBe(security === 'key');
    if (permission !== null) expect(permissions).toContain(permission);
    expect(internal).toBe(security === 'operator');
    expect(internal).toBe(path.startsWith('/internal/'));
  });

  test('gives every error an example under its code', () => {
    for (const { status, schema, examples, silentCodes } of responses.filter((response) => Number(response.status) >= 400)) {
      const codes = schema === null ? silentCodes : examples.map((example) => example.code);
      expect([status, codes.length > 0]).toEqual([status, true]);
    }
  });

  test('declares the errors that can meet it', () => {
    const expected: [string, string][] = [
      ['TOO_MANY_REQUESTS', '429'],
      ['INTERNAL_SERVER_ERROR', '500'],
      ['SERVICE_UNAVAILABLE', '503'],
    ];
    if (security !== 'public') expected.push(['INVALID_AUTHENTICATION_HEADER', '401']);
    if (security === 'key') expected.push(['PERMISSION_DENIED', '403']);
    if (body !== null) {
      expected.push(['REQUEST_BODY_TOO_LARGE', '413'], ['UNSUPPORTED_MEDIA_TYPE', '415'], ['INVALID_REQUEST_BODY', '400'], ['INVALID_PARAMETERS', '400']);
    }
    for (const code of Object.values(record.violations)) expected.push([code, String(record.errors[code])]);
    for (const [code, status] of expected) expect([code, statusesWith(responses, code)]).toEqual([code, [status]]);
  });

  test('speaks with the error body of its surface', () => {
    const expected = surface === 'v3' ? 'V3Error' : 'ApiError';
    for (const { status, schema } of responses.filter((response) => Number(response.status) >= 400)) {
      if (schema !== null) expect([status, schema]).toEqual([status, { $ref: `#/components/schemas/${expected}` }]);
    }
  });

  test('answers with a request id, and where it is deprecated with its dates', () => {
    for (const { status, headers } of responses) {
      const names = headers.filter(({ required }) => required).map(({ name }) => name);
      expect(names).toContain('x-request-id');
      if (status === '429' || status === '503') expect(names).toContain('retry-after');
      if (record.deprecated && Number(status) < 300) expect(names).toEqual(expect.arrayContaining(['deprecation', 'sunset']));
    }
  });
});

describe('schemas', () => {
  const schemas = members(at(openapi, '#/components/schemas'));

  test('of objects say which members there can be, and of answers that all are there', () => {
    const open = [...objectsIn(at(openapi, '#/components/schemas'))].filter(
      (schema) => schema['type'] === 'object' && schema['additionalProperties'] === undefined,
    );
    expect(open).toEqual([]);
    const optional = answerSchemas().flatMap((name) => {
      const schema = asObject(at(openapi, `#/components/schemas/${name}`), name);
      const required = elements(schema['required']);
      return members(schema['properties'])
        .filter(([member]) => !required.includes(member))
        .map(([member]) => `${name}.${member}`);
    });
    // The only members of an answer that may be absent.
    expect(optional.sort()).toEqual(['ApiError.fields', 'Order.client_order_id']);
  });

  test('have names that no generator has to change', () => {
    expect(schemas.map(([name]) => name).filter((name) => ['Error', 'Symbol', 'Decimal', 'Object', 'String', 'Number', 'Date'].includes(name))).toEqual([]);
  });

  test('list the same permissions as the key scheme', () => {
    expect(at(openapi, '#/components/schemas/Permission/enum')).toEqual([...permissions]);
  });

  /** The component schemas that an answer's schema reaches. */
  function answerSchemas(): string[] {
    const reached = new Set<string>();
    const visit = (value: JsonValue | undefined): void => {
      for (const object of objectsIn(value)) {
        const reference = object['$ref'];
        const name = typeof reference === 'string' ? reference.replace('#/components/schemas/', '') : '';
        if (name === '' || reached.has(name)) continue;
        reached.add(name);
        visit(at(openapi, `#/components/schemas/${name}`));
      }
    };
    for (const { responses } of operations) for (const { schema } of responses) visit(schema ?? undefined);
    return [...reached];
  }
});

describe('signature vectors', () => {
  const vectors = elements(at(openapi, '#/components/securitySchemes/signature/x-signature-vectors')).map((vector) => asObject(vector, 'vector'));

  test('there is one of each kind', () => {
    expect(vectors.map(({ method, body, timestamp }) => [method, body === null, timestamp !== undefined].join(' '))).toEqual(
      expect.arrayContaining(['POST false false', 'GET true false', 'DELETE false false', 'DELETE true false', 'POST false true', 'GET true true']),
    );
  });

  test.each(vectors.map((vector) => [String(vector['name']), vector] as const))('%s', (_name, { secret, message, signature }) => {
    expect(createHmac('sha512', String(secret)).update(String(message)).digest('hex')).toBe(signature);
  });
});

describe('the published copy', () => {
  test('has every operation that is not internal, and nothing of the others', () => {
    const ids = operationsOf(published).map(({ id }) => id);
    expect(ids).toEqual(operations.filter(({ internal }) => !internal).map(({ id }) => id));
    expect(ids).toEqual(['getEstimatedPrice', 'createPortalOrder', 'getUser', 'createOrder', 'cancelOrder', 'getExchangeInfo', 'getTicker24hr']);
    expect(JSON.stringify(published)).not.toMatch(/x-internal|\/internal\/|operatorToken|createUser/);
  });

  test.each([
    ['openapi.json', openapi],
    ['openapi.published.json', published],
    ['partner.openapi.json', partner],
    ['asyncapi.json', asyncapi],
  ])('%s refers to nothing outside itself', (_file, document) => {
    expect(danglingReferences(document)).toEqual([]);
  });
});

describe('streams', () => {
  test('klines come in the intervals that the core folds', () => {
    expect(streamChannels.kline.values.interval).toEqual(KLINE_INTERVALS);
    expect(at(asyncapi, '#/components/schemas/KlineInterval/enum')).toEqual([...KLINE_INTERVALS]);
  });

  test.each([
    ['btc_thb@kline_1m', true, true],
    ['btc_thb@kline_1M', true, true],
    ['btc_thb@kline_2m', true, false],
    ['BTC_THB@kline_1m', true, false],
    ['@kline_', true, false],
    ['btc_thb@kline_1m ', true, false],
    ['btc_thb@kline_1m\n', false, false],
    ['btc_thb@trade', false, false],
  ])('%j: of the kind %s, can exist %s', (name, ofKind, canExist) => {
    expect([streamChannels.kline.kind.test(name), streamChannels.kline.pattern.test(name)]).toEqual([ofKind, canExist]);
  });
});

test('generated/ is what spec/ says', () => {
  const tsx = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const { status, stderr } = spawnSync(process.execPath, [tsx, join(ROOT, 'src', 'codegen', 'main.ts'), '--check'], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('every error code is explained by one message', () => {
  for (const [code, message] of Object.entries(apiErrorMessages)) expect([code, message.length > 10]).toEqual([code, true]);
});
