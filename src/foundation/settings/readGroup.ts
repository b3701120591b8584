/** Reads groups of settings from an environment. Every wrong value is named; none is guessed. Pure. */
import type { Setting } from './settingTypes';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The values of a group of settings, by the names that the code uses. */
export type SettingValues<Node> = {
  readonly [Name in keyof Node]: Node[Name] extends Setting<infer T> ? T : SettingValues<Node[Name]>;
};

/** Adds one line for each wrong value to `problems`. */
export function readGroup<Group extends object>(
  group: Group,
  environment: Environment,
  problems: string[],
): SettingValues<Group> {
  const values = Object.entries(group).map(([name, node]) => [
    name,
    isSetting(node) ? readSetting(node, environment, problems) : readGroup(node, environment, problems),
  ]);
  return Object.fromEntries(values) as SettingValues<Group>;
}

/** All settings of a group and of the groups in it, in order. */
export function flattenSettings(group: object): Setting<unknown>[] {
  return Object.values(group).flatMap((node: object) => (isSetting(node) ? [node] : flattenSettings(node)));
}

/** The same group, with settings of which each server of an exchange has its own values; `except` are left as they are. */
export function perServer<Group extends object>(group: Group, except: readonly (keyof Group)[] = []): Group {
  const marked = Object.entries(group).map(([name, node]: [string, object]) => {
    if (except.includes(name as keyof Group)) return [name, node];
    return [name, isSetting(node) ? { ...node, scope: 'server' } : perServer(node)];
  });
  return Object.fromEntries(marked) as Group;
}

/** The same setting, of which all servers of an exchange must have one value. */
export function exchangeWide<T>(setting: Setting<T>): Setting<T> {
  return { ...setting, scope: 'exchange' };
}

function isSetting(node: object): node is Setting<unknown> {
  return 'env' in node;
}

function readSetting(
  { env, initial, allowed, shown, read }: Setting<unknown>,
  environment: Environment,
  problems: string[],
): unknown {
  const given = environment[env] ?? '';
  const value = given === '' ? undefined : read(given);
  if (given !== '' && value === undefined)
    problems.push(`${env} must be ${allowed}${shown === undefined ? `, not ${quoted(given)}` : ''}`);
  return value ?? read(initial);
}

function quoted(given: string): string {
  return JSON.stringify(given.length > 40 ? `${given.slice(0, 40)}...` : given);
}
