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
  /** Whether rows without a partner are kept, with null columns (LEFT JOIN). */
  readonly isOptional: boolean;
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
const ENDS_A_SOURCE = new Set(['LEFT', 'JOIN', 'ON', 'WHERE', 'GROUP', 'ORDER', 'LIMIT', 'SET']);
const COMPARISONS = new Set(['=', '<>', '<', '>', '<=', '>=']);

const read = new Map<string, Statement>();

/**
 * Parses a statement; `??` must be replaced already. Parsed statements are cached, except inserts, whose text contains
 * their rows.
 */
export function parseStatement(sql: string): Statement {
  return sql.startsWith('INSERT')
    ? new SqlParser(sql).parse()
    : getOrCreate(read, sql, () => new SqlParser(sql).parse());
}

class SqlParser {
  private readonly tokens: string[] = [];
  private at = 0;
  private bound = 0;

  constructor(private readonly sql: string) {
    TOKEN.lastIndex = 0;
    while (TOKEN.lastIndex < sql.trimEnd().length) {
      const match = TOKEN.exec(sql);
      if (match === null) throw this.parseError();
      this.tokens.push(match[1] as string);
    }
  }

  parse(): Statement {
    const statement = this.parseByKeyword();
    if (this.at !== this.tokens.length) throw this.parseError();
    return statement;
  }

  private parseByKeyword(): Statement {
    if (this.acceptToken('START')) {
      this.expectToken('TRANSACTION');
      const snapshot = this.acceptToken('WITH');
      if (snapshot) for (const word of ['CONSISTENT', 'SNAPSHOT']) this.expectToken(word);
      return { kind: 'begin', snapshot };
    }
    if (this.acceptToken('COMMIT')) return { kind: 'commit' };
    if (this.acceptToken('ROLLBACK')) return { kind: 'rollback' };
    if (this.acceptToken('SET')) {
      this.at = this.tokens.length;
      return { kind: 'set' };
    }
    if (this.acceptToken('KILL')) {
      this.expectToken('?');
      return { kind: 'kill' };
    }
    if (this.acceptToken('SELECT')) return { kind: 'select', select: this.parseSelect() };
    if (this.acceptToken('INSERT')) return this.parseInsert();
    if (this.acceptToken('UPDATE')) return this.parseUpdate();
    throw this.parseError();
  }

  private parseInsert(): Statement {
    this.expectToken('INTO');
    const table = this.parseName();
    this.expectToken('(');
    const columns = this.parseList(() => this.parseName());
    for (const word of [')', 'VALUES']) this.expectToken(word);
    const rows = this.parseList(() => this.parseRow());
    const changing: string[] = [];
    if (this.acceptToken('ON')) {
      for (const word of ['DUPLICATE', 'KEY', 'UPDATE']) this.expectToken(word);
      this.parseList(() => {
        const column = this.parseName();
        for (const word of ['=', 'VALUES', '(']) this.expectToken(word);
        if (this.parseName() !== column) throw this.parseError();
        this.expectToken(')');
        changing.push(column);
      });
    }
    return { kind: 'insert', table, columns, rows, changing };
  }

  private parseRow(): Literal[] {
    this.expectToken('(');
    const row = this.parseList(() => literalValue(this.next()));
    this.expectToken(')');
    return row;
  }

  private parseUpdate(): Statement {
    const table = this.parseName();
    this.expectToken('SET');
    const sets = this.parseList((): [string, Expression] => {
      const column = this.parseName();
      this.expectToken('=');
      return [column, this.parseSum()];
    });
    return { kind: 'update', table, sets, where: this.acceptToken('WHERE') ? this.parseOr() : null };
  }

  private parseSelect(): Select {
    const items = this.parseList(() => this.parseSelectItem());
    const sources: Source[] = [];
    if (this.acceptToken('FROM')) {
      sources.push(this.parseSource());
      for (;;) {
        const isOptional = this.acceptToken('LEFT');
        if (!this.acceptToken('JOIN')) break;
        sources.push({ ...this.parseSource(), isOptional });
      }
    }
    const where = this.acceptToken('WHERE') ? this.parseOr() : null;
    const groupBy = this.parseByClause('GROUP', () => this.parseSum());
    const orderBy = this.parseByClause('ORDER', () => ({ by: this.parseSum(), descending: this.acceptToken('DESC') }));
    return { items, sources, where, groupBy, orderBy, limit: this.acceptToken('LIMIT') ? this.parseSum() : null };
  }

  private parseSelectItem(): Select['items'][number] {
    if (this.acceptToken('*')) return { expression: null, name: '*' };
    if (this.tokens[this.at + 1] === '.' && this.tokens[this.at + 2] === '*') {
      const name = this.parseName();
      this.at += 2;
      return { expression: null, name };
    }
    const expression = this.parseSum();
    return { expression, name: this.acceptToken('AS') ? this.parseName() : nameOf(expression) };
  }

