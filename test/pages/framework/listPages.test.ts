/**
 * Lists that are gone through page by page while rows are added and leave: no row is shown twice, and none that stays is
 * left out. The pages of users and of the console work alike.
 */
import * as fc from 'fast-check';
import { Fields } from '../../../src/web/framework/fields';
import { type ListPage, readListPage } from '../../../src/web/framework/listPages';
import type { Client } from '../../support/client';
import { signInToConsole } from '../../support/consoleClient';
import { exchangeOfThisFile } from '../../support/exchange';
import { signUpTrader } from '../../support/marketTrader';
import { createTraders, orderBody, placeOrder } from '../../support/orderHelpers';
import type { PageClient } from '../../support/pageClient';

const exchange = exchangeOfThisFile();

describe('any list', () => {
  const PAGE_ROWS = 5;

  /** The newest row is the first and has the highest number. */
  class ChangingList {
    rows: readonly number[];
    constructor(private newest: number) {
      this.rows = Array.from({ length: newest }, (_, index) => newest - index);
    }

    change({ added, removed }: { readonly added: number; readonly removed: readonly number[] }): void {
      const more = Array.from({ length: added }, (_, index) => this.newest + added - index);
      this.newest += added;
      this.rows = [...more, ...this.rows].filter((_row, index) => !removed.includes(index));
    }

    page(query: Readonly<Record<string, string>>): Promise<ListPage<number>> {
      return readListPage<number>(new Fields(query), {
        read: async ({ limit, offset }) => this.rows.slice(offset, offset + limit),
        positionOf: (row) => [Math.ceil(row / 2), row % 2 === 0 ? 1 : 0],
        ...{ pageRows: PAGE_ROWS, pagesMax: 1_000 },
      });
    }
  }

  const changes = fc.array(
    fc.record({ added: fc.nat({ max: 12 }), removed: fc.array(fc.nat({ max: 60 }), { maxLength: 8 }) }),
    { minLength: 1, maxLength: 20 },
  );

  test.each(['older', 'newer'] as const)('from page to page, to the %s one, each row that stays is shown once', (way) =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 60 }), changes, async (length, steps) => {
        const list = new ChangingList(length);
        const atFirst = new Set(list.rows);
        let page = await list.page(way === 'older' ? {} : { page: '1000' });
        // The last page of the list that does not change yet.
        while (way === 'newer' && page.rows.length === 0 && page.newer) page = await list.page(page.newer);
        const begin = page.rows.at(-1) ?? 0;
        const shown: number[][] = [[...page.rows]];
        for (let step = 0; page[way] !== undefined; step += 1) {
          list.change(steps[step] ?? { added: 0, removed: [] });
          page = await list.page(page[way]);
          expect(list.rows.slice(page.offset, page.offset + page.rows.length)).toEqual(page.rows);
          shown.push([...page.rows]);
        }
        const stayed = list.rows.filter((row) => atFirst.has(row) && (way === 'older' || row >= begin));
        expect(stayed.filter((row) => !shown.flat().includes(row))).toEqual([]);
        // On the way back, the first page of the list is always a full one.
        const complete = way === 'older' ? shown : shown.slice(0, -1);
        expect(new Set(complete.flat()).size).toBe(complete.flat().length);
      }),
      { numRuns: 1_000 },
    ),
  );

  test('a list that does not change has the pages that its numbers say, also without links', async () => {
    const list = new ChangingList(12);
    expect((await list.page({ page: '2' })).rows).toEqual([7, 6, 5, 4, 3]);
    expect(await list.page({ page: '3' })).toMatchObject({ rows: [2, 1], offset: 10, older: undefined });
    expect((await list.page({ after: 'nonsense', page: '2' })).rows).toEqual([7, 6, 5, 4, 3]);
    const last = await list.page((await list.page((await list.page({})).older ?? {})).older ?? {});
    expect((await list.page(last.newer ?? {})).rows).toEqual([7, 6, 5, 4, 3]);
    // So far from where the row was that it is not looked for there.
    expect((await new ChangingList(500).page({ after: '0', page: '2' })).rows).toEqual([495, 494, 493, 492, 491]);
  });
});

