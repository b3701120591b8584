import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { systemEventLoop } from '../../src/foundation/eventLoop';
import {
  createPartnerClient,
  type DepositAddressResult,
  type PartnerClientOptions,
} from '../../src/usecases/partner/depositAddress';
import { eventually } from '../support/eventually';
import { startDeafListener } from '../support/partner/deafListener';
import {
  type FakePartner,
  GOOD_ADDRESS,
  PARTNER_BEHAVIOURS,
  type PartnerBehaviour,
  startFakePartner,
} from '../support/partner/fakePartner';

const ACCESS_TOKEN = 'canary-token/with+odd=characters&coin=ETH';
/** Far below the real deadline, so that the tests run quickly, but sufficient on a busy machine. */
const SHORT_MS = 400;

type PartnerOutcome = Extract<DepositAddressResult, { ok: false }>['reason'];

/** The expected result for each behaviour of the fake partner. */
const EXPECTED: Record<PartnerBehaviour, PartnerOutcome | { tag: string | null }> = {
  good: { tag: null },
  good_with_tag: { tag: 'memo:104-99' },
  good_without_tag: { tag: null },
  good_with_empty_tag: { tag: null },
  good_with_more_members: { tag: null },
  good_and_stays: { tag: null },
  good_for_one_question: { tag: null },
  good_chunked: { tag: null },
  good_escaped: { tag: null },
  good_with_byte_order_mark: { tag: null },
  good_with_parameters: { tag: null },
  good_without_length: { tag: null },
  good_after_early_hints: { tag: null },
  good_after_unasked_continue: { tag: null },
  at_the_cap: { tag: null },

  hangs_before_headers: 'timeout',
  hangs_in_headers: 'timeout',
  hangs_in_body: 'timeout',
  one_byte_a_second: 'timeout',
  endless_early_hints: 'timeout',
  closes_at_once: 'unreachable',
  truncated: 'unreachable',
  truncated_chunked: 'unreachable',
  not_http: 'unreachable',
  switches_protocols: 'unreachable',
  long_headers: 'unreachable',
  folded_header: 'unreachable',

  status_204: 'unexpected_status',
  status_201: 'unexpected_status',
  status_401: 'token_refused',
  good_for_newest_token: 'token_refused',
  status_205: 'unexpected_status',
  status_500: 'unexpected_status',
  busy_for_two_minutes: 'unexpected_status',
  busy_until_next_year: 'unexpected_status',
  redirect_302: 'redirected',
  redirect_307: 'redirected',
  redirect_to_metadata: 'redirected',

  html: 'wrong_content_type',
  html_called_json: 'malformed',
  text_plain: 'wrong_content_type',
  no_content_type: 'wrong_content_type',
  latin_1: 'wrong_content_type',
  bad_utf8: 'malformed',
  gzip: 'compressed',
  gzip_bomb: 'compressed',
  gzip_unsaid: 'malformed',
  two_hundred_megabytes: 'too_large',
  endless_chunks: 'too_large',
  over_the_cap_by_one: 'too_large',

  empty_body: 'malformed',
  array: 'malformed',
  null_body: 'malformed',
  string_body: 'malformed',
  deep_nesting: 'malformed',
  deep_tag: 'malformed',
  trailing_garbage: 'malformed',
  duplicate_address: 'malformed',
  duplicate_escaped: 'malformed',
  duplicate_nested: 'malformed',
  own_proto: 'wrong_shape',

  wrong_coin: 'wrong_coin',
  lower_case_coin: 'wrong_shape',
  missing_coin: 'wrong_shape',
  missing_address: 'wrong_shape',
  null_address: 'wrong_shape',
  number_address: 'wrong_shape',
  array_address: 'wrong_shape',
  empty_address: 'wrong_shape',
  ten_kilobyte_address: 'too_large',
  long_address: 'wrong_shape',
  control_characters: 'wrong_shape',
  newline_address: 'wrong_shape',
  spaced_address: 'wrong_shape',
  unicode_address: 'wrong_shape',
  number_tag: 'wrong_shape',
  spaced_tag: 'wrong_shape',
  long_tag: 'wrong_shape',
  control_tag: 'wrong_shape',
};

let partner: FakePartner;
beforeEach(async () => {
  partner = await startFakePartner();
});
afterEach(() => partner.close());

function clientWith(options: Partial<PartnerClientOptions> = {}) {
  return createPartnerClient({ eventLoop: systemEventLoop, allowLoopback: true, ...options });
}

function addressRequest(url = partner.depositAddressUrl, coin = 'btc') {
  return { url, accessToken: ACCESS_TOKEN, coin };
}

