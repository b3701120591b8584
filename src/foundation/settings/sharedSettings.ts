/**
 * The settings that the servers of one exchange share, and how two servers differ in them. The list follows from the
 * declarations of the settings: everything that is not declared as a server's own. Pure.
 */
import { createHmac, type KeyObject } from 'node:crypto';
import type { Environment } from './readGroup';
import type { Setting } from './settingTypes';

export interface SharedSetting {
  /** The value in the notation of an operator, without secrets. */
  readonly value: string;
  /** For values that may contain a secret: a keyed digest of the whole value. */
  readonly digest?: string;
}

/** By the name of the setting. */
export type SharedSettings = Readonly<Record<string, SharedSetting>>;

/** `key`: a secret that all servers of an exchange share. */
export function sharedSettings(
  settings: readonly Setting<unknown>[],
  environment: Environment,
  key: KeyObject,
): SharedSettings {
  const shared = settings.filter(({ scope }) => scope !== 'server');
  return Object.fromEntries(shared.map((setting) => [setting.env, sharedSetting(setting, environment, key)]));
}

function sharedSetting(
  { env, initial, shown, read }: Setting<unknown>,
  environment: Environment,
  key: KeyObject,
): SharedSetting {
  const given = environment[env] || initial;
  if (shown === undefined) return { value: notationOf(read(given)) };
  return { value: shown(given), digest: createHmac('sha256', key).update(`${env}=${given}`, 'utf8').digest('hex') };
}

/** Two notations of one value, like `on` and `true`, become the same. */
function notationOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (value instanceof Set) return Array.from(value).sort().join(',');
  return String(value);
}

export interface SettingDifferences {
  /** Settings of which all servers must have one value, each with both values; empty if there is no difference. */
  readonly refused: readonly string[];
  readonly reported: readonly string[];
}

/** A setting that one of the servers does not know, because it has another version, is left out. */
export function findSettingDifferences(
  settings: readonly Setting<unknown>[],
  here: SharedSettings,
  atLeader: SharedSettings,
): SettingDifferences {
  const refused: string[] = [];
  const reported: string[] = [];
  for (const { env, scope } of settings) {
    const [own, other] = [here[env], atLeader[env]];
    if (own === undefined || other === undefined) continue;
    if (own.value === other.value && own.digest === other.digest) continue;
    const values =
      own.value === other.value
        ? 'has different secrets here and at the leader'
        : `is ${own.value || 'not set'} here and ${other.value || 'not set'} at the leader`;
    (scope === 'exchange' ? refused : reported).push(`${env} ${values}`);
  }
  return { refused, reported };
}
