/**
 * Parses the command line: the operation, its members as `name=value`, and the options. Values are parsed by the types
 * in the contract.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { CommandMember, OperatorCommand } from '../../../../generated/operatorCommands';

/** The command line is wrong; the message says what. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface Asked {
  readonly operation: string | undefined;
  readonly help: boolean;
  /** Prints the response as JSON instead of tables. */
  readonly json: boolean;
  /** Members by name, unparsed. */
  readonly values: ReadonlyMap<string, string>;
  readonly address: string | undefined;
  readonly tokenFile: string | undefined;
  /** The present code of the operator's authenticator app. */
  readonly code: string | undefined;
}

const OPTIONS = {
  address: { type: 'string' },
  'token-file': { type: 'string' },
  code: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

export function readArguments(words: readonly string[]): Asked {
  const { values: options, positionals, tokens } = parseWords(words);
  const isHelp = positionals[0] === 'help';
  const [operation, ...members] = isHelp ? positionals.slice(1) : positionals;
  const values = new Map<string, string>();
  for (const word of members) {
    const [, name = '', value] = /^([\w-]+)=(.*)$/s.exec(word) ?? [];
    if (value === undefined) throw new UsageError(`${word} is not name=value`);
    if (values.has(name)) throw new UsageError(`${name} is given twice`);
    values.set(name, value);
  }
  const given = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  const repeated = given.find((name, index) => given.indexOf(name) < index);
  if (repeated !== undefined) throw new UsageError(`--${repeated} is given twice`);
  return {
    operation,
    help: options.help || isHelp,
    json: options.json,
    values,
    address: options.address,
    tokenFile: options['token-file'],
    code: options.code,
  };
}

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true, tokens: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

export interface Request {
  /** Includes the query string. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text. */
  readonly body: string | undefined;
}

/** Throws `UsageError` if a member is missing, unknown or malformed. The server checks the rest. */
export function requestOf({ path, members }: OperatorCommand, values: ReadonlyMap<string, string>): Request {
  const missing = members.filter(({ name, required }) => required && !values.has(name));
  if (missing.length > 0) throw new UsageError(`Missing: ${missing.map(({ name }) => `${name}=...`).join(' ')}`);
  const unknown = [...values.keys()].filter((name) => !members.some((member) => member.name === name));
  if (unknown.length > 0) throw new UsageError(`The operation has no member ${unknown.join(', ')}`);

  const given = (place: CommandMember['in']): [CommandMember, string][] =>
    members
      .filter((member) => member.in === place && values.has(member.name))
      .map((member) => [member, readFileArgument(values.get(member.name) ?? '')]);
  const filled = given('path').reduce(
    (left, [{ name }, value]) => left.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const query = new URLSearchParams(
    given('query').map(([{ name }, value]): [string, string] => [name, value]),
  ).toString();
  const body = given('body').map(([member, value]): [string, unknown] => [member.name, parseMember(member, value)]);
  const hasBody = members.some((member) => member.in === 'body' && (member.required || values.has(member.name)));
  return {
    path: query === '' ? filled : `${filled}?${query}`,
    headers: Object.fromEntries(given('header').map(([{ name }, value]) => [name, value])),
    body: hasBody ? JSON.stringify(Object.fromEntries(body)) : undefined,
  };
}

/** `@file` is replaced by the content of the file, so that secrets need not be typed. */
export function readFileArgument(value: string): string {
  if (!value.startsWith('@')) return value;
  try {
    return readFileSync(value.slice(1), 'utf8').trim();
  } catch (error) {
    throw new UsageError(`${value.slice(1)} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function parseMember({ name, form, nullable }: CommandMember, value: string): unknown {
  if (nullable && value === 'null') return null;
  switch (form) {
    case 'text':
      return value;
    case 'integer':
      if (!/^-?\d{1,15}$/.test(value)) throw new UsageError(`${name} must be an integer`);
      return Number(value);
    case 'boolean':
      if (value !== 'true' && value !== 'false') throw new UsageError(`${name} must be true or false`);
      return value === 'true';
    case 'list':
      return value === '' ? [] : value.split(',');
    case 'json':
      return parseJsonArgument(name, value);
  }
}

function parseJsonArgument(name: string, value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    throw new UsageError(`${name} must be JSON`);
  }
}
