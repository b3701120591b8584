/** Whoever keeps the server waiting is let go in time, leaves nothing behind, and meanwhile takes nothing from others. `make attack` does it with a thousand at a time. */
import { eventually } from '../../support/eventually';
import { exchangeOfThisFile } from '../../support/exchange';
import { openFiles } from '../../support/processUse';
import { SLOWNESSES, slowClient } from '../../support/slowClients';

const SLOW = 30;
const LET_GO_MS = 2_000;
/** For what the machine itself needs. */
const GRACE_MS = 5_000;

const exchange = exchangeOfThisFile({
  environment: {
    HTTP_HEADERS_TIMEOUT_MS: '400',
    HTTP_REQUEST_TIMEOUT_MS: '800',
    HTTP_CONNECTIONS_CHECKING_INTERVAL_MS: '100',
    HTTP_STALLED_TIMEOUT_MS: String(LET_GO_MS),
    HTTP_KEEP_ALIVE_TIMEOUT_MS: '300',
  },
});

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
