/**
 * Notices that the database has lost rows that no event tells of: users, API keys, partners and so on. A server remembers
 * which life of the database it serves, and the highest id of each of these tables.
 */
import type { Life } from '../../core/model/lives';
import type { EngineConnection } from '../connection/engineConnection';
import type { LogPosition } from '../events/eventChain';
import { readLives } from './lives';
import { LostCommits } from './lostCommits';

export interface Identities {
  /** The name of the newest life. */
  readonly life: string;
  /** The highest id of each table; 0 if it is empty. */
  readonly highest: Readonly<Record<string, number>>;
}

/** Tables whose newest row is never deleted, so that their highest id never decreases. */
const TABLES = [
  'users',
  'api_keys',
  'operator_tokens',
  'operator_actions',
  'partners',
  'deposit_addresses',
  // These are deleted after a long time, which may be all of them.
  'sign_ins',
] as const;

type Connection = Pick<EngineConnection, 'rows'>;

export async function readIdentities(connection: Connection): Promise<Identities> {
  const columns = TABLES.map((table) => `(SELECT COALESCE(MAX(id), 0) FROM ${table}) AS ${table}`);
  const [row] = await connection.rows<Readonly<Record<string, number | string>>>(
    `SELECT (SELECT name FROM lives ORDER BY number DESC LIMIT 1) AS life, ${columns.join(', ')}`,
  );
  const highest = Object.fromEntries(TABLES.map((table) => [table, Number(row?.[table])]));
  return { life: String(row?.['life']), highest };
}

/** What is lost; undefined if nothing is. `last`: the last published position. */
export async function findLostRows(
  connection: Connection,
  known: Identities,
  last: LogPosition,
): Promise<LostCommits | undefined> {
  const now = await readIdentities(connection);
  if (now.life !== known.life) {
    const next = lifeAfter(await readLives(connection), known.life);
    const what = `the database begins a new life after event ${next.previousSequence}, and may lack users, keys and other rows`;
    return LostCommits.rows(what, next.previousSequence, last);
  }
  const lacking = TABLES.find((table) => {
    const highest = now.highest[table] ?? 0;
    return highest < (known.highest[table] ?? 0) && !(table === 'sign_ins' && highest === 0);
  });
  if (lacking === undefined) return undefined;
  const [newest] = await connection.rows<{ last: number | null }>('SELECT MAX(sequence) AS last FROM events');
  const what = `the table ${lacking} of the database ends at ${now.highest[lacking]} and lacks ids up to ${known.highest[lacking]}`;
  return LostCommits.rows(what, Number(newest?.last ?? 0), last);
}

/** The life that followed the one that was known; the newest if this database does not know that one. */
function lifeAfter(lives: readonly Life[], name: string): Life {
  const at = lives.findIndex((life) => life.name === name);
  const life = at < 0 ? lives.at(-1) : lives[at + 1];
  if (life === undefined) throw new Error('the table lives is empty: run the migrations');
  return life;
}

/** Whether the newest life began after everything that the server knows. */
export function isBeyond(life: Life, known: Identities | undefined, { sequence }: LogPosition): boolean {
  return life.idsAfter >= sequence && life.name !== known?.life;
}
