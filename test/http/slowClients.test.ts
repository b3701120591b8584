/** Whoever keeps the server waiting is let go in time, leaves nothing behind, and meanwhile takes nothing from others. `make attack` does it with a thousand at a time. */
import { eventually } from '../support/eventually';
import { exchangeOfThisFile } from '../support/exchange';
import { openFiles } from '../support/openFiles';
import { SLOWNESSES, slowClient } from '../support/slowClients';

const SLOW = 30;
const LET_GO_MS = 4_500;
/** For what the machine itself needs. */
const GRACE_MS = 5_000;

const exchange = exchangeOfThisFile({
  environment: {
    HTTP_HEADERS_TIMEOUT_MS: '400',
    HTTP_REQUEST_TIMEOUT_MS: '800',
    HTTP_CONNECTIONS_CHECKING_INTERVAL_MS: '100',
    HTTP_HANDLER_DEADLINE_MS: '4000',
    ENGINE_COMMAND_DEADLINE_MS: '4000',
    HTTP_STALLED_TIMEOUT_MS: String(LET_GO_MS),
    HTTP_KEEP_ALIVE_TIMEOUT_MS: '300',
  },
});

/** So many pairs that one answer about all of them is large. */
async function listPairs(count: number): Promise<void> {
  const { operator } = exchange();
  const asset = { kind: 'crypto', precision: 8, transfer_precision: 8, withdrawal_fee: '0', withdrawal_minimum: '0', withdrawal_enabled: false } as const;
  const symbol = {
    status: 'TRADING',
    price_precision: 2,
    quantity_precision: 2,
    minimum_quantity: '1',
    minimum_price: '1',
    maximum_price: '100',
    vat_rate: '0',
  } as const;
  for (let number = 0; number < count; number += 1) {
    await operator.expect('putAsset', 200, { path: { asset: `coin${number}` }, body: asset });
    await operator.expect('putSymbol', 200, { path: { symbol: `coin${number}_btc` }, body: symbol });
  }
}

beforeAll(() => listPairs(100), 60_000);

test.each(SLOWNESSES)('clients slow with %s are let go of, and another one is served meanwhile', async (slowness) => {
  const before = openFiles(exchange().processId);
  const slow = Array.from({ length: SLOW }, () => slowClient(exchange().port, slowness));
  expect((await exchange().anonymous.call('getExchangeInfo')).status).toBe(200);
  for (const { closed } of slow) expect(await closed).toBeLessThan(LET_GO_MS + GRACE_MS);
  await eventually(
    () => openFiles(exchange().processId),
    (open) => open <= before + 2,
  );
});

test('a socket of streams on which nothing happens is none of them', async () => {
  const stream = await exchange().stream('/ws');
  await new Promise((resolve) => setTimeout(resolve, LET_GO_MS + 1_000));
  expect(await stream.request('LIST_SUBSCRIPTIONS', undefined)).toMatchObject({ result: [] });
  await stream.close();
});
