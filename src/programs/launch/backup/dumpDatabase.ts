/**
 * Dumps the database as SQL: all tables at one moment, however long it takes and whatever is written meanwhile. The
 * list of migrations comes last, so that a partly loaded dump is never mistaken for a complete database. No statement
 * contains the name of the schema, so that a dump loads into one with any name, also beside the original.
 */
import { parseDatabaseUrl } from '../../../foundation/database/databaseAddress';
import { listTablesAndViews, withConnection } from '../database/databaseGuards';
import { LaunchError } from '../process/terminal';
import { type OptionFile, startClient } from './databaseClients';

/** The list of migrations. */
const LAST_TABLE = 'knex_migrations';

const OPTIONS = [
  '--single-transaction',
  '--quick',
  '--routines',
  '--triggers',
  '--hex-blob',
  '--no-tablespaces',
  // If the dump is loaded by hand into a database with tables, it fails instead of replacing them.
  '--skip-add-drop-table',
  '--skip-add-locks',
  // Options of MySQL's program that MariaDB's does not know. Without them it would need rights that the owner of one
  // schema does not have.
  '--loose-set-gtid-purged=OFF',
  '--loose-column-statistics=0',
];

/** Dumps of MariaDB start with a line that MySQL's client cannot read. */
const SANDBOX_LINE = /^\/\*M?!999999[^\n]*\n/;
/** Another database has other users. Without a definer, the view has the rights of its reader. */
const DEFINER = /DEFINER=`[^`]*`@`[^`]*` ?/g;

export interface DumpSource {
  /** URL with a user that may read the whole schema. */
  readonly url: string;
  readonly program: string;
  readonly optionFile: OptionFile;
  readonly stopped: AbortSignal;
}

export async function* dumpDatabase(
  { url, program, optionFile, stopped }: DumpSource,
  onSequence: (sequence: number) => void,
): AsyncGenerator<Buffer> {
  const { database } = parseDatabaseUrl(url);
  const { views } = await withConnection(url, listTablesAndViews);
  const last = [...views, LAST_TABLE];
  const run = (options: readonly string[]) =>
    textOf({ program, optionFile, stopped, options: [...OPTIONS, ...options] });
  const lease = new LeaseRow();
  let first = true;
  for await (const part of run([...last.map((name) => `--ignore-table=${database}.${name}`), database])) {
    lease.scan(part);
    yield first ? Buffer.from(part.toString('latin1').replace(SANDBOX_LINE, ''), 'latin1') : part;
    first = false;
  }
  onSequence(lease.sequence());
  const parts: Buffer[] = [];
  for await (const part of run([database, ...last])) parts.push(part);
  const text = Buffer.concat(parts).toString('utf8').replace(SANDBOX_LINE, '').replace(DEFINER, '');
  // Definitions of views contain it, which would go on to read the original.
  yield Buffer.from(text.replaceAll(`\`${database.replaceAll('`', '``')}\`.`, ''));
}

async function* textOf(call: Parameters<typeof startClient>[0]): AsyncGenerator<Buffer> {
  const { stdin, stdout, failure, kill } = startClient(call);
  stdin.end();
  try {
    yield* stdout as AsyncIterable<Buffer>;
  } finally {
    kill();
  }
  const reason = await failure;
  if (reason !== undefined) throw new LaunchError(`The database could not be read: ${reason}`);
}

/**
 * Finds the newest sequence of the event log at the moment of the dump in the text that passes through; no query could
 * tell it. The line prefix is unambiguous, because values contain no line breaks.
 */
class LeaseRow {
  private static readonly INSERT = '\nINSERT INTO `engine_lease` VALUES';
  private static readonly ROW = /^[^(]*\(1,\d+,'(?:[^'\\]|\\.|'')*',\d+,(\d+),/;
  private kept: Buffer = Buffer.alloc(0);
  private found: number | undefined;

  scan(part: Buffer): void {
    if (this.found !== undefined) return;
    const text = Buffer.concat([this.kept, part]);
    const at = text.indexOf(LeaseRow.INSERT);
    const row = at < 0 ? null : LeaseRow.ROW.exec(text.subarray(at, at + 2_048).toString());
    if (row !== null) this.found = Number(row[1]);
    this.kept = text.subarray(at < 0 ? Math.max(text.length - LeaseRow.INSERT.length, 0) : at);
  }

  sequence(): number {
    if (this.found === undefined)
      throw new LaunchError('The dump contains no engine lease, so this is not the database of an exchange.');
    return this.found;
  }
}
