/**
 * Connections of slow clients are closed in time, leave no open files, and do not slow other clients. `make attack`
 * repeats this with a thousand clients at once.
 */
import { eventually } from '../../support/eventually';
import { exchangeOfThisFile } from '../../support/exchange';
import { openFiles } from '../../support/processResources';
import { SLOWNESSES, slowClient } from '../../support/slowClients';

const CLIENTS = 30;
/** Long enough for any other request on a busy machine. */
const CLOSED_WITHIN_MS = 3_000;

const exchange = exchangeOfThisFile({
  environment: {
    HTTP_HEADERS_TIMEOUT_MS: '2000',
    HTTP_REQUEST_TIMEOUT_MS: '3000',
    HTTP_CONNECTIONS_CHECKING_INTERVAL_MS: '100',
    HTTP_STALLED_TIMEOUT_MS: String(CLOSED_WITHIN_MS),
    HTTP_KEEP_ALIVE_TIMEOUT_MS: '2000',
  },
});

test('connections of slow clients are closed, another client is served meanwhile, and an idle stream stays open', async () => {
  const stream = await exchange().openStream('/ws');
  const idleUntilMs = performance.now() + CLOSED_WITHIN_MS + 1_000;
  const before = openFiles(exchange().processId);
  const open = new Set(SLOWNESSES);
  for (const slowness of SLOWNESSES) {
    const slow = Array.from({ length: CLIENTS }, () => slowClient(exchange().port, slowness));
    void Promise.all(slow.map(({ closed }) => closed)).then(() => open.delete(slowness));
  }
  expect((await exchange().anonymous.call('getExchangeInfo')).status).toBe(200);
  await eventually(
    () => [...open],
    (left) => left.length === 0,
  );
  await eventually(
    () => openFiles(exchange().processId),
    // The pool of database connections may have grown meanwhile.
    (files) => files < before + CLIENTS / 2,
  );
  await new Promise((resolve) => setTimeout(resolve, idleUntilMs - performance.now()));
  expect(await stream.request('LIST_SUBSCRIPTIONS', undefined)).toMatchObject({ result: [] });
  await stream.close();
});
