import { parseAddress } from '../../../src/usecases/custody/addressFormats';
import { exchangeOfThisFile } from '../../support/exchange';
import { bitcoinAddresses } from '../../support/transferHelpers';

const exchange = exchangeOfThisFile();
const TEXTS = ['bitcoin', 'ethereum', 'tron', 'opaque'] as const;

async function assetsByName() {
  const { assets } = await exchange().anonymous.expect('getAssets', 200);
  return new Map(assets.map((asset) => [asset.asset, asset]));
}

test('lists every asset with its precision, fee, minimum and networks', async () => {
  const assets = await assetsByName();
  expect(assets.get('btc')).toEqual({
    asset: 'btc',
    kind: 'crypto',
    precision: 8,
    transfer_precision: 8,
    withdrawal_fee: '0.0001',
    withdrawal_minimum: '0.0002',
    deposits_open: true,
    withdrawals_open: true,
    networks: [
      {
        network: 'bitcoin',
        address_format: 'bitcoin',
        address_pattern: expect.stringContaining('bc1'),
        address_example: expect.stringMatching(/^bc1/),
        tag: 'none',
        confirmations: 3,
        deposits_open: true,
        withdrawals_open: true,
      },
    ],
  });
  expect(assets.get('thb')).toMatchObject({ kind: 'fiat', networks: [], withdrawals_open: true });
});

test.each(TEXTS)('the example of the format %s is valid, and valid addresses match its pattern', async (format) => {
  const networks = [
    {
      network: 'one',
      address_format: format,
      tag: 'none',
      confirmations: 1,
      deposits_enabled: true,
      withdrawals_enabled: true,
    },
  ] as const;
  await exchange().operator.expect('putAsset', 200, {
    path: { asset: format.slice(0, 4) },
    body: {
      kind: 'crypto',
      precision: 8,
      transfer_precision: 8,
      withdrawal_fee: '0',
      withdrawal_minimum: '0',
      withdrawal_enabled: true,
      networks: [...networks],
    },
  });
  const listed = (await assetsByName()).get(format.slice(0, 4));
  // The smallest withdrawal is never zero.
  expect(listed?.withdrawal_minimum).toBe('0.00000001');
  const { address_pattern: pattern = '', address_example: example } = listed?.networks[0] ?? {};
  const addresses = format === 'bitcoin' ? bitcoinAddresses(50) : [];
  for (const address of example == null ? addresses : [example, ...addresses]) {
    expect(parseAddress(address, { format, testNetworks: false })).toMatchObject({ ok: true });
    expect(address).toMatch(new RegExp(pattern));
  }
  expect('an address').not.toMatch(new RegExp(pattern));
  expect(example === null).toBe(format === 'opaque');
});

test('says what operators have closed, at once and after a restart', async () => {
  const path = { asset: 'btc', network: 'bitcoin' };
  await exchange().operator.expect('putNetworkStatus', 200, { path, body: { deposits_enabled: false } });
  const closed = { deposits_open: false, networks: [{ deposits_open: false, withdrawals_open: true }] };
  expect((await assetsByName()).get('btc')).toMatchObject(closed);
  await exchange().kill();
  await exchange().restart();
  expect((await assetsByName()).get('btc')).toMatchObject(closed);
});
