/** Executes SELECT statements on one version of the tables: filters, joins by equality, groups, sorts and limits. */
import { getOrCreate } from '../../../src/core/values/getOrCreate';
import { multiplyValues, sumValues } from './exactNumbers';
import type { Value } from './schema';
import type { Expression, Select, Source } from './sqlParser';
import { type Row, type Tables, valueText } from './tableData';

/** Values that an expression may use besides rows. */
export interface EvaluationContext {
  readonly bound: readonly unknown[];
  /** Functions of the session and the server: time, locks, the database's name. */
  call(name: string, args: readonly unknown[]): unknown;
}

/** One combination of joined rows, by the name of their source. */
type Scope = ReadonlyMap<string, Row>;

const NOTHING: Scope = new Map();
const AGGREGATES: ReadonlySet<string> = new Set(['MAX', 'MIN', 'COUNT', 'SUM']);

export function executeSelect(tables: Tables, select: Select, asker: EvaluationContext): Row[] {
  const scopes = select.sources.length === 0 ? [NOTHING] : joinedScopes(tables, select, asker);
  const found =
    select.where === null
      ? scopes
      : scopes.filter((scope) => isTrue(evaluate(select.where as Expression, scope, asker)));
  const grouped =
    select.groupBy.length > 0 || select.items.some(({ expression }) => expression !== null && isAggregate(expression));
  const groups = grouped ? groupsOf(found, select, asker) : found.map((scope) => [scope]);
  // Without ORDER BY, the result has an unexpected order on purpose.
  if (select.orderBy.length === 0) groups.reverse();
  else groups.sort((one, other) => compareByOrder(one[0] ?? NOTHING, other[0] ?? NOTHING, select, asker));
  const limit = select.limit === null ? groups.length : Number(evaluate(select.limit, NOTHING, asker));
  return groups.slice(0, limit).map((group) => projectGroup(group, select, asker));
}

/** Rows of a table for which the condition may hold, found by a key if the condition contains one. */
export function candidateRows(
  tables: Tables,
  name: string,
  alias: string,
  where: Expression | null,
  asker: EvaluationContext,
): Iterable<Row> {
  const table = tables.get(name);
  if (where === null) return table.rows.values();
  for (const [key] of table.schema.keys.filter((columns) => columns.length === 1)) {
    const wanted = keysNamed(where, alias, key as string, asker);
    if (wanted !== undefined)
      return wanted
        .map((value) => table.find([key as string], valueText(value as Value)))
        .filter((row) => row !== undefined);
  }
  return table.rows.values();
}

export function isTrue(value: unknown): boolean {
  return value !== null && value !== false && value !== 0;
}

export function evaluate(expression: Expression, scope: Scope, asker: EvaluationContext): unknown {
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'bound':
      return asker.bound[expression.index] ?? null;
    case 'column':
      return columnOf(expression.source, expression.name, scope);
    case 'call':
      return asker.call(
        expression.name,
        expression.args.map((arg) => evaluate(arg, scope, asker)),
      );
    case 'is_null':
      return (evaluate(expression.left, scope, asker) === null) !== expression.negated;
    case 'in': {
      const left = valueText(evaluate(expression.left, scope, asker) as Value);
      const found = expression.choices
        .flatMap((choice) => evaluate(choice, scope, asker))
        .some((choice) => valueText(choice as Value) === left);
      return found !== expression.negated;
    }
    case 'operation':
      return applyOperator(expression.operator, evaluate(expression.left, scope, asker), () =>
        evaluate(expression.right, scope, asker),
      );
  }
}

function applyOperator(operator: string, left: unknown, rightOf: () => unknown): unknown {
  if (operator === 'AND') return isTrue(left) && isTrue(rightOf());
  if (operator === 'OR') return isTrue(left) || isTrue(rightOf());
  const right = rightOf();
  if (left === null || right === null) return null;
  if (operator === '+') return Number(left) + Number(right);
  if (operator === '*') return multiplyValues(left as Value, right as Value);
  const order = compareValues(left as Value, right as Value);
  if (operator === '=') return order === 0;
  if (operator === '<>') return order !== 0;
  if (operator === '<') return order < 0;
  if (operator === '>') return order > 0;
  return operator === '<=' ? order <= 0 : order >= 0;
}

function compareValues(one: Value, other: Value): number {
  if (typeof one === 'number' || typeof other === 'number') return Number(one) - Number(other);
  const [left, right] = [valueText(one), valueText(other)];
  return left === right ? 0 : left < right ? -1 : 1;
}

function columnOf(source: string | null, name: string, scope: Scope): Value {
  for (const [alias, row] of scope) if ((source === null || source === alias) && name in row) return row[name] ?? null;
  throw new Error(`the simulated database knows no column ${source ?? ''}.${name}`);
}

function joinedScopes(tables: Tables, select: Select, asker: EvaluationContext): Scope[] {
  const [first, ...others] = select.sources as [Source, ...Source[]];
  let scopes: Scope[] = [];
  for (const row of rowsOf(tables, first, select.where, asker)) scopes.push(new Map([[first.alias, row]]));
  for (const source of others) {
    const partners = partnersIn(tables, source, asker);
    const without = source.isOptional ? nullRow(tables, source) : undefined;
    scopes = scopes.flatMap((scope) => {
      const found = partners(scope);
      const rows = found.length === 0 && without !== undefined ? [without] : found;
      return rows.map((row): Scope => new Map([...scope, [source.alias, row]]));
    });
  }
  return scopes;
}

