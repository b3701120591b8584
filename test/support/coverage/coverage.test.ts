/**
 * The items of the contract that a run must see are distinguished, listed if no test saw them, and recorded only by the
 * code that reads from the network.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationsOf } from '../../../src/programs/codegen/documents/contract';
import { asObject } from '../../../src/programs/codegen/json/jsonDocument';
import { ROOT } from '../build';
import { contractDocuments, contractItems } from './contractItems';
import { buildReport, judgeRun, type RunChoice } from './coverageReport';
import { type CoverageNote, messagePattern } from './recording';

const documents = contractDocuments();
const items = contractItems(documents);
const named = (part: string) => items.filter(({ name }) => name.includes(part));

function answer(
  operation: string,
  status: number,
  error?: { readonly code: string | number; readonly message: string },
): CoverageNote {
  const surface = operation.endsWith('V3') ? 'v3' : 'api';
  return {
    kind: 'answer',
    surface,
    operation: operation as 'ping',
    status,
    code: error?.code,
    message: error && messagePattern(error.message),
  };
}

test('each item has a unique name', () => {
  expect(new Set(items.map(({ name }) => name)).size).toBe(items.length);
  expect(named('createOrderV3 400 -1100').map(({ name }) => name)).toEqual([
    'createOrderV3 400 -1100 INVALID_REQUEST_BODY',
    'createOrderV3 400 -1100 REQUEST_BODY_TOO_LARGE',
    'createOrderV3 400 -1100 UNSUPPORTED_MEDIA_TYPE',
    'createOrderV3 400 -1100 INVALID_PARAMETERS.illegal',
  ]);
});

test('every error example of every operation belongs to exactly one item, and every item has an example', () => {
  for (const { id, responses } of operationsOf(documents.openapi)) {
    const own = items.filter(({ name }) => name.startsWith(`${id} `));
    const shown = responses.flatMap(({ status, examples, emptyBodyCodes: silentCodes }) => {
      if (Number(status) < 400 || silentCodes.length > 0) return [answer(id, Number(status))];
      return examples.map(({ name, value }) => {
        const { code, message, msg } = asObject(value, name) as {
          code: string | number;
          message?: string;
          msg?: string;
        };
        return answer(id, Number(status), { code, message: message ?? msg ?? '' });
      });
    });
    for (const note of shown) expect([note, own.filter((item) => item.isSeenIn(note)).length]).toEqual([note, 1]);
    for (const item of own) expect([item.name, shown.some((note) => item.isSeenIn(note))]).toEqual([item.name, true]);
  }
});

test('a different status, code or operation does not count', () => {
  const [item] = named('cancelOrder 404 ORDER_NOT_FOUND');
  const error = { code: 'ORDER_NOT_FOUND', message: 'x' };
  expect(item?.isSeenIn(answer('cancelOrder', 404, error))).toBe(true);
  expect(item?.isSeenIn(answer('cancelOrder', 409, error))).toBe(false);
  expect(item?.isSeenIn(answer('cancelOrder', 404, { ...error, code: 'USER_NOT_FOUND' }))).toBe(false);
  expect(item?.isSeenIn(answer('getOrder', 404, error))).toBe(false);
});

const nameOfError = (channel: string): string => `stream ${channel} ErrorAnswer invalid_json`;

test('messages count for the kind of connection and every stream that sends them', () => {
  const seen = (note: CoverageNote) => items.filter((item) => item.isSeenIn(note)).map(({ name }) => name);
  expect(seen({ kind: 'message', connection: 'bare', message: 'KlineEvent', detail: undefined })).toEqual([
    'stream kline KlineEvent',
    'stream closedKline KlineEvent',
    'stream zonedKline KlineEvent',
    'stream bare KlineEvent',
  ]);
  expect(seen({ kind: 'message', connection: 'combined', message: 'WrappedEvent', detail: 'KlineEvent' })).toEqual([
    'stream kline KlineEvent',
    'stream closedKline KlineEvent',
    'stream zonedKline KlineEvent',
    'stream combined WrappedEvent',
  ]);
  // Every stream can be on a connection that gets one.
  const errors = seen({ kind: 'message', connection: 'combined', message: 'ErrorAnswer', detail: 'invalid_json' });
  expect(errors).toEqual(expect.arrayContaining(['combined', 'kline', 'trade'].map(nameOfError)));
  expect(errors).not.toContain(nameOfError('bare'));
  expect(errors.filter((name) => !/^stream \w+ ErrorAnswer invalid_json$/.test(name))).toEqual([]);
});

test('a report names missing items and undeclared responses, and is complete without either', () => {
  const some = named('cancelOrder 40').slice(0, 2);
  const [first, second] = some.map(({ name }) => name);
  const [, status, code = ''] = first?.split(' ') ?? [];
  const seen = answer('cancelOrder', Number(status), { code, message: '' });
  const half = buildReport(some, [seen]);
  expect([half.isComplete, half.lines.slice(1, 2)]).toEqual([false, [`  missing: ${second}`]]);
  expect(buildReport(some.slice(0, 1), [seen]).isComplete).toBe(true);
  const outside = buildReport([], [{ kind: 'violation', text: 'GET / answered 418\n{}' }]);
  expect([outside.isComplete, outside.lines[1]]).toEqual([false, '  undeclared: GET / answered 418']);
});

describe('a run', () => {
  const whole: RunChoice = {
    testPathPatterns: { patterns: [] },
    onlyChanged: false,
    onlyFailures: false,
    findRelatedTests: false,
  };
  const nothingMissing = buildReport([], []);
  const somethingMissing = buildReport(items.slice(0, 1), []);
  const somethingOutside = buildReport([], [{ kind: 'violation', text: 'GET / answered 418' }]);

  test('of all tests fails if it saw less or more than the contract, and says what to do', () => {
    expect(judgeRun(whole, nothingMissing)).toEqual({ lines: nothingMissing.lines, failures: 0 });
    for (const group of ['published', 'internal', 'streams']) {
      const one = items.filter((item) => item.group === group).slice(0, 1);
      expect([group, judgeRun(whole, buildReport(one, [])).failures]).toEqual([group, 1]);
    }
    expect(judgeRun(whole, somethingMissing).lines).toEqual([
      expect.stringContaining(' 0 of 1'),
      `  missing: ${items[0]?.name}`,
      expect.stringContaining('Add a test'),
    ]);
    const { lines, failures } = judgeRun(whole, somethingOutside);
    expect([failures, lines.slice(1)]).toEqual([
      1,
      ['  undeclared: GET / answered 418', expect.stringContaining('Correct the server')],
    ]);
  });

  test('of a part of the tests is not judged', () => {
    const parts: Partial<RunChoice>[] = [
      { testPathPatterns: { patterns: ['test/http'] } },
      { testNamePattern: 'ping' },
      { shard: { shardIndex: 1, shardCount: 2 } },
      { onlyChanged: true },
      { onlyFailures: true },
      { findRelatedTests: true },
    ];
    for (const part of parts)
      expect([part, judgeRun({ ...whole, ...part }, somethingMissing)]).toEqual([part, { lines: [], failures: 0 }]);
  });
});

test('only code that reads from the network records the coverage of the contract', () => {
  const files = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  const writers = files.filter((path) =>
    /\b(recordResponse|recordFrame|recordStreamRequest|recordPage)\(/.test(
      readFileSync(join(ROOT, 'test', path), 'utf8'),
    ),
  );
  expect(writers.sort()).toEqual([
    'http/server/rawEdge.test.ts',
    'support/client.ts',
    'support/coverage/recording.ts',
    'support/pageClient.ts',
    'support/streamClient.ts',
  ]);
});
