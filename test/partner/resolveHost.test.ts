import { createHostResolver, resolveAllowedAddresses } from '../../src/usecases/partner/resolveHost';
import { startNameServer } from '../support/partner/nameServer';

const strict = { allowLoopback: false };

describe('the host name of a partner', () => {
  let server: Awaited<ReturnType<typeof startNameServer>>;
  beforeAll(async () => {
    server = await startNameServer({
      'four.partner.co.th': ['93.184.216.34'],
      'six.partner.co.th': ['2606:4700:0:0:0:0:0:1111'],
      'both.partner.co.th': ['93.184.216.34', '2606:4700:0:0:0:0:0:1111'],
      'inside.partner.co.th': ['127.0.0.1'],
      'mapped.partner.co.th': ['0:0:0:0:0:ffff:a9fe:a9fe'],
      'half.partner.co.th': ['93.184.216.34', 'fd00:0:0:0:0:0:0:1'],
      'empty.partner.co.th': [],
      'many.partner.co.th': Array.from({ length: 20 }, (_, last) => `93.184.216.${last + 1}`),
      'silent.partner.co.th': 'silent',
    });
  });
  afterAll(() => server.close());

  const check = (host: string, rules = strict) =>
    resolveAllowedAddresses(host, createHostResolver([server.server]), rules);

  it('resolves to the addresses of both families', async () => {
    expect(await check('four.partner.co.th')).toEqual({ ok: true, addresses: ['93.184.216.34'] });
    expect(await check('six.partner.co.th')).toEqual({ ok: true, addresses: ['2606:4700::1111'] });
    expect(await check('both.partner.co.th')).toEqual({ ok: true, addresses: ['93.184.216.34', '2606:4700::1111'] });
  });

  it.each(['inside.partner.co.th', 'mapped.partner.co.th', 'half.partner.co.th', '10.0.0.1', '::1', 'localhost'])(
    '%s is blocked',
    async (host) => {
      expect(await check(host)).toEqual({ ok: false, reason: 'address_blocked' });
    },
  );

  it.each(['empty.partner.co.th', 'unknown.partner.co.th'])('%s is unresolvable', async (host) => {
    expect(await check(host)).toEqual({ ok: false, reason: 'unresolvable' });
  });

  it('an unresponsive name server times out', async () => {
    expect(await check('silent.partner.co.th')).toEqual({ ok: false, reason: 'unresolvable' });
  });

  it('resolves to at most 16 addresses', async () => {
    const resolved = await check('many.partner.co.th');
    expect(resolved.ok && resolved.addresses).toHaveLength(16);
  });

  it('localhost is never sent to a name server', async () => {
    const asked = jest.fn();
    expect(await resolveAllowedAddresses('app.localhost', asked, { allowLoopback: true })).toEqual({
      ok: true,
      addresses: ['127.0.0.1', '::1'],
    });
    expect(asked).not.toHaveBeenCalled();
  });
});
