/** The stream of the running server: a trade made over HTTP arrives, and a restart is announced and survived. */
import type { components } from '../../generated/streams';
import { exchangeOfThisFile } from '../support/exchange';
import { Story } from '../support/scenario';
import type { Frame } from '../support/streamClient';

const exchange = exchangeOfThisFile();

type Kline = components['schemas']['Kline'];
const kline = (frame: Frame): Kline => frame['k'] as Kline;
const isKline = (frame: Frame): boolean => frame['e'] === 'kline';

test('a month of trades goes on where it was after the server was restarted, and after it was killed', async () => {
  const story = new Story(exchange());
  await story.play(`
    maya has 5 btc
    noah has 1000 thb
    maya sells 3 at 100 -> created
  `);
  const before = await exchange().stream('/ws/btc_thb@kline_1M');
  await story.play('noah buys 1 at 100 -> completed 1@100');
  expect(kline(await before.next(isKline))).toMatchObject({ f: 1, L: 1, o: '100', c: '100', v: '1', q: '100', n: 1, V: '1', x: false });
  await exchange().restart();
  expect((await before.closed).code).toBe(1012);
  expect(before.frames.at(-1)).toMatchObject({ e: 'serverShutdown' });

  const between = await exchange().stream('/stream?streams=btc_thb@kline_1M');
  await story.play('noah buys 1 at 101 -> completed 1@100');
  const wrapped = await between.next((frame) => frame['stream'] === 'btc_thb@kline_1M');
  expect(kline(wrapped['data'] as Frame)).toMatchObject({ f: 1, L: 2, n: 2, v: '2', q: '200' });
  await exchange().kill();
  expect((await between.closed).code).toBe(1006);
  await exchange().restart();

  const after = await exchange().stream('/ws');
  expect(await after.request('SUBSCRIBE', ['btc_thb@kline_1M'], 1)).toMatchObject({ result: null });
  await story.play('noah buys 1 at 101 -> completed 1@100');
  expect(kline(await after.next(isKline))).toMatchObject({ f: 1, L: 3, n: 3, v: '3', q: '300' });
  await after.close();
});
