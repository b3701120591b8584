/** Runs the order book example of the stream documentation against an exchange, with orders, trades and a restart. */
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { valueAtPointer } from '../../src/programs/codegen/json/jsonDocument';
import { generatedDocument } from '../contract/contractDocuments';
import { codeBlocksIn, guideSection } from '../contract/guideSections';
import { BUILD } from '../support/build';
import { eventually } from '../support/eventually';
import { exchangeOfThisFile, type TestUser } from '../support/exchange';

const exchange = exchangeOfThisFile();
// The folder in which node finds the packages.
const file = join(BUILD, `documented-consumer-${process.pid}.mjs`);
const lines: string[] = [];
let consumer: ChildProcess;
let maker: TestUser;
let nonce = 0;

beforeAll(async () => {
  const [program = ''] = codeBlocksIn(
    guideSection(
      String(valueAtPointer(generatedDocument('asyncapi.json'), '#/channels/depth/description')),
      'Example program',
    ),
    'js',
  );
  expect(program.split('\n').length).toBeLessThan(70);
  writeFileSync(file, program);
  maker = await exchange().createUser({ balances: { thb: '1000000', btc: '100' } });
  consumer = spawn(process.execPath, [file, exchange().baseUrl, 'btc_thb'], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (consumer.stdout !== null) createInterface({ input: consumer.stdout }).on('line', (line) => lines.push(line));
});

afterAll(() => {
  consumer.kill();
  rmSync(file, { force: true });
});

async function placeMakerOrder(side: 'buy' | 'sell', price: string): Promise<number> {
  nonce += 1;
  const { id } = await maker.client.expect('createOrder', 200, {
    body: { type: 'limit', pair: 'btc_thb', side, price, amount: '0.01', nonce, self_trade_prevention: 'none' },
  });
  return id;
}

/** Checks that the last printed book equals the current book of the exchange. */
async function expectSameBook(): Promise<void> {
  const { lastUpdateId, bids, asks } = await exchange().anonymous.expect('getDepth', 200, {
    query: { symbol: 'btc_thb', limit: '5' },
  });
  const best = (levels: readonly (readonly string[])[]): string => levels[0]?.[0] ?? 'none';
  const expected = `${lastUpdateId} bid ${best(bids)} ask ${best(asks)}`;
  expect(
    await eventually(
      () => lines.at(-1),
      (line) => line === expected,
    ),
  ).toBe(expected);
}

test('the example keeps the book correct during orders, trades and cancellations', async () => {
  await expectSameBook();
  const bid = await placeMakerOrder('buy', '900');
  await placeMakerOrder('buy', '890');
  await placeMakerOrder('sell', '1100');
  await expectSameBook();
  await placeMakerOrder('buy', '1100');
  await maker.client.expect('cancelOrder', 202, { path: { id: String(bid) } });
  await expectSameBook();
  expect(lines.at(-1)).toMatch(/ bid 890 ask none$/);
});

test('the example starts over after a restart of the exchange', async () => {
  await exchange().restart();
  await placeMakerOrder('sell', '1200');
  await expectSameBook();
  await placeMakerOrder('sell', '1150');
  await expectSameBook();
});
