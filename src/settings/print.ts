/** All settings as a file of settings that says of each what it is for, what it may be and where it comes from. Secrets are hidden. */
import type { Sources } from '../config';
import type { Setting } from './kinds';

/** What was not set stands there as a comment with its default. */
export function printed(settings: readonly Setting<unknown>[], { environment, from }: Sources): string {
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

/** Units stand last in names. */
function unitOf(env: string): string | undefined {
  if (/_MS(_MAX)?$/.test(env)) return 'milliseconds';
  if (/_SECONDS$/.test(env)) return 'seconds';
  if (/_BYTES_MAX$/.test(env)) return 'bytes';
  return /_KIB$/.test(env) ? 'KiB' : undefined;
}

/** As such a file has it. */
function quoted(text: string): string {
  return /^[\w.:/@*,+-]*$/.test(text) ? text : text.includes('"') ? `'${text}'` : `"${text}"`;
}
