import { audit } from '../../src/engine/audit/audit';
import { engineDatabase } from '../../src/store/connection/engineConnection';
import { limitOrder } from '../support/limitOrder';
import { cancel, deposit, EngineHarness } from './engineHarness';

test('bench', async () => {
  const bench = await EngineHarness.create();
  const engine = await bench.start();
  for (const user of [1, 2, 3, 4]) {
    await engine.execute(deposit(user, 'thb', '1000000000'));
    await engine.execute(deposit(user, 'btc', '1000000'));
  }
  const say = (text: string) => process.stderr.write(`BENCH ${text}\n`);
  const place = async (count: number) => {
    for (let done = 0; done < count; done += 500) {
      const outcomes = await Promise.all(
        Array.from({ length: 500 }, (_, i) =>
          engine.execute(limitOrder((i % 4) + 1, i % 2 === 0 ? 'buy' : 'sell', String(1000 + (i % 7) - 3), '0.01')),
        ),
      );
      if (done % 1000 === 0)
        await Promise.all(
          outcomes
            .slice(0, 100)
            .map(({ event }) =>
              event?.order && event.order.status === 'created'
                ? engine.execute(cancel(event.order.userId, event.order.id))
                : undefined,
            ),
        );
    }
  };
  const database = engineDatabase(bench.database);
  const time = async (name: string, since: 'start' | 'checkpoint', checkpointEvents = 1e9) => {
    const from = performance.now();
    const cpu = process.cpuUsage();
    const report = await audit({ database, since, checkpointEvents });
    const used = process.cpuUsage(cpu);
    say(
      `${name}: ${Math.round(performance.now() - from)} ms, ${Math.round((used.user + used.system) / 1000)} ms of this process; ${report.counts.events} events, ${report.counts.orders} orders, ${report.counts.trades} trades, ${report.violations.length} violations`,
    );
  };
  await place(1000);
  await time('first', 'start', 1);
  await place(190_000);
  await time('since checkpoint, 190,000', 'checkpoint');
  await time('complete', 'start', 1);
  await place(10_000);
  await time('since checkpoint, 10,000', 'checkpoint');
  await time('since checkpoint, 10,000', 'checkpoint');
  await engine.stop();
}, 3_000_000);