/** Follows the link with this text on the page at `path`, after `change`. */
async function followAfter(
  browser: PageClient,
  path: string,
  { link, change }: { readonly link: string; readonly change: () => Promise<unknown> },
) {
  const first = await browser.open(path);
  await change();
  const href = new RegExp(`<a [^>]*?href="([^"]+)"[^>]*>${link}</a>`).exec(first.answer.text)?.[1] ?? 'no such link';
  const second = await browser.open(href.replaceAll('&amp;', '&').replace(/#.*/, ''));
  return { first: first.words, second: second.words };
}

/** Prices, amounts or notes from 2,100 on, each of one row. */
function numbersIn(words: string): number[] {
  return [...words.matchAll(/\b2,(1\d\d)\b/g)].map(([, digits]) => Number(digits));
}

const countedDown = (from: number, to: number): number[] =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index);

async function createTrader() {
  const { browser, id } = await signUpTrader(exchange());
  const key = await exchange().issueApiKey(id, ['order_create', 'order_cancel']);
  const client = exchange().anonymous.withCredentials({ kind: 'key', ...key });
  return { browser, id, client };
}

/** These orders are rejected, because they would trade. */
async function rejectedOrders(client: Client, from: number, to: number): Promise<void> {
  const numbers = countedDown(to, from).reverse();
  for (let start = 0; start < numbers.length; start += 20)
    await client.expect('createOrderBatch', 200, {
      body: {
        mode: 'each',
        orders: numbers
          .slice(start, start + 20)
          .map((number) =>
            orderBody({ side: 'buy', price: `2${number}`, amount: '0.1', post_only: true, nonce: number }),
          ),
      },
    });
}

describe('the pages', () => {
  beforeAll(async () => {
    const [seller] = await createTraders(exchange());
    await placeOrder(seller, { side: 'sell', price: '2000', amount: '1' });
  });

  test('the history of a user goes on behind the last row, whatever was added', async () => {
    const { browser, client } = await createTrader();
    await rejectedOrders(client, 101, 140);
    const change = () => rejectedOrders(client, 141, 145);
    const { first, second } = await followAfter(browser, '/account/history?kind=orders', { link: 'Older', change });
    expect([numbersIn(first), numbersIn(second)]).toEqual([countedDown(140, 116), countedDown(115, 101)]);
  });

  test('the tab of closed orders does so, too, when an older order is closed', async () => {
    const { browser, client } = await createTrader();
    await rejectedOrders(client, 101, 130);
    const { id } = await client.expect('createOrder', 200, {
      body: { type: 'limit', pair: 'btc_thb', side: 'buy', price: '1', amount: '20', nonce: 500 },
    });
    await rejectedOrders(client, 131, 140);
    const change = () => client.expect('cancelOrder', 202, { path: { id }, body: {} });
    const path = '/market/btc_thb?tab=history';
    const { first, second } = await followAfter(browser, path, { link: 'Older', change });
    expect([numbersIn(first), numbersIn(second)]).toEqual([countedDown(140, 116), countedDown(115, 101)]);
  });

  test('so does the history of a wallet', async () => {
    const { browser, id } = await createTrader();
    for (const number of countedDown(115, 101).reverse()) await exchange().deposit(id, 'thb', `2${number}`);
    const change = () => exchange().deposit(id, 'thb', '2116');
    const { first, second } = await followAfter(browser, '/wallets/thb/deposit', { link: 'Older', change });
    expect([numbersIn(first), numbersIn(second)]).toEqual([countedDown(115, 106), countedDown(105, 101)]);
  });
});

test('the file of trades of several markets, which count their trades each from 1, has every trade', async () => {
  const { browser, client } = await createTrader();
  const [seller] = await createTraders(exchange());
  const TRADES = 260;
  for (const pair of ['btc_thb', 'eth_thb']) {
    await exchange().deposit(seller.id, pair.slice(0, 3), '100');
    await placeOrder(seller, { side: 'sell', pair, price: '20', amount: '100' });
    for (let batch = 0; batch < TRADES / 20; batch += 1)
      await client.expect('createOrderBatch', 200, {
        body: {
          mode: 'each',
          orders: Array.from({ length: 20 }, (_none, index) =>
            orderBody({
              side: 'buy',
              pair,
              price: '20',
              amount: '0.1',
              nonce: 1_000 + batch * 20 + index + (pair === 'btc_thb' ? 0 : TRADES),
            }),
          ),
        },
      });
  }
  const file = await browser.send('/account/history.csv?kind=trades');
  expect(file.text.split('\r\n')).toHaveLength(2 * TRADES + 2);
});

test('the lists of the console do so, too, and say where the page is', async () => {
  const { id: userid } = await exchange().createUser();
  await exchange().restart({ DUAL_CONTROL: 'on' });
  const { browser } = await signInToConsole(exchange(), 'operator');
  const note = async (from: number, to: number) => {
    for (let number = from; number <= to; number += 1)
      await exchange().operator.expect('createUserNote', 201, { path: { userid }, body: { text: `2,${number}` } });
  };
  await note(101, 160);
  const change = () => note(161, 163);
  const path = '/operator/actions?lang=en&operation=createUserNote';
  const { first, second } = await followAfter(browser, path, { link: 'Next page', change });
  expect([numbersIn(first), numbersIn(second)]).toEqual([countedDown(160, 111), countedDown(110, 101)]);
  expect(first).toContain(' 1 to 50 of 60 ');
  expect(second).toContain(' 54 to 63 of 63 ');
});
