/**
 * Stream names: each kind accepts exactly its names; names with an unlisted symbol are rejected; names of unknown kinds
 * send nothing.
 */
import { streamChannels } from '../../generated/streams';
import { type StreamHarness, startStreams } from './streamServerHarness';

let harness: StreamHarness;

beforeEach(async () => {
  harness = await startStreams();
});

afterEach(async () => {
  await harness.stop();
  expect(harness.errors).toEqual([]);
});

/** The names of each channel for a symbol, from the contract. */
const NAMES = Object.values(streamChannels).flatMap(({ address, values }) =>
  Object.entries<readonly string[]>(values).reduce<readonly string[]>(
    (names, [parameter, choices]) =>
      names.flatMap((name) => choices.map((choice) => name.replace(`{${parameter}}`, choice))),
    [address.replace('{timeZone}', '+07:00')],
  ),
);
const OF_A_PAIR = NAMES.filter((name) => name.includes('{pair}'));

async function answerTo(name: string): Promise<unknown> {
  const client = await harness.connect('/ws');
  const answer = await client.request({ method: 'SUBSCRIBE', params: [name], id: 1 });
  return 'error' in answer ? (answer['error'] as { readonly fields?: unknown }).fields : harness.streams.openStreams;
}

test('the contract has these names', () => {
  expect(NAMES).toHaveLength(15 + 15 + 4 * 2 + 2 + 3 + 9 + 1 + 1 + 2 + 1 + 1);
});

test.each(NAMES)('%s can be subscribed to', async (name) => {
  expect(await answerTo(name.replace('{pair}', 'btc_thb'))).toBe(1);
});

test.each(OF_A_PAIR)('%s is rejected for a symbol that is not listed or in upper case', async (name) => {
  const refused = { 'params.0': { code: 'invalid', message: 'there is no such pair' } };
  expect(await answerTo(name.replace('{pair}', 'nope_thb'))).toEqual(refused);
  expect(await answerTo(name.replace('{pair}', 'BTC_THB'))).toEqual(refused);
  expect(await answerTo(name.replace('{pair}', ''))).toEqual(refused);
});

test.each([
  'btc_thb@depth7',
  'btc_thb@depth50',
  'btc_thb@depth@250ms',
  'btc_thb@depth5@250ms',
  'btc_thb@depth@100ms@100ms',
  'btc_thb@Trade',
  'btc_thb@trades',
  'btc_thb@bookticker',
  'btc_thb@miniTicker@3000ms',
  'btc_thb@avgPrice',
  '!ticker',
  '!ticker@arr@3000ms',
  '!miniTicker@arr@1000ms',
  '!bookTicker',
  'btc_thb@',
  '@',
])('%s is of no known kind: it is accepted and sends nothing', async (name) => {
  expect(await answerTo(name)).toBe(0);
});

test('no state remains after one socket has subscribed to all names and closed', async () => {
  const client = await harness.connect('/ws');
  const names = NAMES.map((name) => name.replace('{pair}', 'btc_thb'));
  await client.request({ method: 'SUBSCRIBE', params: names, id: 1 });
  expect(harness.streams.openStreams).toBe(names.length);
  await client.request({ method: 'UNSUBSCRIBE', params: names, id: 2 });
  expect(harness.streams.openStreams).toBe(0);
});
