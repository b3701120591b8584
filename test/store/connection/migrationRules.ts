/**
 * What a migration may do to the schema while the version before serves on it: make what is new, and add to what is there without keeping anybody waiting.
 * Whatever takes something away is a migration of its own with `contract` in its name, which the version before refuses to start on.
 */

/** One migration, as it was run. */
export interface RunMigration {
  readonly name: string;
  readonly statements: readonly string[];
}

/** One line for each statement that the version before may not live through. */
export function faultsOf({ name, statements }: RunMigration): string[] {
  if (/^\d{3}_contract_/.test(name)) return [];
  const made = new Set<string>();
  const plain = statements
    .map((statement) => statement.replaceAll('`', '').replace(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => !/^(set session|select|show) /.test(statement));
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
  // Waited out and run again by itself (`store/migrations.ts`), so nothing may have been done before it.
  if (alters > 0 && plain.length > 1) faults.push('an alteration of a table in use needs a migration of its own');
  return faults.map((fault) => `${name} ${fault}`);
}

/** Nobody waits while it is at work, and inserts of the version before, which name none of its columns, still work. */
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
