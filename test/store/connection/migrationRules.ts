/**
 * Checks what a migration may do to the schema while the previous version serves: create tables, and add to existing ones
 * without blocking other statements. Removing something needs a separate migration with `contract` in its name, with
 * which the previous version refuses to start.
 */

/** A migration, and the statements that it ran. */
export interface RunMigration {
  readonly name: string;
  readonly statements: readonly string[];
}

/** One message for each statement that could break the previous version. */
export function faultsOf({ name, statements }: RunMigration): string[] {
  if (/^\d{3}_contract_/.test(name)) return [];
  const made = new Set<string>();
  const plain = statements
    .flatMap((script) => script.replace(/^\s*--.*$/gm, '').split(';'))
    .map((statement) => statement.replaceAll('`', '').replace(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement !== '' && !/^(set session|select|show) /.test(statement));
  const faults: string[] = [];
  let alters = 0;
  for (const statement of plain) {
    const [, verb = '', table = ''] =
      /^(create table|alter table|insert into|create (?:sql security \w+ )?view) (?:if not exists )?(\w+)/.exec(
        statement,
      ) ?? [];
    if (verb === 'create table') made.add(table);
    else if (verb === 'alter table' && !made.has(table)) {
      alters += 1;
      faults.push(...faultsOfAlteration(statement));
    } else if (verb === '') faults.push(`does more than add: ${statement}`);
    else if (verb === 'insert into' && !made.has(table))
      faults.push(`writes into a table that is in use: ${statement}`);
  }
  // If the lock wait times out, the whole migration is repeated (`store/connection/migrations.ts`), so that no other
  // statement may run before it.
  if (alters > 0 && plain.length > 1) faults.push('an alteration of a table in use needs a separate migration');
  return faults.map((fault) => `${name} ${fault}`);
}

/** The alteration must not block other statements, and inserts of the previous version must still work. */
function faultsOfAlteration(statement: string): string[] {
  const faults: string[] = [];
  const clauses = statement
    .replace(/^alter table \w+ /, '')
    .split(/,(?![^(]*\))/)
    .map((clause) => clause.trim());
  const isFree =
    clauses.includes('algorithm=instant') || (clauses.includes('algorithm=inplace') && clauses.includes('lock=none'));
  if (!isFree) faults.push(`does not say algorithm=instant, or algorithm=inplace, lock=none: ${statement}`);
  for (const clause of clauses.filter((one) => !/^(algorithm|lock)=/.test(one))) {
    if (/^(add|drop) (index|key) /.test(clause)) continue;
    if (!/^add (column )?(?!unique|primary|foreign|constraint|fulltext|spatial|check)\w+ /.test(clause))
      faults.push(`does more than add: ${clause}`);
    else if (/ not null/.test(clause) && !/ default /.test(clause))
      faults.push(`adds a column that has no default and must not be empty: ${clause}`);
    else if (/ (unique|references|primary key|check)\b/.test(clause))
      faults.push(`binds what the version before writes: ${clause}`);
  }
  return faults;
}
