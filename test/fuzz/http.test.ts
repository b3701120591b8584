/**
 * Requests of every operation generated from the contract, valid ones and ones with every kind of mutation: no 5xx, no
 * response outside the contract, valid ones accepted, invalid ones refused for their flaws. `make fuzz` sends 10,000
 * per operation; a failure prints how to repeat it.
 */
import { type OperationId, operationRecords } from '../../generated/operations';
import { generatedDocument } from '../contract/contractDocuments';
import { ValidRequests } from '../contract/validRequests';
import { expectCleanAudit, startExchange, type TestExchange } from '../support/exchange';
import { KeepAliveConnection } from '../support/keepAliveConnection';
import { LOOP_DELAY_ARGUMENTS, loopDelay } from '../support/loopDelay';
import { createCase, type FuzzCase, type FuzzContext, reduceCase, runCase } from './fuzzCases';
import { isLongRun, ONLY_CASE, ONLY_OPERATION, REQUESTS, seed, timeoutMs } from './fuzzSettings';
import type { RequestDraft } from './requestDraft';
import { ValueCandidates } from './valueCandidates';

const PIPES = 8;
/** A new valid request every so often: requests with other idempotency keys and ids get other responses. */
const GOOD_FOR = 20;
const LOOP_DELAY_P99_MS = 200;

/** Without the Binance interface, whose requests are signed in their query; `test/contract/badInput` has all of it. */
const ids = (Object.keys(operationRecords) as OperationId[]).filter(
  (id) => operationRecords[id].surface !== 'binance' && (ONLY_OPERATION === undefined || id === ONLY_OPERATION),
);

/** The exchange is never in quarantine here. */
const NEVER_ACCEPTED = 'endQuarantine';

let exchange: TestExchange;
let surroundings: FuzzContext;
const pipes: KeepAliveConnection[] = [];

beforeAll(async () => {
  exchange = await startExchange({
    nodeArguments: LOOP_DELAY_ARGUMENTS,
    environment: { AUTHENTICATION_FAILURE_FLOOR_MS: '0', LOG_LEVEL: 'error' },
  });
  const good = await ValidRequests.prepare(exchange);
  const kept = await Promise.all(good.reusedOperations.map((id) => good.create(id)));
  const withdrawals = new Map(good.reusedOperations.map((id, index) => [id, kept[index]?.path?.['withdrawalid']]));
  surroundings = {
    seed,
    good,
    candidates: new ValueCandidates(generatedDocument('openapi.json'), kept),
    isForbidden: (draft) => isForbidden(draft, withdrawals),
  };
  for (let count = 0; count < PIPES; count += 1) pipes.push(new KeepAliveConnection(exchange.port));
});

afterAll(async () => {
  for (const pipe of pipes) pipe.close();
  await surroundings.good.close();
  await exchange.close();
});

/** Requests that the run depends on: the operator tokens, and withdrawals whose status another operation needs. */
function isForbidden(
  { id, path: { tokenid, withdrawalid } }: RequestDraft,
  withdrawals: ReadonlyMap<OperationId, string | undefined>,
): boolean {
  if (id === 'revokeOperatorToken') return tokenid !== undefined && /^(%3)?[12]$/.test(tokenid);
  if (withdrawalid === undefined) return false;
  return [...withdrawals].some(
    ([other, wanted]) => other !== id && (wanted === withdrawalid || wanted === withdrawalid.replaceAll('%3', '')),
  );
}

/** Counts the outcomes of the cases. Throws with the first failure. */
async function fuzzOperation(id: OperationId): Promise<Record<string, number>> {
  const tally: Record<string, number> = { accepted: 0, refused: 0, open: 0 };
  let next = 0;
  let failure: { readonly failing: FuzzCase; readonly problem: string } | undefined;
  const createGood = async () => {
    try {
      return await surroundings.good.create(id);
    } catch (error) {
      // The other connections end, too, and do not disturb the next operation.
      next = REQUESTS;
      throw error;
    }
  };
  let good = await createGood();
  const work = async (pipe: KeepAliveConnection, upTo: number): Promise<void> => {
    while (next < upTo && failure === undefined) {
      const number = next;
      next += 1;
      if (number % GOOD_FOR === GOOD_FOR - 1) good = await createGood();
      if (ONLY_CASE !== undefined && number !== ONLY_CASE) continue;
      const one = createCase(id, number, good, seed);
      const result = await runCase(one, surroundings, pipe);
      if (result === undefined) continue;
      if (result.problem === undefined) tally[result.kind] = (tally[result.kind] ?? 0) + 1;
      else failure ??= { failing: one, problem: `${result.problem}\n\n${result.request}` };
    }
  };
  // The first case is the unchanged valid request. It runs before others change what it needs.
  const [first] = pipes;
  if (first !== undefined) await work(first, 1);
  const ends = await Promise.allSettled(pipes.map((pipe) => work(pipe, REQUESTS)));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  if (failure !== undefined) throw new Error(await explainFailure(failure));
  return tally;
}

async function explainFailure({
  failing,
  problem,
}: {
  readonly failing: FuzzCase;
  readonly problem: string;
}): Promise<string> {
  const pipe = new KeepAliveConnection(exchange.port);
  const least = await reduceCase(failing, surroundings, pipe);
  const again = await runCase(least, surroundings, pipe);
  pipe.close();
  const said =
    again?.problem === undefined
      ? `${problem}\n(it did not fail a second time)`
      : `${again.problem}\n\n${again.request}`;
  const steps = least.steps.map(({ mutation }) => mutation.name).join(', ') || 'nothing';
  return `${failing.id}, spoilt by ${steps}: ${said}\n\nmake fuzz SEED=${seed} OPERATION=${failing.id} CASE=${failing.number} REQUESTS=${failing.number + 1}`;
}

test.each(ids)(
  '%s',
  async (id) => {
    const tally = await fuzzOperation(id);
    if (isLongRun) process.stderr.write(`${id}: ${JSON.stringify(tally)}\n`);
    // In a short run another operation may have removed what the valid request needs.
    if (isLongRun && ONLY_CASE === undefined && id !== NEVER_ACCEPTED) expect(tally['accepted']).toBeGreaterThan(0);
  },
  timeoutMs(REQUESTS),
);

test('the server was never restarted, its event loop was never blocked for long, and its audit finds no violations', async () => {
  expect(exchange.lines.filter((line) => line.includes('"msg":"internal error"'))).toEqual([]);
  const { p99Ms, maxMs } = await loopDelay(exchange);
  process.stderr.write(`fuzz: event loop delay p99 ${p99Ms.toFixed(1)} ms, most ${maxMs.toFixed(1)} ms\n`);
  // In a short run on a busy machine the delay means nothing.
  if (isLongRun) expect(p99Ms).toBeLessThan(LOOP_DELAY_P99_MS);
  expect(() => process.kill(exchange.processId, 0)).not.toThrow();
  await expectCleanAudit(exchange);
});
