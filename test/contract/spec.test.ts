/**
 * The contract is consistent: examples match their schemas, every operation declares all of its errors, and the
 * published documents contain nothing internal.
 */
import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import {
  apiErrorMessages,
  binanceErrors,
  binanceErrorVariants,
  type OperationRecord,
  operationRecords,
  operatorRoles,
  permissions,
  v3Errors,
  v3ErrorVariants,
} from '../../generated/operations';
import { type StreamChannelName, streamChannels } from '../../generated/streams';
import { validators as streamValidators } from '../../generated/streamValidators';
import { requestValidators } from '../../generated/validators';
import { KLINE_INTERVALS } from '../../src/core/model/model';
import { operationsOf, type Response } from '../../src/programs/codegen/documents/contract';
import { readSpecFiles } from '../../src/programs/codegen/documents/specFiles';
import {
  asObject,
  type DocumentObject,
  type DocumentValue,
  elements,
  members,
  objectsIn,
  resolveReference,
  valueAtPointer,
} from '../../src/programs/codegen/json/jsonDocument';
import { ROOT } from '../support/build';
import {
  asyncapiExamples,
  danglingReferences,
  generatedDocument,
  openapiExamples,
  type PlacedExample,
  SchemaValidator,
} from './contractDocuments';

const openapi = generatedDocument('openapi.json');
const published = generatedDocument('openapi.published.json');
const partner = generatedDocument('partner.openapi.json');
const custodian = generatedDocument('custodian.openapi.json');
const asyncapi = generatedDocument('asyncapi.json');
const operations = operationsOf(openapi);
const operationIds = operations.map(({ id }) => id);

function operationNamed(id: string) {
  const found = operations.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`no operation ${id}`);
  return found;
}

function statusesWith(responses: readonly Response[], code: string): string[] {
  return responses
    .filter(
      ({ examples, emptyBodyCodes: silentCodes }) =>
        silentCodes.includes(code) || examples.some((example) => example.code === code),
    )
    .map(({ status }) => status);
}

describe('examples', () => {
  const judgeAll = (document: DocumentObject, shown: readonly PlacedExample[]): string[] => {
    const judge = new SchemaValidator(document);
    return shown.flatMap(({ place, schema, value }) =>
      judge.errorTextsOf(schema, value).map((fault) => `${place}: ${fault}`),
    );
  };

  test('of requests, responses, parameters, headers and schemas match their schemas', () => {
    const shown = openapiExamples(openapi);
    expect(shown.length).toBeGreaterThan(150);
    expect(judgeAll(openapi, shown)).toEqual([]);
  });

  test('of the partner interface match their schemas', () => {
    expect(judgeAll(partner, openapiExamples(partner))).toEqual([]);
  });

  test('of the custodian interface match their schemas', () => {
    const shown = openapiExamples(custodian);
    expect(shown.length).toBeGreaterThan(10);
    expect(judgeAll(custodian, shown)).toEqual([]);
  });

  test('of every stream message match their schemas', () => {
    const shown = asyncapiExamples(asyncapi);
    expect(shown.length).toBeGreaterThan(10);
    expect(judgeAll(asyncapi, shown)).toEqual([]);
  });

  test('with a wrong value are detected', () => {
    const price = { place: 'price', schema: { $ref: '#/components/schemas/EstimatedPrice' } };
    expect(judgeAll(openapi, [{ ...price, value: { price: '3e5' } }])).toEqual([expect.stringContaining('/price')]);
    expect(judgeAll(openapi, [{ ...price, value: { price: '1', extra: 1 } }])).toHaveLength(1);
  });

  test('exist for every body and success response', () => {
    const bare = operations.flatMap(({ id, responses }) =>
      responses
        .filter(({ schema, examples }) => schema !== null && examples.length === 0)
        .map(({ status }) => `${id} ${status}`),
    );
    expect(bare).toEqual([]);
    const bodies = members(openapi['paths']).flatMap(([, item]) =>
      members(item).map(([, value]) => asObject(value, 'operation')['requestBody']),
    );
    for (const body of bodies.filter((value) => value !== undefined))
      for (const [type, media] of members(asObject(body, 'body')['content']))
        expect([type, members(asObject(media, type)['examples'])]).not.toEqual([type, []]);
  });
});

