/** Every operation whose response depends on the state of the exchange refuses a malformed `X-Min-Sequence`. */
import { type OperationId, operationRecords } from '../../generated/operations';
import { exchangeOfThisFile } from '../support/exchange';
import { bodyOf, type RequestAnswer, ValidRequests } from './validRequests';

const exchange = exchangeOfThisFile();
const ids = (Object.keys(operationRecords) as OperationId[]).filter((id) => !operationRecords[id].unlimited);
const MALFORMED = ['', '-1', '+1', '1.5', '01', '1e3', '0x10', 'last', '1,2', '1000000000000000'];

let good: ValidRequests;
beforeAll(async () => {
  good = await ValidRequests.prepare(exchange());
});
afterAll(() => good.close());

async function sendWith(id: OperationId, minSequence: string): Promise<RequestAnswer> {
  const request = await good.create(id);
  const headers = { ...good.credentials(id, bodyOf(request)?.text), 'x-min-sequence': minSequence };
  return good.send(id, request, { headers, signer: good.binanceSigner });
}

function expectRefused(id: OperationId, { status, body }: RequestAnswer): void {
  const { surface } = operationRecords[id];
  const refusal =
    surface === 'v3' || surface === 'binance'
      ? { code: -1100, msg: expect.stringMatching(/^Illegal characters found in parameter 'X-Min-Sequence'/) }
      : { code: 'INVALID_PARAMETERS', fields: { 'X-Min-Sequence': { code: 'INVALID' } } };
  expect([id, status]).toEqual([id, 400]);
  expect(body).toMatchObject(refusal);
}

test('every operation refuses a malformed value, and its response has the present position', async () => {
  for (const id of ids) {
    const answer = await sendWith(id, 'x');
    expectRefused(id, answer);
    expect([id, answer.headers['x-sequence']]).toEqual([id, expect.stringMatching(/^\d+$/)]);
  }
});

test.each(['getUser', 'createOrder', 'getDepth', 'ping'] as const)('%s refuses every malformed value', async (id) => {
  for (const value of MALFORMED) expectRefused(id, await sendWith(id, value));
});
