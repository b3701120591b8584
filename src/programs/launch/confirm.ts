/**
 * `make confirm`: after a restore, lists the API keys and operator tokens that are suspended, and confirms all or single
 * ones. It also lists and confirms rows with codes that were changed in their table, which only their names with
 * `changed:` confirm. It needs the database and the master key, because no operator token works before. Works beside a running
 * server, which notices within a few seconds.
 */
import type { Knex } from 'knex';
import { loadMasterKeys } from '../../foundation/secrets/encryption';
import { loadSecretKeys, type SecretKeys } from '../../store/secrets/secretKeys';
import {
  CODED_KINDS,
  type CodedRowName,
  confirmRow,
  listUnconfirmedRows,
} from '../../store/secrets/suspendedCredentials';
import { requireExchange, useDatabase, withKnex } from './exchange/commandDatabase';
import type { Settings } from './process/settings';
import { LaunchError, type Say } from './process/terminal';

interface Parts {
  readonly database: Knex;
  readonly keys: SecretKeys;
  readonly say: Say;
}

/** `all` confirms everything that is only suspended; without a name, everything is only listed. */
export async function confirmCommand(settings: Settings, say: Say, names: readonly string[]): Promise<void> {
  const chosen = names.includes('all') ? 'all' : names.map(credentialFrom);
  const used = await useDatabase(settings, say, { share: true });
  try {
    await withKnex(used.serviceUrl, settings, async (database) => {
      await requireExchange(database);
      const keys = await loadSecretKeys(database, loadMasterKeys(settings.config));
      if (chosen === 'all') await confirmAll({ database, keys, say });
      else for (const name of chosen) await confirmOne({ database, keys, say }, name);
      await listOthers({ database, keys, say });
    });
  } finally {
    await used.release();
  }
}

async function confirmAll({ database, keys, say }: Parts): Promise<void> {
  let confirmed = 0;
  for (const { kind, key, reason } of await listUnconfirmedRows(database, keys))
    if (reason === 'suspended') {
      await confirmRow(database, keys, { kind, key, evenChanged: false });
      confirmed += 1;
    }
  say(`confirmed ${confirmed} API keys and operator tokens`);
}

async function confirmOne({ database, keys, say }: Parts, name: RowToConfirm): Promise<void> {
  const text = `${name.kind}:${name.key}`;
  const outcome = await confirmRow(database, keys, name);
  if (outcome === 'not_suspended')
    throw new LaunchError(`${text} is not suspended. Without names, the command lists what is.`);
  if (outcome === 'changed')
    throw new LaunchError(
      `${text} was changed in its table by something other than Talad, and is refused. Find out why. ` +
        `If it is right as it is in the table, confirm it with the name changed:${text}; otherwise revoke it.`,
    );
  say(`confirmed ${text}`);
}

async function listOthers({ database, keys, say }: Parts): Promise<void> {
  const all = await listUnconfirmedRows(database, keys);
  for (const [reason, title] of [
    ['suspended', 'suspended since a restore, until they are confirmed:'],
    ['changed', 'changed in their table by something other than Talad, and refused:'],
  ] as const) {
    const left = all.filter((each) => each.reason === reason);
    if (left.length > 0 || reason === 'suspended') say(left.length === 0 ? 'nothing is suspended' : title);
    for (const { kind, key, description } of left) say(`  ${`${kind}:${key}`.padEnd(20)} ${description}`);
  }
}

type RowToConfirm = CodedRowName & { readonly evenChanged: boolean };

function credentialFrom(name: string): RowToConfirm {
  const [, changed, kind, key = ''] = /^(changed:)?([a-z-]+):([1-9]\d{0,14}(?:\/[1-9]\d{0,14})?)$/.exec(name) ?? [];
  const known = CODED_KINDS.find((each) => each === kind);
  if (known === undefined)
    throw new LaunchError(`${name} must be all, or like ${CODED_KINDS.map((each) => `${each}:7`).join(' or ')}`);
  return { kind: known, key, evenChanged: changed !== undefined };
}
