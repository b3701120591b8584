/**
 * The defaults of the contract are those of the server: a request without a member is answered like one with its default,
 * and where it can be seen, unlike one with another value.
 */
import type { OperationId } from '../../generated/operations';
import { operationsOf } from '../../src/programs/codegen/documents/contract';
import {
  asObject,
  type DocumentValue,
  elements,
  members,
  resolveReference,
} from '../../src/programs/codegen/json/jsonDocument';
import { exchangeOfThisFile } from '../support/exchange';
import { placeOrder } from '../support/orderHelpers';
import { generatedDocument } from './contractDocuments';
import { exampleRequests } from './exampleRequests';
import { type ApiRequest, type RequestAnswer, ValidRequests, withMember, withoutMember } from './validRequests';

interface MemberWithDefault {
  readonly id: OperationId;
  readonly name: string;
  readonly value: DocumentValue;
  readonly others: readonly DocumentValue[];
}

const document = generatedDocument('openapi.json');
const operations = operationsOf(document);
const examples = new Map(exampleRequests());

/** Rows, so that a list of 500 is not whole; levels, so that a book of 100 is not. */
const [ROWS, LEVELS, BATCH] = [501, 120, 20];
/** What a young exchange does not show: it has few symbols, klines of one minute, and no trade that is an hour old. */
const NOT_SEEN_IN_QUERIES = ['limit 30', 'recvWindow 5000', 'timeZone 0', 'windowSize 1d'];

const exchange = exchangeOfThisFile();
let good: ValidRequests;
beforeAll(async () => {
  good = await ValidRequests.prepare(exchange());
});
afterAll(() => good.close());

function withDefault(id: string, name: string, schema: DocumentValue): MemberWithDefault[] {
  const value = asObject(schema, name)['default'];
  if (value === undefined) return [];
  const { enum: words, type } = { ...resolveReference(document, schema, name), ...asObject(schema, name) };
  const listed = elements(words).filter((word) => word !== value);
  const others = listed.length > 0 ? listed : type === 'boolean' ? [value !== true] : ['1', '1h', '+7'];
  return [{ id: id as OperationId, name, value, others: typeof value === 'number' ? [value + 1] : others }];
}

/** Every value in an answer, by its path. */
function valuesOf(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, member]) => valuesOf(member, `${path}/${name}`));
}

function contentOf({ status, body }: RequestAnswer): Map<string, unknown> {
  return new Map([['status', status], ...valuesOf(body)]);
}

/** Whether the answer differs from both of two answers to equal requests, apart from what differs between those. */
function differs(twice: readonly [RequestAnswer, RequestAnswer], answer: RequestAnswer): boolean {
  const [one, two, other] = [contentOf(twice[0]), contentOf(twice[1]), contentOf(answer)];
  const stable = [...one].filter(([path, value]) => two.get(path) === value);
  return other.size !== one.size || stable.some(([path, value]) => other.get(path) !== value);
}

/** The length of the longest list in an answer. */
function lengthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Math.max(Array.isArray(value) ? value.length : 0, ...Object.values(value).map(lengthOf));
}

async function placeBids(count: number, from: number): Promise<void> {
  for (let first = 0; first < count; first += BATCH) {
    const orders = Array.from({ length: Math.min(BATCH, count - first) }, (_, index) => ({
      type: 'limit' as const,
      pair: 'btc_thb',
      side: 'buy' as const,
      price: (from - (first + index) / 100).toFixed(2),
      amount: '0.002',
      nonce: first + index + 1,
    }));
    const body = { mode: 'each' as const, orders };
    await good.participants.alice.client.expect('createOrderBatch', 200, { body });
  }
}

test('of queries', async () => {
  const seller = await exchange().createUser({ balances: { btc: '10' } });
  await placeBids(ROWS, 900);
  await placeOrder(seller, { side: 'sell', price: '800', amount: (ROWS * 0.002).toFixed(3) });
  await placeBids(LEVELS, 700);

  const [wrong, unseen]: [string[], Set<string>] = [[], new Set()];
  const seen = new Set<string>();
  for (const { id, parameters } of operations.filter(({ method }) => method === 'get')) {
    const queried = parameters.filter((parameter) => parameter.in === 'query');
    for (const { name, value, others } of queried.flatMap((one) => withDefault(id, one.name, one.schema))) {
      const example = examples.get(id as OperationId) ?? {};
      // The time of the example is long ago.
      const timed = { ...example.query, ...('timestamp' in (example.query ?? {}) && { timestamp: 'now' }) };
      const request: ApiRequest = { ...example, query: withoutMember(timed, name) };
      const send = (sent: ApiRequest) => good.send(id as OperationId, sent);
      const withValue = (other: DocumentValue) => send(withMember(request, 'query', name, String(other)));
      const twice = [await send(request), await send(request)] as const;
      if (differs(twice, await withValue(value))) wrong.push(`${id} ${name}`);
      // A list has as many entries as the default says, although there are more.
      const isSeen =
        name === 'limit'
          ? lengthOf(twice[0].body) === Number(value)
          : (await Promise.all(others.map(withValue))).some((answer) => answer.status < 300 && differs(twice, answer));
      (isSeen ? seen : unseen).add(`${name} ${String(value)}`);
    }
  }
  expect(wrong).toEqual([]);
  expect([...unseen].filter((parameter) => !seen.has(parameter)).sort()).toEqual(NOT_SEEN_IN_QUERIES);
});

/** Members with which an order meets one of the same user, so that it shows what it does then. */
const MEETING = { price: '"999"', amount: '"0.01"' };
const MEETING_ORDERS: Readonly<Partial<Record<OperationId, Readonly<Record<string, string>>>>> = {
  createOrder: MEETING,
  createOrderV3: MEETING,
  testOrder: MEETING,
  testOrderV3: MEETING,
  createOtoOrderList: { working: '{"side":"buy","amount":"0.01","price":"999"}' },
};
/** Both orders of such a list wait, so that neither meets another one at once. */
const NOT_SEEN_IN_BODIES = ['createOrderList self_trade_prevention'];

test('of bodies', async () => {
  const wrong: string[] = [];
  const unseen: string[] = [];
  for (const { id, body } of operations) {
    const schema = body === null ? {} : resolveReference(document, body.schema, id);
    const all = members(schema['properties']).flatMap(([name, property]) => withDefault(id, name, property));
    for (const { id: operation, name, value, others } of all) {
      const send = async (given?: DocumentValue) => {
        // Earlier requests may have ended the order that this one is to meet, or have left one that it would meet itself.
        if (operation in MEETING_ORDERS) {
          const { alice } = good.participants;
          await alice.client.expect('cancelAllOrders', 200, { body: { pair: 'btc_thb' } });
          await placeOrder(alice, { side: 'sell', price: '999', amount: '0.01' });
        }
        const request = await good.create(operation);
        const rest = { ...request, body: withoutMember({ ...request.body, ...MEETING_ORDERS[operation] }, name) };
        const sent = given === undefined ? rest : withMember(rest, 'body', name, JSON.stringify(given));
        return good.send(operation, sent);
      };
      const twice = [await send(), await send()] as const;
      expect([id, twice[0].status < 300]).toEqual([id, true]);
      if (differs(twice, await send(value))) wrong.push(`${id} ${name}`);
      const answers: RequestAnswer[] = [];
      for (const other of others) answers.push(await send(other));
      // The other values are valid, so that a refusal is an effect of them.
      if (!answers.some((answer) => differs(twice, answer))) unseen.push(`${id} ${name}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(unseen).toEqual(NOT_SEEN_IN_BODIES);
});
