/** A slow, narrow or breaking way to the database (promise 20) costs errors and time, never money, and all comes back by itself. */
import { Workload } from '../crash/workload';
import { startFakePartner } from '../support/partner/fakePartner';
import { randomFrom, seedOf } from '../support/seed';
import { onGround, tell } from './ground';

const SECONDS = Number(process.env['LINK_SECONDS'] ?? 60);
const CLIENTS = 8;

test(`${SECONDS} s over a link that is slow, narrow, and cut at random: nothing acknowledged is lost or doubled`, async () => {
  const seed = seedOf('bad link');
  // What happens to the link does not depend on how much the clients could ask for meanwhile.
  const random = randomFrom(seed);
  const partner = await startFakePartner();
  await onGround({}, async ({ exchange, proxy }) => {
    const workload = await Workload.create(exchange, partner, CLIENTS, randomFrom(seed));
    const untilMs = performance.now() + SECONDS * 1_000;
    const seen: Record<string, number> = {};
    while (performance.now() < untilMs) {
      const clients = workload.run();
      const trouble = random.pick(['slow', 'narrow', 'cut', 'refused'] as const);
      seen[trouble] = (seen[trouble] ?? 0) + 1;
      if (trouble === 'slow') proxy.become({ delayMs: 200 });
      if (trouble === 'narrow') proxy.become({ bytesPerSecond: 1_000 });
      if (trouble === 'cut') for (let cut = 0; cut < 5; cut += 1) setTimeout(() => proxy.cutAll(), random.integer(0, 1_000));
      if (trouble === 'refused') {
        proxy.refusing = true;
        proxy.cutAll();
      }
      await new Promise((resolve) => setTimeout(resolve, random.integer(1_000, 4_000)));
      proxy.become({});
      proxy.refusing = false;
      workload.stop();
      await clients;
    }
    while ((await exchange.operator.call('getHouseBalances')).status !== 200) await new Promise((resolve) => setTimeout(resolve, 100));
    await exchange.audit();
    await workload.reconcile();
    tell(`bad link: ${JSON.stringify(seen)}, ${workload.acknowledged} acknowledged, 0 lost, 0 doubled`);
  });
  await partner.close();
}, 3_600_000);
