/**
 * The start of a server with a million open orders and accounts, first and repeated, its memory, and the cost of an
 * order compared with empty tables.
 */
import { TestExchange } from '../../support/exchange';
import { LOOP_DELAY_ARGUMENTS, processSnapshot } from '../../support/loopDelay';
import { compareOrderCost, createOrderLoad } from '../compareOrderCost';
import type { Figure } from '../figure';
import { growTables } from '../growthTables';
import type { MeasuredFigures } from '../measuredFigures';
import { residentBytes } from '../measuredProcesses';

const OPEN_ORDERS = Number(process.env['OPEN_ORDERS'] ?? 1_000_000);
const START_MS = 15_000;
const BYTES_AN_ORDER = 400;

export async function measureStart(rounds: number): Promise<MeasuredFigures> {
  const [large, empty] = [await TestExchange.start(SETTINGS), await TestExchange.start(SETTINGS)];
  try {
    await large.stop();
    await growTables({ url: large.schema.ownerUrl, users: OPEN_ORDERS / 2, nowMs: Date.now() });
    const first = await startFigure(large, 'first start', 'everything audited');
    await large.stop();
    const again = await startFigure(large, 'start', 'audited from the mark on');
    const memory = await memoryFigure(large, empty);
    const [more, less] = [await createOrderLoad(large), await createOrderLoad(empty)];
    const words = { words: `with ${OPEN_ORDERS} open orders and accounts`, lessWords: 'with none' };
    return { figures: [first, again, memory, ...(await compareOrderCost(rounds, more, less, words))] };
  } finally {
    await large.close();
    await empty.close();
  }
}

/** Arguments with which its memory can be measured. */
const SETTINGS = { nodeArguments: [...LOOP_DELAY_ARGUMENTS, '--expose-gc'] };

async function startFigure(exchange: TestExchange, name: string, audit: string): Promise<Figure> {
  const startedMs = performance.now();
  await exchange.restart();
  const tookMs = performance.now() - startedMs;
  return {
    name: `${name} with ${OPEN_ORDERS} open orders and accounts, ${audit}`,
    ours: `${(tookMs / 1_000).toFixed(1)} s`,
    against: `${START_MS / 1_000} s`,
    ratios: [tookMs / START_MS],
    bar: { kind: 'at most', ratio: 1 },
  };
}

async function memoryFigure(large: TestExchange, empty: TestExchange): Promise<Figure> {
  const used = async (exchange: TestExchange): Promise<number> =>
    (await processSnapshot(exchange)).usedMiB * 1_024 * 1_024;
  const bytes = ((await used(large)) - (await used(empty))) / OPEN_ORDERS;
  const resident = residentBytes(large.processId) / 1_024 ** 3;
  return {
    name: 'memory in use by an open order with its account',
    ours: `${bytes.toFixed(0)} bytes (the process holds ${resident.toFixed(2)} GiB)`,
    against: `${BYTES_AN_ORDER} bytes`,
    ratios: [bytes / BYTES_AN_ORDER],
    bar: { kind: 'at most', ratio: 1 },
  };
}
