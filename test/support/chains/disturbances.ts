/** What happens to a custodian and its node while withdrawals are paid: kills, and connections that are cut. */
import type { CommitFate } from '../faultProxy';
import type { Random } from '../randomSeed';
import type { TestCustodian } from './testCustodian';

interface Disturbed {
  readonly custodian: TestCustodian;
  readonly node: { kill(): Promise<void>; start(): Promise<void> };
}

/** Breaks something. Returns what repairs it. */
export async function disturb(random: Random, { custodian, node }: Disturbed): Promise<() => Promise<void>> {
  const { proxy } = custodian;
  const kind = random.integer(0, 4);
  if (kind === 0) await killAt(custodian, 'at once', random);
  if (kind === 1) await killAt(custodian, 'in a commit', random);
  if (kind === 2) {
    await node.kill();
    await new Promise((resolve) => setTimeout(resolve, random.next() * 500));
    await node.start();
  }
  if (kind === 3) proxy.cutAll();
  if (kind !== 4) return () => Promise.resolve();
  proxy.commitFate = (): CommitFate => {
    const chance = random.next();
    return chance < 0.15 ? 'cut_after' : chance < 0.3 ? 'cut_before' : 'pass';
  };
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    proxy.commitFate = () => 'pass';
  };
}

/** Kills the custodian, at a commit perhaps with its outcome stored and never answered. */
async function killAt(custodian: TestCustodian, moment: 'at once' | 'in a commit', random: Random): Promise<void> {
  const { proxy } = custodian;
  if (moment === 'in a commit') {
    let commits = random.integer(1, 6);
    const fate: CommitFate = random.next() < 0.5 ? 'cut_after' : 'cut_before';
    let cut = false;
    proxy.commitFate = () => {
      commits -= 1;
      if (commits > 0) return 'pass';
      cut = true;
      return fate;
    };
    const deadline = Date.now() + 2_000;
    while (!cut && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 5));
  } else await new Promise((resolve) => setTimeout(resolve, random.next() * 300));
  await custodian.kill();
  proxy.commitFate = () => 'pass';
  await custodian.restart();
}