  private parseSource(): Source {
    const from = this.acceptToken('(') ? this.parseDerivedTable() : this.parseName();
    const next = this.tokens[this.at];
    const alias = next !== undefined && /^\w/.test(next) && !ENDS_A_SOURCE.has(next) ? this.parseName() : String(from);
    const on: { left: Expression; right: Expression }[] = [];
    if (this.acceptToken('ON')) {
      do {
        const left = this.parseSum();
        this.expectToken('=');
        on.push({ left, right: this.parseSum() });
      } while (this.acceptToken('AND'));
    }
    return { alias, from, on, isOptional: false };
  }

  private parseDerivedTable(): Select {
    this.expectToken('SELECT');
    const select = this.parseSelect();
    this.expectToken(')');
    return select;
  }

  private parseOr(): Expression {
    let left = this.parseAnd();
    while (this.acceptToken('OR')) left = { kind: 'operation', operator: 'OR', left, right: this.parseAnd() };
    return left;
  }

  private parseAnd(): Expression {
    let left = this.parseComparison();
    while (this.acceptToken('AND')) left = { kind: 'operation', operator: 'AND', left, right: this.parseComparison() };
    return left;
  }

  private parseComparison(): Expression {
    const left = this.parseSum();
    if (this.acceptToken('IS')) {
      const negated = this.acceptToken('NOT');
      this.expectToken('NULL');
      return { kind: 'is_null', left, negated };
    }
    const negated = this.acceptToken('NOT');
    if (this.acceptToken('IN')) {
      this.expectToken('(');
      const choices = this.parseList(() => this.parseSum());
      this.expectToken(')');
      return { kind: 'in', left, choices, negated };
    }
    if (negated) throw this.parseError();
    const operator = this.tokens[this.at] ?? '';
    if (!COMPARISONS.has(operator)) return left;
    this.at += 1;
    return { kind: 'operation', operator, left, right: this.parseSum() };
  }

  private parseSum(): Expression {
    let left = this.parseProduct();
    while (this.acceptToken('+')) left = { kind: 'operation', operator: '+', left, right: this.parseProduct() };
    return left;
  }

  private parseProduct(): Expression {
    let left = this.parseOperand();
    while (this.acceptToken('*')) left = { kind: 'operation', operator: '*', left, right: this.parseOperand() };
    return left;
  }

  private parseOperand(): Expression {
    if (this.acceptToken('?')) return { kind: 'bound', index: this.bound++ };
    if (this.acceptToken('(')) {
      const inner = this.parseOr();
      this.expectToken(')');
      return inner;
    }
    if (this.acceptToken('NULL')) return { kind: 'literal', value: null };
    const token = this.tokens[this.at] ?? '';
    if (/^\d/.test(token)) return { kind: 'literal', value: Number(this.next()) };
    if (token.startsWith("'")) return { kind: 'literal', value: String(literalValue(this.next())) };
    const name = this.parseName();
    if (this.acceptToken('(')) return this.parseCall(name);
    return this.acceptToken('.')
      ? { kind: 'column', source: name, name: this.parseName() }
      : { kind: 'column', source: null, name };
  }

  private parseCall(name: string): Expression {
    const args: Expression[] = [];
    if (this.acceptToken('*')) args.push({ kind: 'literal', value: 1 });
    else if (this.tokens[this.at] !== ')') args.push(...this.parseList(() => this.parseOr()));
    if (name === 'CAST') for (const word of ['AS', 'UNSIGNED']) this.expectToken(word);
    this.expectToken(')');
    return { kind: 'call', name, args };
  }

  private parseByClause<Item>(word: string, item: () => Item): Item[] {
    if (!this.acceptToken(word)) return [];
    this.expectToken('BY');
    return this.parseList(item);
  }

  private parseList<Item>(item: () => Item): Item[] {
    const items = [item()];
    while (this.acceptToken(',')) items.push(item());
    return items;
  }

  private parseName(): string {
    const token = this.next();
    if (!/^[`\w]/.test(token)) throw this.parseError();
    return token.replaceAll('`', '');
  }

  private next(): string {
    const token = this.tokens[this.at];
    if (token === undefined) throw this.parseError();
    this.at += 1;
    return token;
  }

  private acceptToken(token: string): boolean {
    if (this.tokens[this.at] !== token) return false;
    this.at += 1;
    return true;
  }

  private expectToken(token: string): void {
    if (!this.acceptToken(token)) throw this.parseError();
  }

  private parseError(): Error {
    return new Error(`the simulated database cannot read this, from word ${this.at} on: ${this.sql}`);
  }
}

function literalValue(token: string): Literal {
  if (token === 'NULL') return null;
  if (token.startsWith("x'")) return Buffer.from(token.slice(2, -1), 'hex');
  return token.startsWith("'") ? token.slice(1, -1).replace(/\\(.)/gs, '$1') : token;
}

function nameOf(expression: Expression): string {
  return expression.kind === 'column' ? expression.name : expression.kind;
}
