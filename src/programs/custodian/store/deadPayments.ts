/**
 * Payments that can never be mined, on chains with outputs: another transaction has spent what they spend, or what they
 * spend can no longer come to exist. That is decided from everything that no block contains: the custodian's payments, which
 * spend each other's change, and the transactions of others that a reorganization has removed.
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom, optionalIntegerFrom } from '../../../store/connection/columnValues';
import { type Outpoint, outpointKey } from '../model/chain';
import type { PaymentState } from './payments';
import { listRemovedInputs } from './removedInputs';
import { timed } from './timed';

export interface DeadPayment {
  readonly id: number;
  readonly state: 'pending' | 'prepared';
  readonly output: Outpoint;
  /** The transaction that has spent the output; null if the output can no longer come to exist. */
  readonly rivalTxid: string | null;
}

/** Returns the dead payments that blocks up to a height decide, the oldest first. */
export async function deadPayments(
  database: Knex,
  network: string,
  throughHeight: number,
): Promise<readonly DeadPayment[]> {
  const inputs = await openInputs(database, network);
  if (inputs.length === 0) return [];
  const impossible = await impossibleTransactions(database, network, throughHeight);
  const isDecided = (height: number | null): boolean => height !== null && height <= throughHeight;
  const dead = new Map<number, DeadPayment>();
  for (let before = -1; before < dead.size; ) {
    before = dead.size;
    for (const { id, state, output, ...input } of inputs) {
      if (dead.has(id)) continue;
      const isMissing =
        input.height === null &&
        (impossible.has(output.txid) ||
          input.makerState === 'lost' ||
          isDecided(input.otherVersionHeight) ||
          (input.makerId !== null && dead.has(input.makerId)));
      if (isMissing) dead.set(id, { id, state, output, rivalTxid: null });
      else if (isDecided(input.spentHeight)) dead.set(id, { id, state, output, rivalTxid: input.spentTxid });
    }
  }
  return [...dead.values()].sort((one, other) => one.id - other.id);
}

/** The removed transactions of others that can no longer be mined, and those that spend their outputs. */
async function impossibleTransactions(
  database: Knex,
  network: string,
  throughHeight: number,
): Promise<ReadonlySet<string>> {
  const inputs = await listRemovedInputs(database, network);
  const impossible = new Set<string>();
  for (let before = -1; before < impossible.size; ) {
    before = impossible.size;
    for (const { txid, spent, rivalHeight } of inputs)
      if ((rivalHeight !== null && rivalHeight <= throughHeight) || impossible.has(spent.txid)) impossible.add(txid);
  }
  return impossible;
}

interface OpenInput {
  readonly id: number;
  readonly state: 'pending' | 'prepared';
  readonly output: Outpoint;
  readonly height: number | null;
  readonly spentTxid: string | null;
  readonly spentHeight: number | null;
  /** The payment that makes the output, if it is one of the custodian's. */
  readonly makerId: number | null;
  readonly makerState: PaymentState | null;
  /** Block with another version of that payment. */
  readonly otherVersionHeight: number | null;
}

/** The inputs of payments that no block contains yet. */
async function openInputs(database: Knex, network: string): Promise<readonly OpenInput[]> {
  const rows: readonly Row[] = await timed(
    database('payments')
      .join('outputs', 'outputs.payment_id', 'payments.id')
      .leftJoin('transactions as maker', (on) =>
        on.on('maker.network', 'outputs.network').on('maker.txid', 'outputs.txid'),
      )
      .leftJoin('payments as making', 'making.id', 'maker.payment_id')
      .where({ 'payments.network': network })
      .whereIn('payments.state', ['pending', 'prepared'])
      .select(
        ...['payments.id', 'payments.state', 'outputs.txid', 'outputs.output', 'outputs.height'],
        ...[
          'outputs.spent_txid',
          'outputs.spent_height',
          'maker.payment_id as maker_id',
          'making.state as maker_state',
        ],
        database('transactions as other')
          .whereRaw('other.payment_id = maker.payment_id and other.id <> maker.id')
          .min('other.height')
          .as('other_height'),
      ),
  );
  return rows.map((row) => ({
    id: integerFrom(row.id),
    state: row.state,
    output: { txid: row.txid, output: integerFrom(row.output) },
    height: optionalIntegerFrom(row.height),
    spentTxid: row.spent_txid,
    spentHeight: optionalIntegerFrom(row.spent_height),
    makerId: optionalIntegerFrom(row.maker_id),
    makerState: row.maker_state,
    otherVersionHeight: optionalIntegerFrom(row.other_height),
  }));
}

/**
 * The pending payments that no block can contain as blocks are now, one sentence for each. A payment that spends a deposit
 * that was given up is one of them, even if nothing else has spent the coins of the deposit.
 */
export async function strandedPayments(database: Knex, network: string): Promise<readonly string[]> {
  const dead = await deadPayments(database, network, Number.MAX_SAFE_INTEGER);
  const givenUp: readonly { id: BigintColumn; txid: string; output: BigintColumn }[] = await timed(
    database('payments')
      .join('outputs', 'outputs.payment_id', 'payments.id')
      .join('deposits', (on) =>
        on
          .on('deposits.network', 'outputs.network')
          .on('deposits.txid', 'outputs.txid')
          .on('deposits.output', 'outputs.output'),
      )
      .where({ 'payments.network': network, 'payments.state': 'pending', 'deposits.state': 'lost' })
      .select('payments.id', 'outputs.txid', 'outputs.output'),
  );
  const all = new Map<number, string>();
  for (const { id, txid, output } of givenUp)
    all.set(integerFrom(id), `${outpointKey({ txid, output: integerFrom(output) })}, which is in no block`);
  for (const { id, state, output, rivalTxid } of dead)
    if (state === 'pending')
      all.set(id, `${outpointKey(output)}, ${rivalTxid === null ? 'which is in no block' : `as ${rivalTxid} has`}`);
  return [...all].map(([id, what]) => `payment ${id} spends ${what}`);
}

interface Row {
  readonly id: BigintColumn;
  readonly state: 'pending' | 'prepared';
  readonly txid: string;
  readonly output: BigintColumn;
  readonly height: BigintColumn | null;
  readonly spent_txid: string | null;
  readonly spent_height: BigintColumn | null;
  readonly maker_id: BigintColumn | null;
  readonly maker_state: PaymentState | null;
  readonly other_height: BigintColumn | null;
}
