/**
 * Every parameter of every operation of the Binance interface, through HTTP and through the WebSocket API: what is wrong
 * with a value decides the number of the error, the same for all parameters of a kind.
 */
import { type OperationId, operationRecords } from '../../../generated/operations';
import {
  type BinanceParameter,
  binanceParametersOf,
  errorNumberOf,
  faultOf,
  kindOf,
} from '../../contract/parameterFaults';
import { BinanceApiClient } from '../../support/binanceApiClient';
import {
  MESSAGE_OPERATIONS,
  type Operation,
  overHttp,
  overMessages,
  type Parameters,
  type Seen,
  type Sent,
  validRequest,
  withParameter,
} from '../../support/binanceDoors';
import { type BinanceUser, createBinanceUser } from '../../support/binanceUser';
import { exchangeOfThisFile } from '../../support/exchange';
import { createTraders, tradeBetween } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile({
  environment: {
    AUTHENTICATION_FAILURE_FLOOR_MS: '0',
    RATE_LIMIT_BINANCE_WEIGHT: '1000000',
    STREAMS_CONTROL_MESSAGES_BURST: '10000',
    STREAMS_API_REQUESTS_PER_SECOND: '10000',
  },
});
let trader: BinanceUser;
let api: BinanceApiClient;

beforeAll(async () => {
  await tradeBetween(await createTraders(exchange()), '1000', '0.25');
  trader = await createBinanceUser(exchange(), { balances: { thb: '1000000', btc: '10' } });
  api = await BinanceApiClient.open(exchange());
});
afterAll(() => api.close());

/** The method is empty for operations that the WebSocket API does not have. */
const OPERATIONS = (Object.keys(operationRecords) as OperationId[])
  .filter((id) => operationRecords[id].surface === 'binance' && binanceParametersOf(id).length > 0)
  .map((id): Operation => [MESSAGE_OPERATIONS.find(([, other]) => other === id)?.[0] ?? '', id]);

/** Each parameter is sent with each of these texts that the contract does not permit for it. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  'x',
  'FOO',
  'buy',
  'BUY SELL',
  '!',
  'ราคา',
  'x'.repeat(300),
  '-1',
  '-0.5',
  '+1',
  '1e3',
  '1,5',
  '0x10',
  'NaN',
  '.5',
  '5.',
  '0',
  '0.5',
  '1.5',
  '1.2345',
  `1.${'1'.repeat(19)}`,
  `0.${'0'.repeat(19)}`,
  '9'.repeat(7),
  '9'.repeat(16),
  '9'.repeat(17),
  '9'.repeat(30),
  `${'9'.repeat(30)}.5`,
  `${'9'.repeat(30)}.${'1'.repeat(19)}`,
  '[]',
  '["',
  '{}',
  '["BTCTHB",1]',
  'true',
  'null',
];

async function throughBothDoors(operation: Operation, sent: () => Sent): Promise<Seen[]> {
  const http = await overHttp(exchange(), operation, sent());
  return operation[0] === '' ? [http] : [http, await overMessages(api, operation, sent())];
}

/** What a parameter gets that must get another number, or different errors through the two doors. */
class Differences {
  readonly found: unknown[] = [];

  constructor(private readonly operation: Operation) {}

  async check(what: string, expected: number, sent: () => Sent, more = ''): Promise<void> {
    const seen = await throughBothDoors(this.operation, sent);
    const errors = [...new Set(seen.map(({ error }) => JSON.stringify(error)))];
    const [error] = seen.map((each) => each.error);
    if (errors.length > 1 || error?.[0] !== expected || !error[1].includes(more))
      this.found.push([this.operation[1], what, { expected, seen: errors }]);
  }
}

describe.each(OPERATIONS)('%s %s', (...operation) => {
  const id = operation[1];
  const request = () => validRequest(id, trader.signer);

  test('a value that the contract does not permit gets the number of its fault', async () => {
    const differences = new Differences(operation);
    for (const parameter of binanceParametersOf(id))
      for (const text of TEXTS) {
        const fault = faultOf(parameter, text);
        if (fault === undefined) continue;
        const expected = errorNumberOf(parameter, fault);
        const range = expected === -1100 ? rangeOf(parameter) : '';
        const sent = () => withParameter(request(), parameter.name, text);
        await differences.check(`${parameter.name} ${fault}: ${text.slice(0, 24)}`, expected, sent, range);
      }
    expect(differences.found).toEqual([]);
  });

  test('a mandatory parameter must be sent, and each only once', async () => {
    const differences = new Differences(operation);
    for (const parameter of binanceParametersOf(id)) {
      const { name, isRequired } = parameter;
      if (isRequired)
        await differences.check(`${name} missing`, errorNumberOf(parameter, 'missing'), () => without(request(), name));
      const { error } = await overHttp(exchange(), operation, sentTwice(withParameter(request(), name, '1'), name));
      const expected = errorNumberOf(parameter, 'duplicate');
      if (error?.[0] !== expected) differences.found.push([id, `${name} twice`, { expected, seen: error }]);
    }
    expect(differences.found).toEqual([]);
  });
});

/** The part of the message that says which values have the right form. */
function rangeOf({ schema }: BinanceParameter): string {
  const { pattern } = schema;
  return pattern === undefined ? 'Illegal characters' : `legal range is '${String(pattern).replace(/\d{3,}/g, 'N')}'`;
}

function without({ params, ...sent }: Sent, name: string): Sent {
  const { [name]: _left, ...others } = params;
  return { ...sent, params: others };
}