/** The members that Binance's interface leaves out, too. */
const BINANCE_OPTIONAL = [
  'BinanceAmendedOrder.icebergQty',
  'BinanceAmendedOrder.stopPrice',
  'BinanceAmendedOrder.trailingDelta',
  'BinanceAmendedOrder.workingTime',
  'BinanceApiRestrictions.tradingAuthorityExpirationTime',
  'BinanceCancelledOrder.icebergQty',
  'BinanceCancelledOrder.preventedMatchId',
  'BinanceCancelledOrder.preventedQuantity',
  'BinanceCancelledOrder.stopPrice',
  'BinanceCancelledOrder.trailingDelta',
  'BinanceErrorBody.data',
  'BinanceOwnDeposit.completeTime',
  'BinanceOwnWithdrawal.completeTime',
  'BinanceOwnWithdrawal.withdrawOrderId',
  'BinancePlacedOrder.cummulativeQuoteQty',
  'BinancePlacedOrder.executedQty',
  'BinancePlacedOrder.fills',
  'BinancePlacedOrder.icebergQty',
  'BinancePlacedOrder.origQty',
  'BinancePlacedOrder.origQuoteOrderQty',
  'BinancePlacedOrder.preventedMatchId',
  'BinancePlacedOrder.preventedQuantity',
  'BinancePlacedOrder.price',
  'BinancePlacedOrder.selfTradePreventionMode',
  'BinancePlacedOrder.side',
  'BinancePlacedOrder.status',
  'BinancePlacedOrder.stopPrice',
  'BinancePlacedOrder.timeInForce',
  'BinancePlacedOrder.trailingDelta',
  'BinancePlacedOrder.type',
  'BinancePlacedOrder.workingTime',
  'BinancePreventedMatch.makerPreventedQuantity',
  'BinancePreventedMatch.takerPreventedQuantity',
  'BinanceQueriedOrder.preventedMatchId',
  'BinanceQueriedOrder.preventedQuantity',
  'BinanceQueriedOrder.trailingDelta',
  'BinanceQueriedOrder.workingTime',
  'BinanceSymbolRules.permissionSets',
  'BinanceTestedOrder.discount',
  'BinanceTestedOrder.specialCommissionForOrder',
  'BinanceTestedOrder.standardCommissionForOrder',
  'BinanceTestedOrder.taxCommissionForOrder',
];

/** Members whose names look like those of secrets. */
const NO_SECRETS: readonly string[] = ['bank_code', 'token_url', 'token_id'];

