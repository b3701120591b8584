/**
 * Parses the SQL that the engine sends on its own connections: single reads, joins by equality, multi-row inserts,
 * updates of the lease, and transactions. Any other statement is an error; support for it must be added here.
 */
import { getOrCreate } from '../../../src/core/values/getOrCreate';

export type Expression =
  | { readonly kind: 'column'; readonly source: string | null; readonly name: string }
  | { readonly kind: 'literal'; readonly value: string | number | null }
  /** The bound value at this index; all of its items if it is a list. */
  | { readonly kind: 'bound'; readonly index: number }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | { readonly kind: 'operation'; readonly operator: string; readonly left: Expression; readonly right: Expression }
  | {
      readonly kind: 'in';
      readonly left: Expression;
      readonly choices: readonly Expression[];
      readonly negated: boolean;
    }
  | { readonly kind: 'is_null'; readonly left: Expression; readonly negated: boolean };

/** A literal; numbers and decimals as text. */
export type Literal = string | Buffer | null;

export interface Source {
  readonly alias: string;
  readonly from: string | Select;
  /** Equalities with the sources before it; empty for the first. */
  readonly on: readonly { readonly left: Expression; readonly right: Expression }[];
}

export interface Select {
  /** `expression` null: all columns of the source, or of all sources. */
  readonly items: readonly { readonly expression: Expression | null; readonly name: string }[];
  readonly sources: readonly Source[];
  readonly where: Expression | null;
  readonly groupBy: readonly Expression[];
  readonly orderBy: readonly { readonly by: Expression; readonly descending: boolean }[];
  readonly limit: Expression | null;
}

export type Statement =
  | { readonly kind: 'begin'; readonly snapshot: boolean }
  | { readonly kind: 'commit' | 'rollback' | 'set' | 'kill' }
  | { readonly kind: 'select'; readonly select: Select }
  | {
      readonly kind: 'insert';
      readonly table: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly Literal[])[];
      readonly changing: readonly string[];
    }
  | {
      readonly kind: 'update';
      readonly table: string;
      readonly sets: readonly (readonly [string, Expression])[];
      readonly where: Expression | null;
    };