function nullRow(tables: Tables, { from }: Source): Row {
  if (typeof from !== 'string') throw new Error('the simulated database does not join a query with LEFT JOIN');
  return Object.fromEntries(Array.from(tables.get(from).schema.columns.keys(), (column) => [column, null]));
}

/** Rows of a joined source that match the rows before it. */
function partnersIn(tables: Tables, source: Source, asker: EvaluationContext): (scope: Scope) => readonly Row[] {
  // The column of the joined source may be on either side of the equality.
  const pairs = source.on.map(({ left, right }) =>
    left.kind === 'column' && left.source === source.alias ? { own: left, other: right } : { own: right, other: left },
  );
  const text = (sides: readonly Expression[], scope: Scope) =>
    sides.map((side) => valueText(evaluate(side, scope, asker) as Value)).join('|');
  const own = pairs.map((pair) => pair.own);
  const other = pairs.map((pair) => pair.other);
  const table = typeof source.from === 'string' ? tables.get(source.from) : undefined;
  const key = own.map((side) => (side.kind === 'column' ? side.name : ''));
  if (table?.schema.keys.some((columns) => String(columns) === String(key)))
    return (scope) => [table.find(key, text(other, scope))].filter((row) => row !== undefined);

  const byKey = new Map<string, Row[]>();
  for (const row of rowsOf(tables, source, null, asker))
    getOrCreate(byKey, text(own, new Map([[source.alias, row]])), () => []).push(row);
  return (scope) => byKey.get(text(other, scope)) ?? [];
}

function rowsOf(tables: Tables, source: Source, where: Expression | null, asker: EvaluationContext): Iterable<Row> {
  return typeof source.from === 'string'
    ? candidateRows(tables, source.from, source.alias, where, asker)
    : executeSelect(tables, source.from, asker);
}

/** Values that a condition allows for a key, or undefined if it does not restrict the key. */
function keysNamed(
  where: Expression,
  alias: string,
  key: string,
  asker: EvaluationContext,
): readonly unknown[] | undefined {
  const isKey = (side: Expression) =>
    side.kind === 'column' && side.name === key && (side.source === null || side.source === alias);
  if (where.kind === 'in' && !where.negated && isKey(where.left))
    // A value that is listed twice gives one row.
    return [...new Set(where.choices.flatMap((choice) => evaluate(choice, NOTHING, asker)))];
  if (where.kind !== 'operation') return undefined;
  if (where.operator === 'AND')
    return keysNamed(where.left, alias, key, asker) ?? keysNamed(where.right, alias, key, asker);
  const isConstant = where.right.kind === 'bound' || where.right.kind === 'literal';
  return where.operator === '=' && isConstant && isKey(where.left)
    ? [evaluate(where.right, NOTHING, asker)]
    : undefined;
}

function isAggregate(expression: Expression): boolean {
  return expression.kind === 'call' && AGGREGATES.has(expression.name);
}

function groupsOf(scopes: readonly Scope[], select: Select, asker: EvaluationContext): Scope[][] {
  if (select.groupBy.length === 0) return [[...scopes]];
  const groups = new Map<string, Scope[]>();
  for (const scope of scopes) {
    const key = select.groupBy.map((by) => valueText(evaluate(by, scope, asker) as Value)).join('|');
    getOrCreate(groups, key, () => []).push(scope);
  }
  return Array.from(groups.values());
}

function projectGroup(group: readonly Scope[], select: Select, asker: EvaluationContext): Row {
  const scope = group[0] ?? NOTHING;
  const only = select.items[0];
  if (select.items.length === 1 && only?.expression === null && scope.size === 1)
    return Array.from(scope.values())[0] as Row;
  const row: Record<string, Value> = {};
  for (const { expression, name } of select.items) {
    if (expression !== null)
      row[name] = (
        isAggregate(expression) ? aggregateValue(expression, group, asker) : evaluate(expression, scope, asker)
      ) as Value;
    else for (const [alias, columns] of scope) if (name === '*' || name === alias) Object.assign(row, columns);
  }
  return row;
}

function aggregateValue(expression: Expression, group: readonly Scope[], asker: EvaluationContext): Value {
  if (expression.kind !== 'call') return null;
  const [arg] = expression.args as [Expression];
  if (expression.name === 'COUNT') return group.length;
  if (expression.name === 'SUM') return sumValues(group.map((scope) => evaluate(arg, scope, asker) as Value));
  const sign = expression.name === 'MIN' ? -1 : 1;
  let extreme: Value = null;
  for (const scope of group) {
    const value = evaluate(arg, scope, asker) as Value;
    if (extreme === null || (value !== null && sign * compareValues(value, extreme) > 0)) extreme = value;
  }
  return extreme;
}

function compareByOrder(one: Scope, other: Scope, { orderBy }: Select, asker: EvaluationContext): number {
  for (const { by, descending } of orderBy) {
    const difference = compareValues(evaluate(by, one, asker) as Value, evaluate(by, other, asker) as Value);
    if (difference !== 0) return descending ? -difference : difference;
  }
  return 0;
}