describe.each(operationIds)('%s', (id) => {
  const { method, security, permission, roles, internal, unlimited, body, path, surface, responses } =
    operationNamed(id);
  const record: OperationRecord = operationRecords[id as keyof typeof operationRecords];

  test('has a description, one tag and a summary', () => {
    const value = asObject(asObject(asObject(openapi['paths'], 'paths')[path], path)[method], id);
    expect(value['description']).toEqual(expect.stringMatching(/\S{2}/));
    expect(value['summary']).toEqual(expect.stringMatching(/^[A-Z]/));
    expect(elements(value['tags'])).toHaveLength(1);
  });

  test('has a known permission or role that fits its security, and is internal if its path is', () => {
    expect(permission !== null).toBe(['key', 'binanceKey', 'apiKeyOnly', 'binanceKeyAlone'].includes(security));
    if (permission !== null) expect(permissions).toContain(permission);
    expect(roles.length > 0).toBe(security === 'operator');
    for (const role of roles) expect(operatorRoles).toContain(role);
    // Health checks are public but not published.
    expect(unlimited).toBe(path.startsWith('/health/'));
    if (unlimited) expect([method, security]).toEqual(['get', 'public']);
    expect(internal).toBe(security === 'operator' || security === 'custodian' || unlimited);
    expect(internal).toBe(/^\/(internal|custody|health)\//.test(path));
  });

  test('of operators marks its secrets', () => {
    if (security !== 'operator') return;
    const schemas = [
      body?.schema,
      ...responses.filter(({ status }) => Number(status) < 400).map(({ schema }) => schema),
    ];
    const names = schemas.flatMap((schema) =>
      schema == null ? [] : members(resolveReference(openapi, schema, id)['properties']).map(([name]) => name),
    );
    const marked = [...record.secrets.body, ...record.secrets.answer];
    expect(
      names.filter(
        (name) =>
          /secret|token|password|authorization|extras|code/.test(name) &&
          !NO_SECRETS.includes(name) &&
          !marked.includes(name),
      ),
    ).toEqual([]);
  });

  test('has an example for every error, named after its code', () => {
    for (const { status, schema, examples, emptyBodyCodes: silentCodes } of responses.filter(
      (response) => Number(response.status) >= 400,
    )) {
      const codes = schema === null ? silentCodes : examples.map((example) => example.code);
      expect([status, codes.length > 0]).toEqual([status, true]);
    }
  });

  test('declares the errors of its class', () => {
    const expected: [string, string][] = [['INTERNAL_SERVER_ERROR', '500']];
    if (!unlimited) expected.push(['TOO_MANY_REQUESTS', '429'], ['SERVICE_UNAVAILABLE', '503']);
    if (surface === 'binance') expected.push(['ADDRESS_BANNED', '418']);
    if (security !== 'public') expected.push(['INVALID_AUTHENTICATION_HEADER', '401']);
    // A role that is not permitted is the only reason for 403 of an operator operation.
    const isOpenToEveryRole = security === 'operator' && operatorRoles.every((role) => roles.includes(role));
    if (permission !== null || (security === 'operator' && !isOpenToEveryRole))
      expected.push(['PERMISSION_DENIED', security.startsWith('binanceKey') ? '401' : '403']);
    if (isOpenToEveryRole) expect(statusesWith(responses, 'PERMISSION_DENIED')).toEqual([]);
    if (body !== null) {
      // Under /api/v3/ all errors of the body are 400.
      const own = (status: string): string => (surface === 'v3' ? '400' : status);
      expected.push(
        ['REQUEST_BODY_TOO_LARGE', own('413')],
        ['UNSUPPORTED_MEDIA_TYPE', own('415')],
        ['INVALID_REQUEST_BODY', '400'],
      );
      if (resolveReference(openapi, body.schema, id)['additionalProperties'] === false)
        expected.push(['INVALID_PARAMETERS', '400']);
    }
    for (const code of Object.values(record.violations)) expected.push([code, String(record.errors[code])]);
    for (const [code, status] of expected) expect([code, statusesWith(responses, code)]).toEqual([code, [status]]);
  });

  test('uses the error body of its surface', () => {
    const usual = { api: 'ApiError', v3: 'V3Error', binance: 'BinanceErrorBody', udf: 'UdfError' }[surface];
    for (const { status, schema } of responses.filter((response) => Number(response.status) >= 400)) {
      // A failed readiness check lists the failed checks.
      const expected = unlimited && status === '503' ? 'NotReady' : usual;
      if (schema !== null) expect([status, schema]).toEqual([status, { $ref: `#/components/schemas/${expected}` }]);
    }
  });

  test('has known numbers for its errors outside of /api/, with the statuses of its surface', () => {
    const shown = Object.entries(record.numbers).flatMap(([status, numbers]) =>
      numbers.map((number) => [status, number] as const),
    );
    expect(shown.length > 0).toBe(surface === 'v3' || surface === 'binance');
    const errors =
      surface === 'v3' ? { ...v3Errors, ...v3ErrorVariants } : { ...binanceErrors, ...binanceErrorVariants };
    const known = Object.values(errors).map(({ code }) => code);
    const statuses = ['400', '401', '429', '500', '503', ...(surface === 'v3' ? ['403'] : ['409', '418'])];
    for (const [status, number] of shown) {
      expect(known).toContain(number);
      expect(statuses).toContain(status);
    }
  });

  test('has the headers of its class in every response', () => {
    for (const { status, headers } of responses) {
      const names = headers.filter(({ required }) => required).map(({ name }) => name);
      expect(names).toContain('x-request-id');
      if (status === '429' || status === '503') expect(names).toContain('retry-after');
      if (record.deprecated && Number(status) < 300)
        expect(names).toEqual(expect.arrayContaining(['deprecation', 'sunset']));
    }
  });
});

describe('schemas', () => {
  const schemas = members(valueAtPointer(openapi, '#/components/schemas'));

  test('of objects are closed, and all members of responses are required', () => {
    const open = [...objectsIn(valueAtPointer(openapi, '#/components/schemas'))].filter(
      (schema) => schema['type'] === 'object' && schema['additionalProperties'] === undefined,
    );
    expect(open).toEqual([]);
    const optional = answerSchemas().flatMap((name) => {
      const schema = asObject(valueAtPointer(openapi, `#/components/schemas/${name}`), name);
      const required = elements(schema['required']);
      return members(schema['properties'])
        .filter(([member]) => !required.includes(member))
        .map(([member]) => `${name}.${member}`);
    });
    // The only optional members of responses.
    expect(optional.sort()).toEqual([
      'ApiError.fields',
      'BankWithdrawal.held_until',
      ...BINANCE_OPTIONAL,
      'CryptoWithdrawal.held_until',
      'Order.cancel_reason',
      'Order.client_order_id',
      'Order.expires_at',
      'Order.iceberg_quantity',
      'Order.is_pending',
      'Order.list_id',
      'Order.prevented_amount',
      'Order.quote_quantity',
      'Order.stop_price',
      'Order.tracked_price',
      'Order.trailing_delta',
      'Order.trailing_price',
      'Order.trigger',
      'OrderList.client_list_id',
      'OrderResult.fields',
      'OrderResult.order',
      'OrderSummary.cancel_reason',
      'OrderSummary.client_order_id',
      'OrderSummary.expires_at',
      'OrderSummary.iceberg_quantity',
      'OrderSummary.is_pending',
      'OrderSummary.list_id',
      'OrderSummary.prevented_amount',
      'OrderSummary.quote_quantity',
      'OrderSummary.stop_price',
      'OrderSummary.tracked_price',
      'OrderSummary.trailing_delta',
      'OrderSummary.trailing_price',
      'OrderSummary.trigger',
      'UdfError.fields',
      'UdfNoBars.nextTime',
      'WithdrawalAddress.held_until',
      'WithdrawalAddressBook.only_listed_until',
      'WithdrawalRecord.held_until',
    ]);
  });

  test('have names that client generators need not change', () => {
    expect(
      schemas
        .map(([name]) => name)
        .filter((name) => ['Error', 'Symbol', 'Decimal', 'Object', 'String', 'Number', 'Date'].includes(name)),
    ).toEqual([]);
  });

  test('list the same permissions as the security scheme', () => {
    expect(valueAtPointer(openapi, '#/components/schemas/Permission/enum')).toEqual([...permissions]);
  });

  /** The component schemas that are reachable from responses. */
  function answerSchemas(): string[] {
    const reached = new Set<string>();
    const visit = (value: DocumentValue | undefined): void => {
      for (const object of objectsIn(value)) {
        const reference = object['$ref'];
        const name = typeof reference === 'string' ? reference.replace('#/components/schemas/', '') : '';
        if (name === '' || reached.has(name)) continue;
        reached.add(name);
        visit(valueAtPointer(openapi, `#/components/schemas/${name}`));
      }
    };
    for (const { responses } of operations) for (const { schema } of responses) visit(schema ?? undefined);
    return [...reached];
  }
});

describe('the body of an order', () => {
  const order = { type: 'limit', pair: 'btc_thb', side: 'buy', price: '1', amount: '1', nonce: 1 };
  const without = (member: keyof typeof order): object =>
    Object.fromEntries(Object.entries(order).filter(([name]) => name !== member));
  const market = { ...without('price'), type: 'market' };

  test.each([
    ['a limit order', order, []],
    ['a limit order without price', without('price'), ['/requestBody price']],
    ['a market order without price', market, []],
    ['a market order at 0', { ...market, price: '0' }, []],
    ['a market order at 0.00', { ...market, price: '0.00' }, []],
    ['a market order with a price', { ...market, price: '1' }, ['/requestBody/price ']],
    ['an order of an unknown type, without price', { ...market, type: 'oco' }, ['/requestBody/type ']],
    [
      'a market order with every optional member',
      {
        ...order,
        time_in_force: 'FOK',
        post_only: false,
        stop_price: '2',
        trigger: 'take_profit',
        self_trade_prevention: 'none',
        client_order_id: 'a',
      },
      [],
    ],
    ['a stop price that is not a decimal', { ...order, stop_price: '1e5' }, ['/requestBody/stop_price ']],
  ])('%s', (_name, requestBody, faults) => {
    const errors = (['createOrder', 'createOrderV3', 'testOrder'] as const).map((id) => {
      const [validate] = requestValidators[id];
      return validate?.({ requestBody }) === true
        ? []
        : (validate?.errors ?? []).filter(({ keyword }) => keyword !== 'if');
    });
    for (const found of errors)
      expect(
        found.map(({ instancePath, params }) => `${instancePath} ${String(params['missingProperty'] ?? '')}`),
      ).toEqual(faults);
  });
});

describe('signature vectors', () => {
  const vectors = elements(valueAtPointer(openapi, '#/components/securitySchemes/signature/x-signature-vectors')).map(
    (vector) => asObject(vector, 'vector'),
  );

  test('exist for every kind of request', () => {
    expect(
      vectors.map(({ method, body, timestamp }) => [method, body === null, timestamp !== undefined].join(' ')),
    ).toEqual(
      expect.arrayContaining([
        'POST false false',
        'GET true false',
        'DELETE false false',
        'DELETE true false',
        'POST false true',
        'GET true true',
      ]),
    );
  });

  test.each(vectors.map((vector) => [String(vector['name']), vector] as const))(
    '%s',
    (_name, { secret, message, signature }) => {
      expect(createHmac('sha512', String(secret)).update(String(message)).digest('hex')).toBe(signature);
    },
  );
});

/** The operations in spec/paths that are not marked as internal. Those of operators and of Binance have folders of their own. */
function writtenForClients(): string[] {
  return readSpecFiles(join(ROOT, 'spec'))
    .filter(({ name }) => /^paths\/[^/]+$/.test(name))
    .flatMap(({ document }) => members(document.toJS() as DocumentValue))
    .map(([, operation]) => asObject(operation, 'operation'))
    .filter((operation) => operation['x-internal'] !== true && operation['x-page'] !== true)
    .map((operation) => String(operation['operationId']));
}

describe('the published copy', () => {
  test('has every operation that is not internal, and no trace of internal ones', () => {
    const ids = operationsOf(published).map(({ id }) => id);
    expect(ids).toEqual(
      operations.filter(({ internal, surface }) => !internal && surface !== 'binance').map(({ id }) => id),
    );
    expect([...ids].sort()).toEqual(writtenForClients().sort());
    expect(JSON.stringify(published)).not.toMatch(
      /x-internal|x-unlimited|\/internal\/|\/health\/|\/custody\/|operatorToken|custodianSignature|Custody|createUser/,
    );
  });

  test.each([
    ['openapi.json', openapi],
    ['openapi.published.json', published],
    ['partner.openapi.json', partner],
    ['custodian.openapi.json', custodian],
    ['asyncapi.json', asyncapi],
  ])('%s has no references outside itself', (_file, document) => {
    expect(danglingReferences(document)).toEqual([]);
  });
});

describe('streams', () => {
  test('klines have the intervals of the core', () => {
    expect(streamChannels.kline.values.interval).toEqual(KLINE_INTERVALS);
    expect(valueAtPointer(asyncapi, '#/components/schemas/KlineInterval/enum')).toEqual([...KLINE_INTERVALS]);
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
  ])('%j: a kline %s, can exist %s', (name, ofKind, canExist) => {
    expect([streamChannels.kline.kind.test(name), streamChannels.kline.pattern.test(name)]).toEqual([ofKind, canExist]);
  });

  test.each<[string, StreamChannelName | undefined, boolean]>([
    ['btc_thb@aggTrade', 'aggTrade', true],
    ['btc_thb@trade', 'trade', true],
    ['btcthb@trade', 'trade', false],
    ['btc_thb@depth', 'depth', true],
    ['btc_thb@depth@100ms', 'depth', true],
    ['@depth@100ms', 'depth', false],
    ['btc_thb@depth@1000ms', 'depth', true],
    ['btc_thb@depth@500ms', undefined, false],
    ['btc_thb@depth10@1000ms', 'partialDepth', true],
    ['btc_thb@depth5', 'partialDepth', true],
    ['btc_thb@depth10@100ms', 'partialDepth', true],
    ['btc_thb@depth20', 'partialDepth', true],
    ['btc_thb@depth7', undefined, false],
    ['btc_thb@bookTicker', 'bookTicker', true],
    ['btc_thb@miniTicker', 'miniTicker', true],
    ['btc_thb@ticker', 'ticker', true],
    ['!miniTicker@arr', 'allMiniTickers', true],
    ['!miniTicker@arr@3000ms', 'allMiniTickers', true],
    ['!miniTicker@arr@1000ms', undefined, false],
    ['!ticker@arr', 'allTickers', true],
    ['!tickerXarr', undefined, false],
    ['9c3a1f0e7b2d4c58a6e1f09b3d7c5a24', undefined, false],
  ])('%j: of the kind %s, can exist %s', (name, kind, canExist) => {
    const channels = Object.entries(streamChannels);
    expect(channels.filter(([, channel]) => channel.kind.test(name)).map(([of]) => of)).toEqual(
      kind === undefined ? [] : [kind],
    );
    expect(channels.some(([, channel]) => channel.pattern.test(name))).toBe(canExist);
  });

  const messages = members(valueAtPointer(asyncapi, '#/components/messages')).map(
    ([name, message]) => [name, asObject(message, name)] as const,
  );
  /** What every connection can get. */
  const EVERY_CHANNEL = ['ServerShutdownEvent', 'ErrorAnswer'];
  const MARKET = messages.filter(([name]) => streamMessages().has(name));
  const USER = messages.filter(([name]) => userMessages().has(name));

  test('have ten market messages and six user messages', () => {
    expect(MARKET).toHaveLength(10);
    expect(USER).toHaveLength(6);
  });

  test.each([...MARKET, ...USER])('%s matches no schema of another event', (name, message) => {
    const union = MARKET.some(([market]) => market === name)
      ? streamValidators.MarketEvent
      : streamValidators.UserDataEvent;
    for (const example of elements(message['examples'])) {
      const payload = asObject(example, name)['payload'];
      expect([name, union(payload)]).toEqual([name, true]);
      const fitting = [...MARKET, ...USER]
        .map(([other]) => other)
        .filter((other) => streamValidators[other as keyof typeof streamValidators](payload));
      expect(fitting).toEqual([name]);
    }
  });

  test.each(USER)('%s requires its sequence', (name) => {
    expect(valueAtPointer(asyncapi, `#/components/schemas/${name}/required`)).toContain('sequence');
  });

  /** The messages of the channels to which clients can subscribe. */
  function streamMessages(): Set<string> {
    return messageNames(Object.keys(streamChannels));
  }

  function userMessages(): Set<string> {
    return messageNames(['userData']);
  }

  function messageNames(channels: readonly string[]): Set<string> {
    const entries = channels.flatMap((name) => members(valueAtPointer(asyncapi, `#/channels/${name}/messages`)));
    const names = entries.map(([name, message]) =>
      String(asObject(message, name)['$ref']).replace('#/components/messages/', ''),
    );
    return new Set(names.filter((name) => !EVERY_CHANNEL.includes(name)));
  }
});

test('generated/ is up to date', () => {
  const tsx = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const { status, stderr } = spawnSync(
    process.execPath,
    [tsx, join(ROOT, 'src', 'programs', 'codegen', 'main.ts'), '--check'],
    {
      encoding: 'utf8',
    },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('every error code has a message', () => {
  for (const [code, message] of Object.entries(apiErrorMessages))
    expect([code, message.length > 10]).toEqual([code, true]);
});