describe('requesting a deposit address from a partner', () => {
  it('sends one GET with only the token and the coin in upper case', async () => {
    await clientWith().depositAddress(addressRequest());
    expect(partner.requests).toHaveLength(1);
    const [request] = partner.requests;
    expect(request).toMatchObject({
      method: 'GET',
      path: '/get-deposit-address',
      coin: 'BTC',
      accessToken: ACCESS_TOKEN,
    });
    expect([...(request?.headers.keys() ?? [])].sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
  });

  it('keeps registered query parameters but overrides those that the exchange sets', async () => {
    await clientWith().depositAddress(
      addressRequest(`${partner.depositAddressUrl}?tenant=7&coin=XRP&access_token=theirs`),
    );
    expect(partner.requests).toMatchObject([{ coin: 'BTC', accessToken: ACCESS_TOKEN }]);
  });

  it.each(PARTNER_BEHAVIOURS)('%s', async (behaviour) => {
    const logged: unknown[] = [];
    const log = { warn: (...line: unknown[]) => logged.push(line) };
    const expected = EXPECTED[behaviour];
    partner.behave(behaviour);
    const result = await clientWith({ log, timeoutMs: expected === 'timeout' ? SHORT_MS : 10_000 }).depositAddress(
      addressRequest(),
    );

    expect(result).toEqual(
      typeof expected === 'string'
        ? { ok: false, reason: expected }
        : { ok: true, address: GOOD_ADDRESS, tag: expected.tag },
    );
    await eventually(
      () => partner.connectionsOpen(),
      (open) => open === 0,
    );
    expect(partner.connectionsMade()).toBe(1);
    // No content of the partner's response and no data of the user.
    const text = JSON.stringify(logged);
    expect(logged).toHaveLength(typeof expected === 'string' ? 1 : 0);
    for (const secret of ['canary', 'Sign in', 'attacker', GOOD_ADDRESS, '/get-deposit-address'])
      expect(text).not.toContain(secret);
  });

  it('stops reading 200 MB at the limit', async () => {
    partner.behave('two_hundred_megabytes');
    const before = process.memoryUsage().rss;
    for (let call = 0; call < 20; call += 1) await clientWith().depositAddress(addressRequest());
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });
});

describe('the deadline', () => {
  it('covers a connection that is never answered', async () => {
    const deaf = await startDeafListener();
    try {
      expect(await clientWith({ timeoutMs: SHORT_MS }).depositAddress(addressRequest(deaf.url))).toEqual({
        ok: false,
        reason: 'timeout',
      });
    } finally {
      await deaf.close();
    }
  });

  it('covers a TLS handshake that is never answered', async () => {
    const closed: Promise<unknown>[] = [];
    const silent = createServer((socket) => {
      socket.on('error', () => undefined).resume();
      closed.push(once(socket, 'close'));
    });
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const url = `https://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
    expect(await clientWith({ timeoutMs: SHORT_MS }).depositAddress(addressRequest(url))).toEqual({
      ok: false,
      reason: 'timeout',
    });
    expect(closed).toHaveLength(1);
    await Promise.all(closed);
    silent.close();
  });

  it('covers a name server that is never answered', async () => {
    const client = clientWith({ timeoutMs: SHORT_MS, resolve: () => new Promise(() => undefined) });
    expect(await client.depositAddress(addressRequest('https://partner.co.th/'))).toEqual({
      ok: false,
      reason: 'timeout',
    });
  });

  it('reports a refused connection as unreachable', async () => {
    await partner.close();
    expect(await clientWith().depositAddress(addressRequest())).toEqual({ ok: false, reason: 'unreachable' });
    partner = await startFakePartner();
  });
});

describe('a partner that asks for a delay', () => {
  it.each(['busy_for_two_minutes', 'busy_until_next_year'] as const)(
    'gets no further request for a minute at most: %s',
    async (behaviour) => {
      const clock = { ms: Date.now(), nowMs: () => clock.ms };
      const client = clientWith({ clock });
      const other = await startFakePartner();
      partner.behave(behaviour);
      const unexpected = { ok: false, reason: 'unexpected_status' };
      const paused = { ok: false, reason: 'asked_to_wait' };
      expect(await client.depositAddress(addressRequest())).toEqual(unexpected);
      expect(await client.depositAddress(addressRequest())).toEqual(paused);
      clock.ms += 59_999;
      expect(await client.depositAddress(addressRequest())).toEqual(paused);
      expect(await client.depositAddress(addressRequest(other.depositAddressUrl))).toMatchObject({ ok: true });
      expect(partner.requests).toHaveLength(1);
      partner.behave('good');
      clock.ms += 1;
      expect(await client.depositAddress(addressRequest())).toMatchObject({ ok: true });
      await other.close();
    },
  );
});

describe('a partner that hangs', () => {
  it('occupies only its own connections and does not affect another partner', async () => {
    partner.behave('hangs_before_headers');
    const other = await startFakePartner();
    const client = clientWith({ timeoutMs: 1_500, callsMax: 4 });
    const hanging = Array.from({ length: 10 }, () => client.depositAddress(addressRequest()));
    expect(await client.depositAddress(addressRequest(other.depositAddressUrl))).toMatchObject({ ok: true });
    const reasons = (await Promise.all(hanging)).map((result) => (result.ok ? 'ok' : result.reason));
    expect(reasons).toEqual([...Array(4).fill('timeout'), ...Array(6).fill('too_many_calls')]);
    expect(partner.connectionsMade()).toBe(4);
    await eventually(
      () => partner.connectionsOpen(),
      (open) => open === 0,
    );

    partner.behave('good');
    expect(await client.depositAddress(addressRequest())).toMatchObject({ ok: true });
    await other.close();
  });
});
