/** One row for each network: its position in the chain, and the lock of everything that changes funds on it. */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom, optionalIntegerFrom } from '../../../store/connection/columnValues';
import type { CustodianTransaction } from '../model/chain';
import { timed } from './timed';

/** The last block whose effects are stored. */
export interface BlockPosition {
  readonly height: number;
  readonly hash: string;
}

export interface ChainRow {
  readonly genesisHash: string | null;
  /** The last applied block; null before the first one. */
  readonly position: BlockPosition | null;
  /** Reorganizations so far. Between two of them, no block is applied twice. */
  readonly rollbacks: number;
}

interface Row {
  readonly genesis_hash: string | null;
  readonly height: BigintColumn | null;
  readonly hash: string | null;
  readonly rollbacks: BigintColumn;
}

/** Writes only if the row is missing, so that it never waits for the lock of another process. */
export async function ensureChain(database: Knex, network: string): Promise<void> {
  if ((await timed(database('chains').where({ network }).first('network'))) !== undefined) return;
  await timed(database('chains').insert({ network }).onConflict('network').ignore());
}

export async function findChain(database: Knex, network: string): Promise<ChainRow> {
  return rowOf(await timed(database('chains').where({ network }).first()));
}

/** Locks the network: until the transaction ends, no other one changes its funds or position. */
export async function lockChain(transaction: CustodianTransaction, network: string): Promise<ChainRow> {
  return rowOf(await transaction('chains').where({ network }).forUpdate().first());
}

export async function storeGenesis(database: Knex, network: string, genesisHash: string): Promise<void> {
  await timed(database('chains').where({ network }).whereNull('genesis_hash').update({ genesis_hash: genesisHash }));
}

/** Moves the position forward to a new block. */
export async function storeBlock(
  transaction: CustodianTransaction,
  network: string,
  { height, hash }: BlockPosition,
  keptBlocks: number,
): Promise<void> {
  await transaction('chains').where({ network }).update({ height, hash });
  await transaction('blocks').insert({ network, height, hash });
  await transaction('blocks')
    .where({ network })
    .where('height', '<=', height - keptBlocks)
    .delete();
}

/** Blocks before the first position, to which a reorganization can go back. */
export async function storeFirstBlocks(
  transaction: CustodianTransaction,
  network: string,
  blocks: readonly BlockPosition[],
): Promise<void> {
  if (blocks.length > 0)
    await transaction('blocks').insert(blocks.map(({ height, hash }) => ({ network, height, hash })));
}

/** Moves the position back to a block that is stored. */
export async function removeBlocksAbove(
  transaction: CustodianTransaction,
  network: string,
  { height, hash }: BlockPosition,
): Promise<void> {
  await transaction('blocks').where({ network }).where('height', '>', height).delete();
  await transaction('chains').where({ network }).update({ height, hash }).increment('rollbacks', 1);
}

/** The stored blocks, the newest first. */
export async function storedBlocks(database: Knex, network: string): Promise<readonly BlockPosition[]> {
  const rows: readonly { height: BigintColumn; hash: string }[] = await timed(
    database('blocks').where({ network }).orderBy('height', 'desc').select('height', 'hash'),
  );
  return rows.map(({ height, hash }) => ({ height: Number(height), hash }));
}

function rowOf(row: Row | undefined): ChainRow {
  if (row === undefined) throw new Error('the network has no row in chains');
  const height = optionalIntegerFrom(row.height);
  return {
    genesisHash: row.genesis_hash,
    position: height === null || row.hash === null ? null : { height, hash: row.hash },
    rollbacks: integerFrom(row.rollbacks),
  };
}
