/** What a partner's misbehaviour costs: its own user's order, 502 in time, and nothing else. Over real HTTP. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '../support/client';
import { exchangeOfThisFile, type TestExchange, type TestUser, withExchange } from '../support/exchange';
import { type FakePartner, GOOD_ADDRESS, PARTNER_BEHAVIOURS, startFakePartner } from '../support/partner/fakePartner';

const ACCESS_TOKEN = 'canary-access-token-7f3a';
const HONEST = /^good|^at_the_cap$/;

interface Portal {
  readonly exchange: TestExchange;
  readonly partner: FakePartner;
  readonly buyer: TestUser;
  readonly client: Client;
  readonly extras: string;
}

/** A seller on the book, a buyer with money, and the fake partner with a session for that buyer. */
async function openPortal(exchange: TestExchange): Promise<Portal> {
  const partner = await startFakePartner();
  const seller = await exchange.createUser({ balances: { btc: '1000' } });
  await seller.client.expect('createOrder', 200, { body: { type: 'limit', pair: 'btc_thb', side: 'sell', price: '300000', amount: '900', nonce: 1 } });
  const buyer = await exchange.createUser({ balances: { thb: '10000000' }, level: 'level_3' });
  const { id } = await exchange.operator.expect('createPartner', 201, { body: { name: 'Fake', deposit_address_url: partner.url } });
  const purpose = { partner_id: id, user_id: buyer.id, access_token: ACCESS_TOKEN };
  const { authorization, extras } = await exchange.operator.expect('createPortalSession', 201, { body: purpose });
  return { exchange, partner, buyer, client: exchange.anonymous.as({ kind: 'portal', authorization }), extras };
}

function order({ extras }: Portal) {
  return { body: { extras, pair: 'btc_thb', side: 'buy' as const, price: '300000', amount: '2000' } };
}

/** Everything that a purchase would change. */
async function stateOf({ exchange, buyer }: Portal): Promise<object> {
  const { wallets } = await buyer.client.expect('getUser', 200, { path: { userid: buyer.id } });
  const counts = ['orders', 'trades', 'withdrawals', 'journal_entries'].map(
    async (table) => [table, await exchange.database(table).count({ count: '*' })] as const,
  );
  return { wallets, ...Object.fromEntries(await Promise.all(counts)) };
}

describe('each thing that a partner can do', () => {
  const exchange = exchangeOfThisFile({ environment: { PARTNER_TIMEOUT_MS: '400' } });
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal(exchange());
  }, 60_000);
  afterAll(() => portal.partner.close());

  it.each(PARTNER_BEHAVIOURS.filter((behaviour) => !HONEST.test(behaviour)))('%s: 502, and nothing was bought', async (behaviour) => {
    portal.partner.behave(behaviour);
    const [before, linesBefore] = [await stateOf(portal), exchange().lines.length];
    const answer = await portal.client.call('createPortalOrder', order(portal));
    expect(answer).toMatchObject({ status: 502, body: { code: 'DEPOSIT_ADDRESS_UNAVAILABLE' } });
    expect(await stateOf(portal)).toEqual(before);
    // Neither the answer nor the log has anything of what the partner said.
    const said = answer.text + exchange().lines.slice(linesBefore).join('\n');
    for (const upstream of ['canary', 'Sign in', 'attacker', GOOD_ADDRESS]) expect(said).not.toContain(upstream);
    expect(said).toContain('a partner gave no deposit address');
  });

  it.each(PARTNER_BEHAVIOURS.filter((behaviour) => HONEST.test(behaviour)))('%s: bought, and withdrawn to its address', async (behaviour) => {
    portal.partner.behave(behaviour);
    expect(await portal.client.expect('createPortalOrder', 201, order(portal))).toMatchObject({ withdrawal_status: 'success' });
    const withdrawal: unknown = await exchange().database('withdrawals').orderBy('id', 'desc').first('address', 'tag');
    expect(withdrawal).toEqual({ address: GOOD_ADDRESS, tag: behaviour === 'good_with_tag' ? 'memo:104-99' : null });
  });

  it('is asked for nothing when the order is refused anyway', async () => {
    portal.partner.behave('good');
    const before = portal.partner.connectionsMade();
    const { body } = order(portal);
    await portal.client.expect('createPortalOrder', 400, { body: { ...body, amount: '2000.001' } });
    await portal.client.expect('createPortalOrder', 401, { body: { ...body, extras: 'forged' } });
    await portal.client.expect('createPortalOrder', 400, { body: { ...body, side: 'sell' } });
    expect(portal.partner.connectionsMade()).toBe(before);
  });

  it('may be asked again under the same key after it failed, and the purchase then happens once', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    portal.partner.behave('hangs_in_body');
    await portal.client.expect('createPortalOrder', 502, { ...order(portal), headers });
    portal.partner.behave('good');
    const first = await portal.client.call('createPortalOrder', { ...order(portal), headers });
    const second = await portal.client.call('createPortalOrder', { ...order(portal), headers });
    expect([first.status, second.status, second.text]).toEqual([201, 201, first.text]);
  });
});

describe('with the settings that are served', () => {
  it('200 orders against a partner that hangs are answered within 4 s, hold no transaction, and nobody else notices', async () => {
    await withExchange({}, async (exchange) => {
      const portal = await openPortal(exchange);
      portal.partner.behave('hangs_before_headers');
      const before = await stateOf(portal);
      const orders = Array.from({ length: 200 }, async () => {
        const sentAtMs = Date.now();
        const { status } = await portal.client.call('createPortalOrder', order(portal));
        return { status, tookMs: Date.now() - sentAtMs };
      });

      await pause(1_500);
      // Beside our own question, the server's connections are at rest: no statement runs and none waits for a lock.
      const [transactions = []] = await exchange.database.raw<[{ count: number }[]?]>('SELECT COUNT(*) AS count FROM information_schema.innodb_trx');
      expect(Number(transactions[0]?.count)).toBe(0);
      const others = await Promise.all(
        Array.from({ length: 50 }, async () => {
          const sentAtMs = Date.now();
          await portal.buyer.client.expect('getUser', 200, { path: { userid: 'me' } });
          return Date.now() - sentAtMs;
        }),
      );
      expect(Math.max(...others)).toBeLessThan(1_000);

      const answers = await Promise.all(orders);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([502]));
      expect(Math.max(...answers.map(({ tookMs }) => tookMs))).toBeLessThan(4_000);
      expect(await stateOf(portal)).toEqual(before);

      portal.partner.behave('good');
      await portal.client.expect('createPortalOrder', 201, order(portal));
      expect(portal.partner.connectionsOpen()).toBe(0);
      await portal.partner.close();
    });
  });

  it('a partner inside our network is not let in, and one from a laxer time is never called', async () => {
    await withExchange({}, async (exchange) => {
      const portal = await openPortal(exchange);
      await exchange.restart({ PARTNER_ALLOW_LOOPBACK: 'off' });
      for (const url of [
        portal.partner.url,
        'https://127.0.0.1/',
        'https://localhost/',
        'https://2130706433/',
        'https://[::ffff:7f00:1]/',
        'https://169.254.169.254/',
        'http://partner.co.th/',
      ]) {
        const answer = await exchange.operator.call('createPartner', { body: { name: 'Inside', deposit_address_url: url } });
        expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_SETTING' } });
      }
      await portal.client.expect('createPortalOrder', 502, order(portal));
      expect(portal.partner.connectionsMade()).toBe(0);
      await portal.partner.close();
    });
  });
});
