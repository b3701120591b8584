/**
 * The responses of every operation to internal errors and overload, generated from the contract, so that new operations
 * are included. The faults are real: tables that cannot be written or read, rows that cannot be decrypted, a damaged
 * program file, too many requests.
 */
import { join } from 'node:path';
import { type Connection, createConnection } from 'mysql2/promise';
import { type OperationId, operationRecords } from '../../generated/operations';
import { isPage, operationsOf } from '../../src/programs/codegen/documents/contract';
import { asObject, type DocumentObject, elements, members } from '../../src/programs/codegen/json/jsonDocument';
import { eventually } from '../support/eventually';
import { exchangeOfThisFile } from '../support/exchange';
import { NO_TIME_LIMITS, untilAccepted } from '../support/lockedTables';
import { createTraders, tradeBetween } from '../support/orderHelpers';
import { PageClient } from '../support/pageClient';
import { generatedDocument } from './contractDocuments';
import { type ApiRequest, type RequestAnswer, ValidRequests } from './validRequests';

/** Short time limits, but long enough for normal responses on a busy machine. */
const QUICK = {
  DATABASE_QUERY_TIMEOUT_MS: '400',
  DATABASE_POOL_WAIT_MS: '1000',
  ENGINE_COMMIT_TIMEOUT_MS: '400',
  ENGINE_COMMAND_DEADLINE_MS: '400',
  HTTP_HANDLER_DEADLINE_MS: '2000',
  // Prevents a renewal of the lease during the test.
  ENGINE_LEASE_MS: '600000',
};
const NO_CACHE = { AUTHENTICATION_IDENTITY_CACHE_MS: '0' };
/** On a busy machine, more than a second may pass between two requests now and then. */
const REPEATS_MAX = 100;
const ONE_A_SECOND = {
  RATE_LIMIT_ADDRESS_GET: '1',
  RATE_LIMIT_ADDRESS_POST: '1',
  RATE_LIMIT_ADDRESS_POST_BURST: '1',
  RATE_LIMIT_ADDRESS_OTHER: '1',
};

const exchange = exchangeOfThisFile({
  environment: NO_CACHE,
  nodeArguments: ['--require', join(__dirname, '..', 'support', 'damagedContract.js')],
});
const ids = Object.keys(operationRecords) as OperationId[];
const limited = ids.filter((id) => !operationRecords[id].unlimited);
const writes = operationsOf(generatedDocument('openapi.json'))
  .filter(({ responses }) =>
    responses.some(({ examples }) => examples.some(({ variant }) => variant === 'outcome_unknown')),
  )
  .map(({ id }) => id as OperationId);

/** The pages in the contract, with its examples. */
const pages = members(generatedDocument('openapi.published.json')['paths']).flatMap(([path, item]) =>
  members(item).flatMap(([, value]) => (isPage(value) ? [`${path}?${exampleQuery(asObject(value, path))}`] : [])),
);
const UNKNOWN = 'The outcome is unknown';
/** An operator operation starts only after it is recorded, so a failure to record it means that nothing was done. */
const ON_RECORD_FIRST = ['operator_actions'];

let good: ValidRequests;
/** Created before anything is broken. */
const requests = new Map<OperationId, ApiRequest>();
beforeAll(async () => {
  good = await ValidRequests.prepare(exchange());
  for (const id of ids) requests.set(id, await good.create(id));
});
afterAll(() => good.close());

function sendValidRequest(id: OperationId): Promise<RequestAnswer> {
  return good.send(id, requests.get(id) ?? {});
}

/** The response to a request without credentials and with an empty body, for checks that come before both. */
async function sendRequestWithoutCheck(id: OperationId): Promise<RequestAnswer> {
  const { method, path, body } = operationRecords[id];
  const request = {
    method: method.toUpperCase(),
    path: path.replace(/\{\w+\}/g, '1'),
    ...(body !== 'none' && { body: {} }),
  };
  return await exchange().anonymous.send(request);
}

function exampleQuery(operation: DocumentObject): string {
  const parameters = elements(operation['parameters']).map((parameter) => asObject(parameter, 'parameter'));
  return new URLSearchParams(
    parameters.map(({ name, example }): [string, string] => [String(name), String(example)]),
  ).toString();
}

function newBrowser(): PageClient {
  return new PageClient(() => exchange().baseUrl);
}

function isUnknown(answer: RequestAnswer): boolean {
  return answer.status === 503 && messageIn(answer)?.includes(UNKNOWN) === true;
}

function messageIn({ body }: RequestAnswer): string | undefined {
  const { message, msg, errmsg } = body as Readonly<Record<string, string | undefined>>;
  return message ?? msg ?? errmsg;
}

/**
 * Sends a request, so that the server caches the caller of the operation, whatever the response is. An operator who
 * changes a user is removed from the cache, so another request follows.
 */
