/** A partner's misbehaviour only makes orders of its own users fail, with 502 within the deadline. Tested over HTTP. */
import { randomUUID } from 'node:crypto';
import { Agent } from 'undici';
import { Client } from '../support/client';
import { eventually } from '../support/eventually';
import { exchangeOfThisFile, type TestExchange, type TestUser, withExchange } from '../support/exchange';
import { expectNoTransaction } from '../support/expectNoTransaction';
import { type FakePartner, GOOD_ADDRESS, PARTNER_BEHAVIOURS, startFakePartner } from '../support/partner/fakePartner';
import { APP } from '../support/partner/partnerRegistration';
import { portalLogin, registerApp } from '../support/portalLogin';

const HONEST = /^good|^at_the_cap$/;

interface Portal {
  readonly exchange: TestExchange;
  readonly partner: FakePartner;
  readonly buyer: TestUser;
  readonly client: Client;
  readonly extras: string;
}

/** A resting sell order, a funded buyer, and the fake partner with a session for that buyer. */
async function openPortal(exchange: TestExchange): Promise<Portal> {
  const partner = await startFakePartner();
  const seller = await exchange.createUser({ balances: { btc: '1000' } });
  await seller.client.expect('createOrder', 200, {
    body: { type: 'limit', pair: 'btc_thb', side: 'sell', price: '300000', amount: '900', nonce: 1 },
  });
  const buyer = await exchange.createUser({ balances: { thb: '10000000' }, level: 'level_3' });
  const { client, extras } = await portalLogin(exchange, await registerApp(exchange, partner), buyer);
  return { exchange, partner, buyer, client, extras };
}

function orderRequest({ extras }: Portal) {
  return { body: { extras, pair: 'btc_thb', side: 'buy' as const, price: '300000', amount: '2000' } };
}

async function setTagRule({ exchange }: Portal, tag: 'none' | 'optional' | 'required'): Promise<void> {
  const [btc] = (await exchange.operator.expect('getMarketRules', 200)).assets.filter(({ asset }) => asset === 'btc');
  if (btc === undefined) throw new Error('no btc');
  const { asset, networks, approval_threshold: _own, ...settings } = btc;
  const body = { ...settings, networks: networks.map((network) => ({ ...network, tag })) };
  await exchange.operator.expect('putAsset', 200, { path: { asset }, body });
}

/** The state that a purchase would change. */
async function stateOf({ exchange, buyer }: Portal): Promise<object> {
  const { wallets } = await buyer.client.expect('getUser', 200, { path: { userid: buyer.id } });
  const counts = ['orders', 'trades', 'withdrawals', 'journal_entries'].map(
    async (table) => [table, await exchange.database(table).count({ count: '*' })] as const,
  );
  return { wallets, ...Object.fromEntries(await Promise.all(counts)) };
}

