import { exchangeOfThisFile } from '../../support/exchange';
import { withdrawCoins } from '../../support/transferHelpers';

const exchange = exchangeOfThisFile();
const put = (threshold: string | null, asset = 'btc') =>
  exchange().approver.call('putApprovalThreshold', { path: { asset }, body: { threshold } });

test('new withdrawals above the threshold need approval; existing ones are unchanged', async () => {
  const alice = await exchange().createUser({ balances: { btc: '10' }, level: 'level_3' });
  const waits = async (amount: string) => {
    const { id } = await withdrawCoins(alice, { amount });
    return (await exchange().operator.expect('getWithdrawal', 200, { path: { withdrawalid: id } })).needs_approval;
  };
  const answer = await put('0.5');
  expect([answer.status, answer.body]).toEqual([
    200,
    expect.objectContaining({ asset: 'btc', approval_threshold: '0.5' }),
  ]);
  expect([await waits('0.5'), await waits('0.50000001')]).toEqual([false, true]);
  expect((await put(null)).body).toMatchObject({ approval_threshold: null });
  expect(await waits('3')).toBe(false);
  expect(
    (await exchange().operator.expect('listWithdrawals', 200, { query: { status: 'awaiting_approval' } })).count,
  ).toBe(1);
});

test('changes nothing else of the asset, and putAsset does not change the threshold', async () => {
  await put('0.25');
  const before = (await exchange().operator.expect('getMarketRules', 200)).assets.find(({ asset }) => asset === 'btc');
  if (before === undefined) throw new Error('no btc');
  const { asset, approval_threshold, networks, ...settings } = before;
  expect([asset, approval_threshold, networks.map(({ network }) => network)]).toEqual(['btc', '0.25', ['bitcoin']]);
  expect(await exchange().operator.expect('putAsset', 200, { path: { asset: 'btc' }, body: settings })).toEqual(before);
});

test.each([
  [
    '1.000000001',
    'btc',
    422,
    {
      code: 'INVALID_SETTING',
      message: 'The setting breaks a rule: the approval threshold has more decimals than the transfer precision.',
    },
  ],
  ['1', 'doge', 400, { code: 'INVALID_ASSET' }],
  ['-1', 'btc', 400, { code: 'INVALID_PARAMETERS' }],
])('%s for %s is refused', async (threshold, asset, status, body) => {
  const answer = await put(threshold, asset);
  expect([answer.status, answer.body]).toMatchObject([status, body]);
});

test('the threshold survives a kill', async () => {
  await put('0.75', 'eth');
  await exchange().kill();
  await exchange().restart();
  const { assets } = await exchange().operator.expect('getMarketRules', 200);
  expect(assets.find(({ asset }) => asset === 'eth')).toMatchObject({ approval_threshold: '0.75' });
});
