/**
 * An exchange to which events are applied is the exchange that decided them: random histories of all kinds of commands,
 * with the events written and read back as the log stores them. The simulation does the same with faults and takeovers.
 */
import { applyEvent } from '../../src/core/applyEvent';
import type { ClosedOrder } from '../../src/core/decide';
import { Exchange } from '../../src/core/exchange';
import { exchangeDigest } from '../../src/core/exchangeDigest';
import type { EngineEvent } from '../../src/core/model/events';
import type { Deposit, Withdrawal } from '../../src/core/model/model';
import { isOpenOrder } from '../../src/core/orders/order';
import { BatchDecider } from '../../src/engine/batchDecider';
import type { CommandOutcome } from '../../src/engine/types';
import { listFirstMarket } from '../../src/programs/roles/firstStart';
import { eventFromRow, eventToRow, parseEvent } from '../../src/store/events/eventRows';
import type { EventRow } from '../../src/store/events/payloadCodec';
import { SIMULATED_MATCH_LIMITS } from '../simulation/model/matchLimits';
import { ModelJudge } from '../simulation/model/modelJudge';
import { ReferenceModel } from '../simulation/model/referenceModel';
import { levelOf } from '../simulation/workload/users';
import { Workload } from '../simulation/workload/workload';
import { printSeed, seededRandom } from '../support/randomSeed';

const HISTORIES = 20;
const COMMANDS = 300;

/** The event as a row of the log. */
function storedRow(event: EngineEvent): EventRow {
  const [sequence, , timeMs, type, userId, payload] = eventToRow(event, 1);
  return { sequence, time_ms: timeMs, type, user_id: userId, payload: String(payload) } as EventRow;
}

async function playHistory(seed: number, onEvents: (leader: Exchange, events: readonly EngineEvent[]) => void) {
  const random = seededRandom(seed);
  const judge = new ModelJudge();
  const reference = new ReferenceModel(judge, levelOf);
  const workload = new Workload(random, reference);
  const leader = new Exchange();
  leader.timeMs = Date.UTC(2026, 11, 31, 23);
  leader.matchLimits = SIMULATED_MATCH_LIMITS;
  const history = {
    outcomes: new Map(),
    closedOrders: new Map<number, ClosedOrder>(),
    closedWithdrawals: new Map<number, Withdrawal>(),
    deposits: new Map<string, Deposit>(),
  };
  const play = (command: ReturnType<Workload['nextCommand']>) => {
    leader.timeMs += random.pick([0, 1, 1_000, 20_000, 90_000, 4_000_000]);
    const decider = new BatchDecider(leader, leader.timeMs, history);
    decider.continueOrders();
    decider.expireOrders(10);
    const busy: CommandOutcome = { refusal: { code: 'TRADING_DISABLED' }, event: null, replayed: false };
    const outcome = decider.mustWait(command) ? busy : decider.decide({ ...command, idempotencyKeys: [] });
    for (const event of decider.events) {
      reference.apply(event);
      for (const order of event.orders) if (!isOpenOrder(order)) history.closedOrders.set(order.id, order);
      if (event.withdrawal !== null) history.closedWithdrawals.set(event.withdrawal.id, event.withdrawal);
      if (event.deposit !== null) history.deposits.set(event.deposit.reference, event.deposit);
    }
    onEvents(leader, decider.events);
    return Promise.resolve(outcome);
  };
  await listFirstMarket({ committed: { symbols: () => [] } as never, execute: play });
  for (const command of workload.firstDeposits()) void play(command);
  for (let count = 0; count < COMMANDS; count += 1) void play(workload.nextCommand());
  expect(judge.findings).toEqual([]);
}

test(`applying each stored event of ${HISTORIES} random histories gives the exchange that decided it`, async () => {
  const first = printSeed('applied events');
  const types = new Set<string>();
  let digests = 0;
  for (let seed = first; seed < first + HISTORIES; seed += 1) {
    const follower = new Exchange();
    await playHistory(seed, (leader, events) => {
      for (const event of events) {
        applyEvent(follower, eventFromRow(storedRow(event)));
        types.add(event.type);
      }
      if (events.length === 0) return;
      digests += 1;
      expect(`seed ${seed}, event ${follower.sequence}: ${exchangeDigest(follower)}`).toBe(
        `seed ${seed}, event ${leader.sequence}: ${exchangeDigest(leader)}`,
      );
    });
  }
  expect(digests).toBeGreaterThan(HISTORIES * 100);
  expect(Array.from(types)).toEqual(
    expect.arrayContaining(['trigger_order', 'continue_order', 'expire_order', 'amend_order', 'create_portal_order']),
  );
});

test('events that are read from the text of a payload equal those of its parser', async () => {
  let read = 0;
  await playHistory(printSeed('decoded events'), (_leader, events) => {
    for (const row of events.map(storedRow)) {
      expect(eventFromRow(row)).toStrictEqual(parseEvent(row));
      read += 1;
    }
  });
  expect(read).toBeGreaterThan(50);
});

test('an event that does not follow the last one is not applied', () => {
  const exchange = new Exchange();
  const row = { sequence: 2, time_ms: 1, type: 'cancel_order', user_id: 1, payload: '{"v":1,"symbol":null}' };
  expect(() => applyEvent(exchange, eventFromRow(row))).toThrow('event 2 does not follow event 0');
});
