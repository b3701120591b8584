/**
 * Prints all settings as a file of settings, with the purpose, the allowed values and the source of each one. Secrets
 * are hidden.
 */
import type { Sources } from './config';
import type { Setting } from './settingTypes';

/** Formats the settings. Those that are not set are printed as comments with their default. */
export function formatSettings(settings: readonly Setting<unknown>[], { environment, from }: Sources): string {
  return settings.map((setting) => settingText(setting, environment[setting.env], from(setting.env))).join('\n');
}

function settingText(
  { env, about, initial, allowed, shown = (text) => text }: Setting<unknown>,
  given: string | undefined,
  from: string | undefined,
): string {
  const unit = unitOf(env);
  const facts = [
    `${allowed}${unit === undefined ? '' : ` (${unit})`}`,
    initial === '' ? 'no default' : `default ${initial}`,
  ];
  const line = given === undefined ? `#${env}=${initial}` : `${env}=${quoted(shown(given))}`;
  return `# ${about}\n# ${facts.join('; ')}; ${from === undefined ? 'not set' : `from ${from}`}\n${line}\n`;
}

/** The unit of a setting, which is the last part of its name; undefined if it has none. */
function unitOf(env: string): string | undefined {
  if (/_MS(_MAX)?$/.test(env)) return 'milliseconds';
  if (/_SECONDS$/.test(env)) return 'seconds';
  if (/_BYTES_MAX$/.test(env)) return 'bytes';
  return /_KIB$/.test(env) ? 'KiB' : undefined;
}

/** Quotes a value where a file of settings needs it. */
function quoted(text: string): string {
  return /^[\w.:/@*,+-]*$/.test(text) ? text : text.includes('"') ? `'${text}'` : `"${text}"`;
}
