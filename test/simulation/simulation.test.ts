/** The quick share of `make simulate`: random histories under a failing database hold every invariant, and a seed replays exactly. */
import { printSeed } from '../support/seed';
import { play } from './run';

const SEEDS = 100;
/** What is seldom (a server that loses its lease is in one history of thirty) is waited for so long. */
const SEEDS_MAX = 800;
const STEPS = 60;

test(`${SEEDS} random histories of ${STEPS} steps hold every invariant; every kind of command, fault and shake is among them`, async () => {
  const first = printSeed('simulation');
  const happened = new Set<string>();
  const isMissing = (name: string): boolean => !happened.has(name);
  for (let seed = first; seed < first + SEEDS || (seed < first + SEEDS_MAX && MUST_HAPPEN.some(isMissing)); seed += 1) {
    const { findings, trace, counts } = await play(seed, STEPS);
    for (const name of counts.keys()) happened.add(name);
    if (findings.length > 0)
      throw new Error(`make simulate SEED=${seed} STEPS=${STEPS} finds:\n${findings.join('\n')}\n${trace.join('\n')}`);
  }
  expect(MUST_HAPPEN.filter(isMissing)).toEqual([]);
}, 300_000);

test('one seed is one history, to the last statement; another seed is another', async () => {
  const seed = printSeed('replay');
  const [once, again, other] = [await play(seed, STEPS), await play(seed, STEPS), await play(seed + 1, STEPS)];
  expect(again.hash).toBe(once.hash);
  expect(other.hash).not.toBe(once.hash);
});

const MUST_HAPPEN = [
  ...[
    'create_order',
    'cancel_order',
    'amend_order',
    'create_portal_order',
    'credit_deposit',
    'announce_deposit',
    'request_withdrawal',
  ].map((type) => `answer: ${type} done`),
  ...['move_withdrawal', 'set_asset', 'set_symbol', 'set_fees', 'set_withdrawal_limit'].map(
    (type) => `answer: ${type} done`,
  ),
  ...[
    'create_order done before',
    'create_order unknown',
    'create_order not_done',
    'create_order IDEMPOTENCY_CONFLICT',
  ].map((answer) => `answer: ${answer}`),
  ...['deadlock', 'lock_wait', 'read_only', 'cut_before', 'cut_after', 'mute', 'slow'].map(
    (fault) => `fault ${fault} at commit`,
  ),
  'server ended: LeaseLost',
  'inspections',
];
