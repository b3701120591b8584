import { exchangeOfThisFile } from '../../support/exchange';
import { withTradingPaused } from '../../support/orderHelpers';

const BANK = { BANK_CODE: 'KBANK', BANK_ACCOUNT_NUMBER: '123-4-56789-0', BANK_ACCOUNT_NAME: 'Talad' };
const NO_BANK = { BANK_CODE: '', BANK_ACCOUNT_NUMBER: '', BANK_ACCOUNT_NAME: '' };
const exchange = exchangeOfThisFile({ environment: BANK });
const DAY_MS = 86_400_000;

function status() {
  return exchange().anonymous.expect('getStatus', 200);
}

async function planMaintenance(parts: readonly ('trading' | 'streams')[], startsInMs: number): Promise<number> {
  const nowMs = Date.now();
  const body = {
    parts: [...parts],
    starts_at: new Date(nowMs + startsInMs).toISOString(),
    ends_at: new Date(nowMs + startsInMs + DAY_MS).toISOString(),
    message_en: 'Maintenance',
    message_th: 'ปรับปรุงระบบ',
  };
  return (await exchange().operator.expect('createMaintenanceWindow', 201, { body })).id;
}

test('everything is operational', async () => {
  expect(await status()).toEqual({
    status: 'operational',
    time: expect.any(String),
    trading: { status: 'operational', paused_pairs: [] },
    deposits: { status: 'operational', closed_networks: [] },
    withdrawals: { status: 'operational', closed_networks: [] },
    portal: { status: 'operational', paused_pairs: [] },
    streams: { status: 'operational' },
    maintenance: [],
  });
});

test('names paused pairs', async () => {
  await withTradingPaused(exchange(), 'btc_thb', async () => {
    expect(await status()).toMatchObject({
      status: 'degraded',
      trading: { status: 'degraded', paused_pairs: ['btc_thb'] },
      portal: { status: 'degraded', paused_pairs: ['btc_thb'] },
    });
  });
  expect(await status()).toMatchObject({ status: 'operational', trading: { status: 'operational' } });
});

test('names closed networks; the Portal is degraded while its coins cannot be withdrawn', async () => {
  const path = { asset: 'btc', network: 'bitcoin' };
  const set = (body: { deposits_enabled: boolean; withdrawals_enabled: boolean }) =>
    exchange().operator.expect('putNetworkStatus', 200, { path, body });
  const closed = [{ asset: 'btc', network: 'bitcoin' }];
  await set({ deposits_enabled: false, withdrawals_enabled: true });
  expect(await status()).toMatchObject({
    status: 'degraded',
    deposits: { status: 'degraded', closed_networks: closed },
    withdrawals: { status: 'operational', closed_networks: [] },
    portal: { status: 'operational' },
  });
  await set({ deposits_enabled: true, withdrawals_enabled: false });
  expect(await status()).toMatchObject({
    deposits: { status: 'operational', closed_networks: [] },
    withdrawals: { status: 'degraded', closed_networks: closed },
    portal: { status: 'degraded', paused_pairs: [] },
  });
  await set({ deposits_enabled: true, withdrawals_enabled: true });
});

test('says when a part is closed completely', async () => {
  const { assets } = await exchange().anonymous.expect('getAssets', 200);
  const networks = assets.flatMap(({ asset, networks: listed }) => listed.map(({ network }) => ({ asset, network })));
  const setAll = async (deposits_enabled: boolean) => {
    for (const path of networks)
      await exchange().operator.expect('putNetworkStatus', 200, { path, body: { deposits_enabled } });
  };
  await setAll(false);
  // Baht still arrives at the bank account.
  expect((await status()).deposits).toEqual({ status: 'degraded', closed_networks: networks });
  await exchange().restart(NO_BANK);
  expect(await status()).toMatchObject({ status: 'closed', deposits: { status: 'closed' } });
  await setAll(true);
  await exchange().restart();
});

test('a maintenance window is shown until it ends, and its parts are in maintenance while it runs', async () => {
  const planned = await planMaintenance(['trading'], DAY_MS);
  const running = await planMaintenance(['trading', 'streams'], -1_000);
  const shown = await status();
  expect(shown.maintenance.map(({ id, parts }) => [id, parts])).toEqual([
    [running, ['trading', 'streams']],
    [planned, ['trading']],
  ]);
  expect(shown).toMatchObject({
    status: 'maintenance',
    trading: { status: 'maintenance' },
    streams: { status: 'maintenance' },
    deposits: { status: 'operational' },
  });
  await exchange().operator.expect('endMaintenanceWindow', 200, { path: { windowid: String(running) } });
  expect(await status()).toMatchObject({ status: 'operational', maintenance: [{ id: planned }] });
  await exchange().restart();
  await exchange().operator.expect('endMaintenanceWindow', 200, { path: { windowid: String(planned) } });
  expect((await status()).maintenance).toEqual([]);
});