describe('each behaviour of a partner', () => {
  // Some of these partners send more than one turn of the event loop may read.
  const exchange = exchangeOfThisFile({ mayBlockLoop: true });
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(exchange());
  });
  afterAll(() => portal.partner.close());

  it.each(PARTNER_BEHAVIOURS.filter((behaviour) => !HONEST.test(behaviour) && !behaviour.startsWith('busy')))(
    '%s: answers 502 and buys nothing',
    async (behaviour) => {
      portal.partner.behave(behaviour);
      const [before, linesBefore] = [await stateOf(portal), exchange().lines.length];
      const answer = await portal.client.call('createPortalOrder', orderRequest(portal));
      expect(answer).toMatchObject({ status: 502, body: { code: 'DEPOSIT_ADDRESS_UNAVAILABLE' } });
      expect(await stateOf(portal)).toEqual(before);
      // Neither the response nor the log contains anything of the partner's response.
      const logged = () => exchange().lines.slice(linesBefore).join('\n');
      await eventually(logged, (text) => text.includes('the partner returned no deposit address'));
      const said = answer.text + logged();
      for (const upstream of ['canary', 'Sign in', 'attacker', GOOD_ADDRESS]) expect(said).not.toContain(upstream);
      expect(said).toContain('the partner returned no deposit address');
    },
  );

  it.each<[what: string, place: { address?: string; tag?: string }]>([
    ['an address with a wrong checksum', { address: GOOD_ADDRESS.replace('q2n', 'q2m') }],
    ["another network's address", { address: '0x52908400098527886E0F7030069857D2E4169EE7' }],
    ['a tag where the network has none', { tag: '104-99' }],
  ])('%s: answers 502 and buys nothing', async (_what, place) => {
    portal.partner.answer(place);
    const before = await stateOf(portal);
    expect(await portal.client.call('createPortalOrder', orderRequest(portal))).toMatchObject({
      status: 502,
      body: { code: 'DEPOSIT_ADDRESS_UNAVAILABLE' },
    });
    expect(await stateOf(portal)).toEqual(before);
  });

  it.each(['good', 'good_without_tag', 'good_with_empty_tag'] as const)(
    '%s, where the network requires a tag: answers 502 and buys nothing',
    async (behaviour) => {
      portal.partner.behave(behaviour);
      await setTagRule(portal, 'required');
      const before = await stateOf(portal);
      const answer = await portal.client.call('createPortalOrder', orderRequest(portal));
      await setTagRule(portal, 'none');
      expect(answer).toMatchObject({ status: 502, body: { code: 'DEPOSIT_ADDRESS_UNAVAILABLE' } });
      expect(await stateOf(portal)).toEqual(before);
    },
  );

  it.each(PARTNER_BEHAVIOURS.filter((behaviour) => HONEST.test(behaviour)))(
    '%s: buys and withdraws to the address',
    async (behaviour) => {
      portal.partner.behave(behaviour);
      await setTagRule(portal, behaviour === 'good_with_tag' ? 'optional' : 'none');
      expect(await portal.client.expect('createPortalOrder', 201, orderRequest(portal))).toMatchObject({
        withdrawal_status: 'success',
      });
      const withdrawal: unknown = await exchange()
        .database('withdrawals')
        .orderBy('id', 'desc')
        .first('address', 'tag');
      expect(withdrawal).toEqual({ address: GOOD_ADDRESS, tag: behaviour === 'good_with_tag' ? 'memo:104-99' : null });
    },
  );

  it('gets no request if the order is refused anyway', async () => {
    portal.partner.behave('good');
    const before = portal.partner.connectionsMade();
    const { body } = orderRequest(portal);
    await portal.client.expect('createPortalOrder', 400, { body: { ...body, amount: '2000.001' } });
    await portal.client.expect('createPortalOrder', 401, { body: { ...body, extras: 'forged' } });
    await portal.client.expect('createPortalOrder', 400, { body: { ...body, side: 'sell' } });
    expect(portal.partner.connectionsMade()).toBe(before);
  });

  it('can fail, and a repetition with the same key then buys once', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    portal.partner.behave('hangs_in_body');
    await portal.client.expect('createPortalOrder', 502, { ...orderRequest(portal), headers });
    portal.partner.behave('good');
    const first = await portal.client.call('createPortalOrder', { ...orderRequest(portal), headers });
    const second = await portal.client.call('createPortalOrder', { ...orderRequest(portal), headers });
    expect([first.status, second.status, second.text]).toEqual([201, 201, first.text]);
  });

  it('can ask for a delay, and then gets no request', async () => {
    portal.partner.behave('busy_for_two_minutes');
    const before = portal.partner.requests.length;
    await portal.client.expect('createPortalOrder', 502, orderRequest(portal));
    portal.partner.behave('good');
    await portal.client.expect('createPortalOrder', 502, orderRequest(portal));
    expect(portal.partner.requests).toHaveLength(before + 1);
  });
});

describe('with the default settings', () => {
  it('200 orders for a hanging partner are refused without affecting others', async () => {
    await withPortal(async (portal) => {
      portal.partner.behave('hangs_before_headers');
      const before = await stateOf(portal);
      // One connection for each request, so that none waits in the test client.
      const crowd = new Client(
        () => portal.exchange.baseUrl,
        portal.client.credentials,
        new Agent({ connections: 200 }),
      );
      const orders = Promise.all(
        Array.from({ length: 200 }, () => crowd.call('createPortalOrder', orderRequest(portal))),
      );

      await eventually(
        () => portal.partner.requests.length,
        (asked) => asked > 0,
      );
      await expectNoTransaction(portal.exchange);
      await Promise.all(
        Array.from({ length: 50 }, () => portal.buyer.client.expect('getUser', 200, { path: { userid: 'me' } })),
      );
      const answers = await orders;
      await crowd.close();

      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([502]));
      expect(await stateOf(portal)).toEqual(before);

      portal.partner.behave('good');
      await portal.client.expect('createPortalOrder', 201, orderRequest(portal));
      await eventually(
        () => portal.partner.connectionsOpen(),
        (open) => open === 0,
      );
    });
  });

  it('a partner URL in a private network is refused, and one registered earlier is never called', async () => {
    await withPortal(async (portal) => {
      const { exchange, partner, client } = portal;
      await exchange.restart({ PARTNER_ALLOW_LOOPBACK: 'off' });
      const inside = [
        'https://127.0.0.1/',
        'https://localhost/',
        'https://2130706433/',
        'https://[::ffff:7f00:1]/',
        'https://169.254.169.254/',
      ];
      for (const url of [partner.depositAddressUrl, ...inside, 'http://partner.co.th/']) {
        const answer = await exchange.operator.call('createPartner', { body: { ...APP, deposit_address_url: url } });
        expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_SETTING' } });
      }
      await client.expect('createPortalOrder', 502, orderRequest(portal));
      expect(partner.connectionsMade()).toBe(0);
    });
  });
});

function withPortal(test: (portal: Portal) => Promise<void>): Promise<void> {
  // 200 calls that end at the same moment take longer than one turn of the event loop may.
  return withExchange({ mayBlockLoop: true }, async (exchange) => {
    const portal = await openPortal(exchange);
    await test(portal).finally(() => portal.partner.close());
  });
}