/** The same parameter twice, which a message cannot have. */
function sentTwice(sent: Sent, name: string): Sent {
  const params = [...Object.entries(sent.params), [name, '1']];
  return { ...sent, params: params as unknown as Parameters };
}

describe('a message', () => {
  const messages = OPERATIONS.filter(([method]) => method !== '');

  test.each(messages)(
    '%s: numbers, booleans and lists have the faults of their text, other types get -1135',
    async (method, id) => {
      const differences: unknown[] = [];
      for (const parameter of binanceParametersOf(id)) {
        const expectNumber = async (value: unknown, expected: number) => {
          const sent = withParameter(validRequest(id, trader.signer), parameter.name, value as string);
          const { error } = await overMessages(api, [method, id], sent);
          if (error?.[0] !== expected) differences.push([parameter.name, value, { expected, seen: error }]);
        };
        for (const value of [{}, [1], null]) await expectNumber(value, -1135);
        for (const value of [[], true, -1]) {
          const fault = faultOf(parameter, typeof value === 'object' ? JSON.stringify(value) : String(value));
          if (fault !== undefined) await expectNumber(value, errorNumberOf(parameter, fault));
        }
      }
      expect(differences).toEqual([]);
    },
  );
});

describe('a value that the contract permits, and the rules of the parameter’s kind do not', () => {
  const LIMITS = OPERATIONS.filter(([, id]) => binanceParametersOf(id).some(({ name }) => name === 'limit'));
  test.each(LIMITS)('%s %s: a limit of 0 gets -1130', async (...operation) => {
    const differences = new Differences(operation);
    await differences.check('limit', -1130, () =>
      withParameter(validRequest(operation[1], trader.signer), 'limit', '0'),
    );
    expect(differences.found).toEqual([]);
  });

  const SIGNED = OPERATIONS.filter(([, id]) => operationRecords[id].security === 'binanceKey');
  test.each(SIGNED)(
    '%s %s: a time out of the window gets -1021, and a window that is too long -1131',
    async (...of) => {
      const differences = new Differences(of);
      const sent = (name: string, text: string) => () => withParameter(validRequest(of[1], trader.signer), name, text);
      await differences.check('old', -1021, sent('timestamp', '1700000000000'));
      await differences.check('ahead', -1021, sent('timestamp', '4000000000000'));
      await differences.check('window', -1131, sent('recvWindow', '60001'));
      expect(differences.found).toEqual([]);
    },
  );

  const AMOUNTS = OPERATIONS.flatMap((operation) =>
    binanceParametersOf(operation[1])
      // An iceberg quantity of 0 is none.
      .filter((parameter) => kindOf(parameter) === 'amount' && !/icebergqty$/i.test(parameter.name))
      .map(({ name }): [...Operation, string] => [...operation, name]),
  );
  test.each(AMOUNTS)(
    '%s %s %s: 0 and a value off the grid get -1013, of a withdrawal -4022 and -4021',
    async (method, id, name) => {
      const differences = new Differences([method, id]);
      const [zero, offGrid] = id === 'createBinanceWithdrawal' ? [-4022, -4021] : [-1013, -1013];
      const resting = id === 'amendBinanceOrder' ? await restingOrder() : undefined;
      const sent = (text: string) => () => {
        const order = validRequest(id, trader.signer);
        const changed = Object.entries({
          ...order.params,
          ...orderWith(id, name),
          ...(resting && { orderId: resting }),
        });
        const params = Object.fromEntries(changed.filter((each): each is [string, string] => each[1] !== undefined));
        return withParameter({ ...order, params }, name, text);
      };
      await differences.check('0', zero, sent('0'));
      await differences.check('0.0', zero, sent('0.0'));
      await differences.check('18 decimals', offGrid, sent('10.123456789012345678'));
      expect(differences.found).toEqual([]);
    },
  );
});

async function restingOrder(): Promise<string> {
  const { body } = await exchange().anonymous.send({
    method: 'POST',
    path: `/binance/api/v3/order?${signedText(validRequest('createBinanceOrder', trader.signer))}`,
    headers: { 'x-mbx-apikey': trader.signer.apiKey },
  });
  return String((body as { readonly orderId: number }).orderId);
}

function signedText({ params, sign }: Sent): string {
  const text = new URLSearchParams(params).toString();
  return `${text}&signature=${encodeURIComponent(sign?.(text) ?? '')}`;
}

type Changes = Readonly<Record<string, string | undefined>>;

const SELL_LIST = {
  aboveType: 'LIMIT_MAKER',
  abovePrice: '1001',
  aboveStopPrice: undefined,
  aboveTimeInForce: undefined,
  belowType: 'STOP_LOSS_LIMIT',
  belowPrice: '10',
  belowTimeInForce: 'GTC',
};

/** What the order of `validRequest` must have besides, or must not have, so that the amount belongs to it. */
function orderWith(id: OperationId, name: string): Changes {
  if (name === 'quoteOrderQty')
    return { type: 'MARKET', quantity: undefined, price: undefined, timeInForce: undefined };
  if (id === 'createBinanceOco') return {};
  if (name === 'stopPrice') return { type: 'STOP_LOSS_LIMIT' };
  if (name === 'belowStopPrice') return { ...SELL_LIST, side: 'SELL' };
  if (name === 'pendingStopPrice') return { pendingType: 'STOP_LOSS_LIMIT' };
  if (name !== 'pendingBelowStopPrice') return {};
  const pending = Object.entries(SELL_LIST).map(([term, value]) => [
    `pending${term.charAt(0).toUpperCase()}${term.slice(1)}`,
    value,
  ]);
  return { ...Object.fromEntries(pending), pendingSide: 'SELL' };
}