const TOKEN = /\s*(`[^`]*`|x?'(?:[^'\\]|\\.)*'|-?\d+(?:\.\d+)?|[A-Za-z_]\w*|<>|<=|>=|[=<>(),.*+?])/sy;
const ENDS_A_SOURCE = new Set(['JOIN', 'ON', 'WHERE', 'GROUP', 'ORDER', 'LIMIT', 'SET']);
const COMPARISONS = new Set(['=', '<>', '<', '>', '<=', '>=']);

const read = new Map<string, Statement>();

/**
 * Parses a statement; `??` must be replaced already. Parsed statements are cached, except inserts, whose text contains
 * their rows.
 */
export function readStatement(sql: string): Statement {
  return sql.startsWith('INSERT')
    ? new Reader(sql).statement()
    : getOrCreate(read, sql, () => new Reader(sql).statement());
}

class Reader {
  private readonly tokens: string[] = [];
  private at = 0;
  private bound = 0;

  constructor(private readonly sql: string) {
    TOKEN.lastIndex = 0;
    while (TOKEN.lastIndex < sql.trimEnd().length) {
      const match = TOKEN.exec(sql);
      if (match === null) throw this.unreadable();
      this.tokens.push(match[1] as string);
    }
  }

  statement(): Statement {
    const statement = this.begin();
    if (this.at !== this.tokens.length) throw this.unreadable();
    return statement;
  }

  private begin(): Statement {
    if (this.take('START')) {
      this.must('TRANSACTION');
      const snapshot = this.take('WITH');
      if (snapshot) for (const word of ['CONSISTENT', 'SNAPSHOT']) this.must(word);
      return { kind: 'begin', snapshot };
    }
    if (this.take('COMMIT')) return { kind: 'commit' };
    if (this.take('ROLLBACK')) return { kind: 'rollback' };
    if (this.take('SET')) {
      this.at = this.tokens.length;
      return { kind: 'set' };
    }
    if (this.take('KILL')) {
      this.must('?');
      return { kind: 'kill' };
    }
    if (this.take('SELECT')) return { kind: 'select', select: this.select() };
    if (this.take('INSERT')) return this.insert();
    if (this.take('UPDATE')) return this.update();
    throw this.unreadable();
  }

  private insert(): Statement {
    this.must('INTO');
    const table = this.name();
    this.must('(');
    const columns = this.list(() => this.name());
    for (const word of [')', 'VALUES']) this.must(word);
    const rows = this.list(() => this.row());
    const changing: string[] = [];
    if (this.take('ON')) {
      for (const word of ['DUPLICATE', 'KEY', 'UPDATE']) this.must(word);
      this.list(() => {
        const column = this.name();
        for (const word of ['=', 'VALUES', '(']) this.must(word);
        if (this.name() !== column) throw this.unreadable();
        this.must(')');
        changing.push(column);
      });
    }
    return { kind: 'insert', table, columns, rows, changing };
  }

  private row(): Literal[] {
    this.must('(');
    const row = this.list(() => literal(this.next()));
    this.must(')');
    return row;
  }

  private update(): Statement {
    const table = this.name();
    this.must('SET');
    const sets = this.list((): [string, Expression] => {
      const column = this.name();
      this.must('=');
      return [column, this.sum()];
    });
    return { kind: 'update', table, sets, where: this.take('WHERE') ? this.either() : null };
  }

  private select(): Select {
    const items = this.list(() => this.item());
    const sources: Source[] = [];
    if (this.take('FROM')) {
      sources.push(this.source());
      while (this.take('JOIN')) sources.push(this.source());
    }
    const where = this.take('WHERE') ? this.either() : null;
    const groupBy = this.by('GROUP', () => this.sum());
    const orderBy = this.by('ORDER', () => ({ by: this.sum(), descending: this.take('DESC') }));
    return { items, sources, where, groupBy, orderBy, limit: this.take('LIMIT') ? this.sum() : null };
  }

  private item(): Select['items'][number] {
    if (this.take('*')) return { expression: null, name: '*' };
    if (this.tokens[this.at + 1] === '.' && this.tokens[this.at + 2] === '*') {
      const name = this.name();
      this.at += 2;
      return { expression: null, name };
    }
    const expression = this.sum();
    return { expression, name: this.take('AS') ? this.name() : nameOf(expression) };
  }

  private source(): Source {
    const from = this.take('(') ? this.derived() : this.name();
    const next = this.tokens[this.at];
    const alias = next !== undefined && /^\w/.test(next) && !ENDS_A_SOURCE.has(next) ? this.name() : String(from);
    const on: { left: Expression; right: Expression }[] = [];
    if (this.take('ON')) {
      do {
        const left = this.sum();
        this.must('=');
        on.push({ left, right: this.sum() });
      } while (this.take('AND'));
    }
    return { alias, from, on };
  }

  private derived(): Select {
    this.must('SELECT');
    const select = this.select();
    this.must(')');
    return select;
  }

  private either(): Expression {
    let left = this.both();
    while (this.take('OR')) left = { kind: 'operation', operator: 'OR', left, right: this.both() };
    return left;
  }

  private both(): Expression {
    let left = this.comparison();
    while (this.take('AND')) left = { kind: 'operation', operator: 'AND', left, right: this.comparison() };
    return left;
  }

  private comparison(): Expression {
    const left = this.sum();
    if (this.take('IS')) {
      const negated = this.take('NOT');
      this.must('NULL');
      return { kind: 'is_null', left, negated };
    }
    const negated = this.take('NOT');
    if (this.take('IN')) {
      this.must('(');
      const choices = this.list(() => this.sum());
      this.must(')');
      return { kind: 'in', left, choices, negated };
    }
    if (negated) throw this.unreadable();
    const operator = this.tokens[this.at] ?? '';
    if (!COMPARISONS.has(operator)) return left;
    this.at += 1;
    return { kind: 'operation', operator, left, right: this.sum() };
  }

  private sum(): Expression {
    let left = this.product();
    while (this.take('+')) left = { kind: 'operation', operator: '+', left, right: this.product() };
    return left;
  }

  private product(): Expression {
    let left = this.single();
    while (this.take('*')) left = { kind: 'operation', operator: '*', left, right: this.single() };
    return left;
  }

  private single(): Expression {
    if (this.take('?')) return { kind: 'bound', index: this.bound++ };
    if (this.take('(')) {
      const inner = this.either();
      this.must(')');
      return inner;
    }
    if (this.take('NULL')) return { kind: 'literal', value: null };
    const token = this.tokens[this.at] ?? '';
    if (/^\d/.test(token)) return { kind: 'literal', value: Number(this.next()) };
    if (token.startsWith("'")) return { kind: 'literal', value: String(literal(this.next())) };
    const name = this.name();
    if (this.take('(')) return this.call(name);
    return this.take('.')
      ? { kind: 'column', source: name, name: this.name() }
      : { kind: 'column', source: null, name };
  }

  private call(name: string): Expression {
    const args: Expression[] = [];
    if (this.take('*')) args.push({ kind: 'literal', value: 1 });
    else if (this.tokens[this.at] !== ')') args.push(...this.list(() => this.either()));
    if (name === 'CAST') for (const word of ['AS', 'UNSIGNED']) this.must(word);
    this.must(')');
    return { kind: 'call', name, args };
  }

  private by<Item>(word: string, item: () => Item): Item[] {
    if (!this.take(word)) return [];
    this.must('BY');
    return this.list(item);
  }

  private list<Item>(item: () => Item): Item[] {
    const items = [item()];
    while (this.take(',')) items.push(item());
    return items;
  }

  private name(): string {
    const token = this.next();
    if (!/^[`\w]/.test(token)) throw this.unreadable();
    return token.replaceAll('`', '');
  }

  private next(): string {
    const token = this.tokens[this.at];
    if (token === undefined) throw this.unreadable();
    this.at += 1;
    return token;
  }

  private take(token: string): boolean {
    if (this.tokens[this.at] !== token) return false;
    this.at += 1;
    return true;
  }

  private must(token: string): void {
    if (!this.take(token)) throw this.unreadable();
  }

  private unreadable(): Error {
    return new Error(`the simulated database cannot read this, from word ${this.at} on: ${this.sql}`);
  }
}

function literal(token: string): Literal {
  if (token === 'NULL') return null;
  if (token.startsWith("x'")) return Buffer.from(token.slice(2, -1), 'hex');
  return token.startsWith("'") ? token.slice(1, -1).replace(/\\(.)/gs, '$1') : token;
}

function nameOf(expression: Expression): string {
  return expression.kind === 'column' ? expression.name : expression.kind;
}
