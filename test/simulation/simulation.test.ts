/**
 * A short run of `make simulate`: random histories with a failing database and a failing message bus violate no
 * invariant, and a seed replays exactly.
 */
import { printSeed } from '../support/randomSeed';
import { runSeed } from './runSeeds';

const SEEDS = 50;
/** Limit of further seeds until rare events have occurred; a lost lease occurs in one history of thirty. */
const SEEDS_MAX = 800;
const STEPS = 60;

test(`${SEEDS} random histories of ${STEPS} steps violate no invariant and contain every kind of command and fault`, async () => {
  const first = printSeed('simulation', 1);
  const occurred = new Set<string>();
  const isMissing = (name: string): boolean => !occurred.has(name);
  for (let seed = first; seed < first + SEEDS || (seed < first + SEEDS_MAX && REQUIRED.some(isMissing)); seed += 1) {
    const { findings, trace, counts } = await runSeed(seed, STEPS);
    for (const name of counts.keys()) occurred.add(name);
    if (findings.length > 0)
      throw new Error(`make simulate SEED=${seed} STEPS=${STEPS} reports:
${findings.join('\n')}\n${trace.join('\n')}`);
  }
  expect(REQUIRED.filter(isMissing)).toEqual([]);
});

test('a seed determines its history to the last statement, and another seed gives another history', async () => {
  const seed = printSeed('replay');
  const [first, repeated, other] = [
    await runSeed(seed, STEPS),
    await runSeed(seed, STEPS),
    await runSeed(seed + 1, STEPS),
  ];
  expect(repeated.hash).toBe(first.hash);
  expect(other.hash).not.toBe(first.hash);
});

const REQUIRED = [
  ...[
    'create_order',
    'cancel_order',
    'amend_order',
    'create_portal_order',
    'credit_deposit',
    'announce_deposit',
    'request_withdrawal',
  ].map((type) => `answer: ${type} done`),
  ...['move_withdrawal', 'cancel_withdrawal', 'set_asset', 'set_symbol', 'set_fees', 'set_withdrawal_limit'].map(
    (type) => `answer: ${type} done`,
  ),
  ...[
    'create_order done before',
    'create_order unknown',
    'create_order not_done',
    'create_order IDEMPOTENCY_CONFLICT',
    'create_order ORDER_NOTIONAL_TOO_SMALL',
    'create_order TOO_MANY_STOP_ORDERS',
    'create_portal_order PORTAL_SPENDING_LIMIT_EXCEEDED',
    'create_portal_order PORTAL_QUOTE_USED',
    'create_portal_order PORTAL_QUOTE_EXPIRED',
    'create_portal_order PORTAL_QUOTE_MARKET_MOVED',
  ].map((answer) => `answer: ${answer}`),
  ...['deadlock', 'lock_wait', 'read_only', 'commit_error', 'cut_before', 'cut_after', 'mute', 'slow'].map(
    (fault) => `fault ${fault} at commit`,
  ),
  ...['GTC order', 'IOC order', 'FOK order', 'market order', 'triggered GTC order', 'Portal order'].map(
    (kind) => `continued ${kind}`,
  ),
  'recovery of an order that goes on',
  'answer: set_cancel_timer done',
  'answer: create_order_list done',
  'answer: create_order_list INVALID_ORDER_LIST_PRICES',
  'answer: create_oto_list done',
  'expired timer',
  'server ended: LeaseLost',
  'inspections',
  'followed events compared with their decision',
  'followed events compared with a recovery',
  'warm takeover',
  ...['lost', 'repeated', 'reordered'].map((fault) => `bus fault: ${fault}`),
  ...['freeze the bus', 'restart the bus', 'partition a gateway', 'partition a server from the bus'].map(
    (step) => `step: ${step}`,
  ),
  ...['send garbage', 'kill a gateway', 'suspend a gateway', 'cut a gateway off from the database'].map(
    (step) => `step: ${step}`,
  ),
  'answer through a gateway',
  'answer: create_order not_current',
  'gateway inspections',
  'gateway reads a gap from the table',
  'gateway loads the tables again',
];
