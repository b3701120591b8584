import { assertPresent } from '../../../src/core/values/assert';
import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();
const rules = () => exchange().operator.expect('getMarketRules', 200);

test('returns the rules that the first start has set', async () => {
  const { assets, symbols, fees, withdrawal_limits: limits } = await rules();
  expect(assets.map(({ asset }) => asset)).toEqual(['btc', 'eth', 'usdt', 'thb']);
  expect(symbols.map(({ symbol, status }) => `${symbol} ${status}`)).toEqual([
    'btc_thb TRADING',
    'eth_thb TRADING',
    'usdt_thb TRADING',
  ]);
  expect(fees).toContainEqual({ symbol: 'eth_thb', tier: 0, maker_rate: '0.0025', taker_rate: '0.0025' });
  expect(limits).toContainEqual({ level: 'level_3', asset: 'thb', capacity: '50000000' });
});

test('returns each change as the changing operation returned it', async () => {
  const { operator } = exchange();
  const {
    asset: name,
    approval_threshold: _threshold,
    ...settings
  } = assertPresent((await rules()).assets[0], 'an asset');
  await operator.expect('putAsset', 200, { path: { asset: name }, body: { ...settings, withdrawal_fee: '0.0005' } });
  const asset = await exchange().approver.expect('putApprovalThreshold', 200, {
    path: { asset: 'btc' },
    body: { threshold: '0.7' },
  });
  const fees = await operator.expect('putFees', 200, {
    path: { symbol: 'btc_thb', tier: '3' },
    body: { maker_rate: '0.001', taker_rate: '0.002' },
  });
  const limit = await operator.expect('putWithdrawalLimit', 200, {
    path: { level: 'level_0', asset: 'btc' },
    body: { capacity: '0.01' },
  });
  const now = await rules();
  expect(asset).toMatchObject({ withdrawal_fee: '0.0005', approval_threshold: '0.7' });
  expect(now.assets).toContainEqual(asset);
  expect(now.fees).toContainEqual(fees);
  expect(now.withdrawal_limits).toContainEqual(limit);
});
