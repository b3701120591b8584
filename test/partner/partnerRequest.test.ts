/** The allowed destinations of requests: names that resolve to private or changing addresses, and certificates. */
import { systemEventLoop } from '../../src/foundation/eventLoop';
import { createPartnerClient, type PartnerClientOptions } from '../../src/usecases/partner/depositAddress';
import { eventually } from '../support/eventually';
import { type FakePartner, selfSigned, startFakePartner } from '../support/partner/fakePartner';
import { watchConnects } from '../support/partner/watchConnects';

let partner: FakePartner;
beforeAll(async () => {
  partner = await startFakePartner();
});
afterAll(() => partner.close());

function sendRequest(url: string, options: Partial<PartnerClientOptions> = {}) {
  const client = createPartnerClient({
    eventLoop: systemEventLoop,
    allowLoopback: false,
    timeoutMs: 2_000,
    ...options,
  });
  return watchConnects(() => client.depositAddress({ url, accessToken: 'token', coin: 'BTC' }));
}

/** A name server that returns each of these lists once, and then always the last one. */
function nameServerWith(...lists: readonly (readonly string[])[]) {
  let asked = 0;
  return {
    resolve: async () => lists[Math.min(asked++, lists.length - 1)] ?? [],
    asked: () => asked,
  };
}

describe('a name that resolves to a private address', () => {
  it.each([
    ['loopback', ['127.0.0.1']],
    ['loopback, IPv6', ['::1']],
    ['private', ['10.0.0.5']],
    ['private', ['192.168.1.1']],
    ['private', ['172.16.9.9']],
    ['the metadata service', ['169.254.169.254']],
    ['carrier-grade NAT', ['100.64.0.1']],
    ['every interface', ['0.0.0.0']],
    ['mapped loopback', ['::ffff:127.0.0.1']],
    ['mapped metadata', ['::ffff:a9fe:a9fe']],
    ['NAT64 of loopback', ['64:ff9b::7f00:1']],
    ['unique-local', ['fd00:ec2::254']],
    ['link-local with a zone', ['fe80::1%lo']],
    ['multicast', ['224.0.0.1']],
    ['public first, loopback second', ['93.184.216.34', '127.0.0.1']],
    ['no address at all', ['partner.internal']],
  ])('%s: %j is refused without a connection', async (_kind, addresses) => {
    const { result, dialled } = await sendRequest(`https://partner.co.th:${partner.port}/`, {
      resolve: async () => addresses,
    });
    expect(result).toEqual({ ok: false, reason: 'address_blocked' });
    expect(dialled).toEqual([]);
  });

  it.each(['10.0.0.5', '169.254.169.254', '::ffff:127.0.0.1', '0.0.0.0', 'fd00::1'])(
    '%s stays refused if loopback is allowed',
    async (address) => {
      const { result, dialled } = await sendRequest(`http://partner.co.th:${partner.port}/`, {
        allowLoopback: true,
        resolve: async () => [address],
      });
      expect(result).toEqual({ ok: false, reason: 'address_blocked' });
      expect(dialled).toEqual([]);
    },
  );

  it.each([
    'https://127.0.0.1:PORT/',
    'https://2130706433:PORT/',
    'https://0x7f.1:PORT/',
    'https://0177.0.0.1:PORT/',
    'https://[::1]:PORT/',
    'https://[::ffff:7f00:1]:PORT/',
    'https://localhost:PORT/',
    'http://partner.co.th:PORT/',
    'https://user@partner.co.th:PORT/',
    'https://169.254.169.254/',
    'file:///etc/passwd',
    'no url',
  ])('%s is refused without a DNS query', async (url) => {
    const names = nameServerWith(['127.0.0.1']);
    const { result, dialled } = await sendRequest(url.replace('PORT', String(partner.port)), {
      resolve: names.resolve,
    });
    expect(result).toEqual({ ok: false, reason: 'url_refused' });
    expect(dialled).toEqual([]);
    expect(names.asked()).toBe(0);
  });

  it('a name without addresses, and a name server that fails', async () => {
    for (const resolve of [async () => [], () => Promise.reject(new Error('SERVFAIL'))]) {
      const { result, dialled } = await sendRequest('https://partner.co.th/', { resolve });
      expect(result).toEqual({ ok: false, reason: 'unresolvable' });
      expect(dialled).toEqual([]);
    }
  });
});