async function cacheCaller(id: OperationId): Promise<void> {
  await sendValidRequest(id);
  if (operationRecords[id].security !== 'operator') return;
  const { path } = operationRecords.getHouseBalances;
  await exchange().anonymous.send({ method: 'GET', path, headers: good.credentials(id, undefined) });
}

/** Runs the work on a server with these settings, and then restarts the server with the settings of this file. */
async function withSettings(environment: Readonly<Record<string, string>>, work: () => Promise<void>): Promise<void> {
  await exchange().restart(environment);
  try {
    await work();
  } finally {
    await exchange().restart();
  }
}

/** While `work` runs, no other client can write any table except these; with `shut`, none can read either. */
async function whileTablesAreLocked<T>(
  state: 'shut' | 'read only',
  work: () => Promise<T>,
  open: readonly string[] = [],
): Promise<T> {
  const owner: Connection = await createConnection({ uri: exchange().schema.ownerUrl });
  try {
    const [rows] = await owner.query("SHOW FULL TABLES WHERE Table_type = 'BASE TABLE'");
    const tables = (rows as Record<string, string>[])
      .map((row) => Object.values(row)[0] ?? '')
      .filter((table) => !open.includes(table));
    await owner.query(
      `LOCK TABLES ${tables.map((table) => `${table} ${state === 'shut' ? 'WRITE' : 'READ'}`).join(', ')}`,
    );
    return await work();
  } finally {
    await owner.end();
  }
}

/** The engine recovers after a commit with an unknown outcome. */
async function waitUntilServing(): Promise<void> {
  while ((await exchange().anonymous.call('getReadiness')).status !== 200)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

test('every operation under /binance answers 418 to a banned address', () =>
  withSettings(
    { ...ONE_A_SECOND, RATE_LIMIT_BINANCE_REFUSALS_MAX: '1', RATE_LIMIT_BINANCE_NOTICE_MS: '0' },
    async () => {
      const ofBinance = ids.filter((id) => operationRecords[id].surface === 'binance');
      for (const id of ofBinance) {
        let answer = await sendRequestWithoutCheck(id);
        for (let more = 0; more < REPEATS_MAX && answer.status !== 418; more += 1)
          answer = await sendRequestWithoutCheck(id);
        expect([id, answer.status, Number(answer.headers['retry-after']) > 60]).toEqual([id, 418, true]);
      }
    },
  ));

test('every operation answers 429 when the rate limit of the address is exhausted', () =>
  withSettings(ONE_A_SECOND, async () => {
    for (const id of limited) {
      let answer = await sendRequestWithoutCheck(id);
      for (let more = 0; more < REPEATS_MAX && answer.status !== 429; more += 1)
        answer = await sendRequestWithoutCheck(id);
      expect([id, answer.status, answer.headers['retry-after']]).toEqual([id, 429, '1']);
    }
    for (const path of pages) {
      let answer = await newBrowser().send(path);
      for (let more = 0; more < REPEATS_MAX && answer.status !== 429; more += 1) answer = await newBrowser().send(path);
      expect([path, answer.status, answer.headers['retry-after']]).toEqual([path, 429, '1']);
    }
    // The audit at the end of every test sends a request to this server too.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
  }));

test('every operation answers 503 at once and changes nothing when too many requests are in flight', () =>
  withSettings(
    { HTTP_REQUESTS_IN_FLIGHT_MAX: '1', HTTP_PUBLIC_READS_IN_FLIGHT_MAX: '1', ...NO_TIME_LIMITS },
    async () => {
      const held: Promise<unknown>[] = [];
      await tradeBetween(await createTraders(exchange()), '100', '1');
      await whileTablesAreLocked('shut', async () => {
        // Public market data has room of its own.
        held.push(
          untilAccepted(() => exchange().operator.call('getHouseBalances')),
          untilAccepted(() =>
            exchange().anonymous.call('getAggTrades', { query: { symbol: 'btc_thb', fromId: 1, limit: '1' } as never }),
          ),
          untilAccepted(() => newBrowser().send(pages[0] ?? '')),
        );
        for (const probe of [
          () => sendRequestWithoutCheck('listPartners'),
          () => sendRequestWithoutCheck('getTime'),
          () => newBrowser().send('/sign-in'),
        ])
          await eventually(
            async () => (await probe()).status,
            (status) => status === 503,
          );
        for (const id of limited) {
          const answer = await sendRequestWithoutCheck(id);
          expect([id, answer.status, messageIn(answer), answer.headers['retry-after']]).toEqual([
            id,
            503,
            expect.stringContaining('Nothing was changed'),
            '1',
          ]);
        }
        for (const path of pages) expect([path, (await newBrowser().send(path)).status]).toEqual([path, 503]);
      });
      await Promise.all(held);
    },
  ));

test('while no table can be read, operations that need one answer 503 and say that nothing was changed; the others work', () =>
  withSettings({ ...NO_CACHE, ...QUICK, HTTP_HANDLER_DEADLINE_MS: '60000' }, async () => {
    await whileTablesAreLocked('shut', async () => {
      for (const answer of await Promise.all(limited.map(async (id) => ({ id, ...(await sendValidRequest(id)) })))) {
        const { id, status } = answer;
        if (operationRecords[id].security === 'public' && status < 300) continue;
        expect([id, status, messageIn(answer)]).toEqual([id, 503, expect.stringContaining('Nothing was changed')]);
      }
    });
    await waitUntilServing();
  }));

/** On a busy machine, the short limits may be too short for what the request needs. */
async function createRequest(id: OperationId, repeats = REPEATS_MAX): Promise<ApiRequest> {
  try {
    return await good.create(id);
  } catch (error) {
    if (repeats === 0 || !(error as Error).message.includes(' answered 503 ')) throw error;
    await waitUntilServing();
    return await createRequest(id, repeats - 1);
  }
}

test('when nothing that it writes is heard of again, every operation that writes says that its outcome is unknown', () =>
  withSettings({ AUTHENTICATION_IDENTITY_CACHE_MS: '60000', ...QUICK }, async () => {
    // An exchange refuses the end of a quarantine that it is not in before it writes anything.
    for (const id of writes.filter((name) => name !== 'endQuarantine')) {
      const said: unknown[] = [];
      // An operation that reports the result of each item fails as a whole only if it cannot read the list of items.
      for (const state of ['read only', 'shut'] as const) {
        await cacheCaller(id);
        await waitUntilServing();
        const request = await createRequest(id);
        await waitUntilServing();
        const answer = await whileTablesAreLocked(state, () => good.send(id, request), ON_RECORD_FIRST);
        said.push([answer.status, answer.status === 503 ? messageIn(answer) : '']);
        if (isUnknown(answer)) break;
      }
      expect([id, said]).toEqual([id, expect.arrayContaining([[503, expect.stringContaining(UNKNOWN)]])]);
    }
    await waitUntilServing();
  }));

test('an internal error is a 500 without details in every operation, and is logged with its request id', () =>
  withSettings({ ...NO_CACHE, DAMAGED_CONTRACT: 'on' }, () => expectFaults(ids)));

test.each([
  { table: 'api_keys', column: 'sealed_secret', callers: ['key', 'apiKeyOnly'] },
  { table: 'portal_sessions', column: 'sealed_tokens', callers: ['portal'] },
])(
  'a $column that was changed in the table is refused like a wrong credential, and reported in the log',
  async ({ table, column, callers }) => {
    const { database } = exchange();
    const rows = await database(table).select<{ id: number; [column: string]: unknown }[]>('id', column);
    await database(table).update({ [column]: 'torn' });
    try {
      const among = ids.filter((id) => callers.includes(operationRecords[id].security));
      expect(among.length).toBeGreaterThan(0);
      for (const id of among) expect([id, (await sendValidRequest(id)).status]).toEqual([id, 401]);
      const reported = new RegExp(`"table":"${table}".*does not belong to its row`);
      await eventually(
        () => exchange().lines.some((line) => reported.test(line)),
        (isReported) => isReported,
      );
    } finally {
      for (const row of rows)
        await database(table)
          .where('id', row.id)
          .update({ [column]: row[column] });
    }
  },
);

async function expectFaults(among: readonly OperationId[]): Promise<void> {
  expect(among.length).toBeGreaterThan(0);
  const requestIds: string[] = [];
  for (const id of among) {
    const answer = await sendValidRequest(id);
    expect([id, answer.status, messageIn(answer)]).toEqual([id, 500, 'An internal error occurred.']);
    requestIds.push(answer.headers['x-request-id'] ?? '');
  }
  const isLogged = (requestId: string): boolean =>
    exchange().lines.some(
      (line) => line.includes(`"requestId":"${requestId}"`) && line.includes('"msg":"internal error"'),
    );
  while (!requestIds.every(isLogged)) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('an internal error of a page is a 500 without details', async () => {
  const { database, schema } = exchange();
  const owner: Connection = await createConnection({ uri: schema.ownerUrl });
  await owner.query('RENAME TABLE partners TO partners_gone');
  try {
    for (const path of pages)
      await expect(newBrowser().send(path)).rejects.toThrow(/answered 500 with a fault\n(?![\s\S]*partners)/);
  } finally {
    await owner.query('RENAME TABLE partners_gone TO partners');
    await owner.end();
  }
  expect(await database('partners').first('id')).toBeDefined();
});