describe('the connection is made to the checked address', () => {
  it('even if the name resolves differently next time', async () => {
    const names = nameServerWith(['127.0.0.1'], ['169.254.169.254']);
    const { result, dialled } = await sendRequest(`http://partner.co.th:${partner.port}/`, {
      allowLoopback: true,
      resolve: names.resolve,
    });
    expect(result).toMatchObject({ ok: true });
    expect(dialled).toEqual([`127.0.0.1:${partner.port}`]);
    expect(names.asked()).toBe(1);
  });

  it('and it is checked for each request: a name that changed to a private address is refused', async () => {
    const names = nameServerWith(['127.0.0.1'], ['10.0.0.1']);
    const client = createPartnerClient({ eventLoop: systemEventLoop, allowLoopback: true, resolve: names.resolve });
    const question = { url: `http://partner.co.th:${partner.port}/`, accessToken: 'token', coin: 'BTC' };
    expect(await client.depositAddress(question)).toMatchObject({ ok: true });
    expect(await client.depositAddress(question)).toEqual({ ok: false, reason: 'address_blocked' });
  });

  it('and a redirect causes no connection', async () => {
    partner.behave('redirect_to_metadata');
    const { result, dialled } = await sendRequest(`http://partner.co.th:${partner.port}/`, {
      allowLoopback: true,
      resolve: async () => ['127.0.0.1'],
    });
    partner.behave('good');
    expect(result).toEqual({ ok: false, reason: 'redirected' });
    expect(dialled).toEqual([`127.0.0.1:${partner.port}`]);
  });
});

describe('a connection with a complete response', () => {
  afterEach(() => partner.behave('good'));

  const asking = (resolve: () => Promise<readonly string[]> = async () => ['127.0.0.1']) => {
    const client = createPartnerClient({ eventLoop: systemEventLoop, allowLoopback: true, resolve, timeoutMs: 2_000 });
    return () =>
      watchConnects(() =>
        client.depositAddress({ url: `http://partner.co.th:${partner.port}/`, accessToken: 'token', coin: 'BTC' }),
      );
  };

  it('is reused by the next request', async () => {
    partner.behave('good_and_stays');
    const again = asking();
    expect([(await again()).dialled, (await again()).dialled, (await again()).dialled]).toEqual([
      [`127.0.0.1:${partner.port}`],
      [],
      [],
    ]);
  });

  it('is closed when it is idle', async () => {
    partner.behave('good_and_stays');
    await asking()();
    await eventually(partner.connectionsOpen, (open) => open === 0);
  });

  it('is not reused if the name resolves to another address', async () => {
    partner.behave('good_and_stays');
    const names = nameServerWith(['127.0.0.1'], ['127.0.0.2']);
    const again = asking(names.resolve);
    await again();
    // Nothing listens there, but the connection was attempted.
    expect(await again()).toEqual({
      result: { ok: false, reason: 'unreachable' },
      dialled: [`127.0.0.2:${partner.port}`],
    });
  });

  it('that the partner has closed is replaced by a new one', async () => {
    partner.behave('good_for_one_question');
    const again = asking();
    await again();
    expect(await again()).toMatchObject({ result: { ok: true }, dialled: [`127.0.0.1:${partner.port}`] });
  });

  it('is not kept after an invalid response', async () => {
    partner.behave('good_and_stays');
    const again = asking();
    await again();
    partner.behave('status_500');
    expect(await again()).toMatchObject({ result: { ok: false, reason: 'unexpected_status' }, dialled: [] });
    partner.behave('good_and_stays');
    expect(await again()).toMatchObject({ result: { ok: true }, dialled: [`127.0.0.1:${partner.port}`] });
  });
});

describe('TLS', () => {
  const certificate = selfSigned('partner.co.th');
  const resolve = async () => ['127.0.0.1'];
  let secure: FakePartner;
  beforeAll(async () => {
    secure = await startFakePartner({ tls: certificate });
  });
  afterAll(() => secure.close());

  it('verifies the host name at the checked address', async () => {
    const { result, dialled } = await sendRequest(`https://partner.co.th:${secure.port}/`, {
      allowLoopback: true,
      resolve,
      certificateAuthorities: certificate.cert,
    });
    expect(result).toMatchObject({ ok: true });
    expect(dialled).toEqual([`127.0.0.1:${secure.port}`]);
    expect(secure.requests).toHaveLength(1);
  });

  it.each([
    ['an unknown certificate authority', 'partner.co.th', undefined],
    ['a certificate for another name', 'other.co.th', certificate.cert],
  ])('sends nothing to %s', async (_kind, name, certificateAuthorities) => {
    const before = secure.requests.length;
    const { result } = await sendRequest(`https://${name}:${secure.port}/`, {
      allowLoopback: true,
      resolve,
      certificateAuthorities,
    });
    expect(result).toEqual({ ok: false, reason: 'unreachable' });
    expect(secure.requests).toHaveLength(before);
  });
});

test('a connection that is used again and again gets no more listeners', async () => {
  const client = createPartnerClient({ eventLoop: systemEventLoop, allowLoopback: true, timeoutMs: 5_000 });
  const warnings: Error[] = [];
  const note = (warning: Error) => void warnings.push(warning);
  process.on('warning', note);
  partner.behave('good_and_stays');
  const { dialled } = await watchConnects(async () => {
    for (let use = 0; use < 50; use += 1)
      expect(
        await client.depositAddress({ url: partner.depositAddressUrl, accessToken: 'token', coin: 'BTC' }),
      ).toMatchObject({
        ok: true,
      });
  });
  process.off('warning', note);
  expect(dialled).toHaveLength(1);
  expect(warnings).toEqual([]);
});
