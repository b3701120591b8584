/**
 * `make confirm`: after a restore, lists the API keys and operator tokens that are suspended, and confirms all or single
 * ones. It needs the database, because no operator token works before. Works beside a running server, which notices
 * within a few seconds.
 */
import {
  CREDENTIAL_KINDS,
  type CredentialName,
  confirmAllCredentials,
  confirmCredential,
  listSuspendedCredentials,
} from '../store/secrets/suspendedCredentials';
import { useDatabase, withKnex } from './commandDatabase';
import type { Settings } from './settings';
import { LaunchError, type Say } from './terminal';

/** `all` confirms everything; without a name, everything is only listed. */
export async function confirmCommand(settings: Settings, say: Say, names: readonly string[]): Promise<void> {
  const chosen = names.includes('all') ? 'all' : names.map(credentialFrom);
  const used = await useDatabase(settings, say, { share: true });
  try {
    await withKnex(used.serviceUrl, settings, async (database) => {
      if (chosen === 'all') say(`confirmed ${await confirmAllCredentials(database)} API keys and operator tokens`);
      else
        for (const name of chosen) {
          if (!(await confirmCredential(database, name)))
            throw new LaunchError(
              `${name.kind}:${name.id} is not suspended. Without names, the command lists what is.`,
            );
          say(`confirmed ${name.kind}:${name.id}`);
        }
      const left = await listSuspendedCredentials(database);
      say(left.length === 0 ? 'nothing is suspended' : 'suspended since a restore, until they are confirmed:');
      for (const { kind, id, description } of left) say(`  ${`${kind}:${id}`.padEnd(20)} ${description}`);
    });
  } finally {
    await used.release();
  }
}

function credentialFrom(name: string): CredentialName {
  const [, kind, id] = /^([a-z-]+):([1-9]\d{0,14})$/.exec(name) ?? [];
  const known = CREDENTIAL_KINDS.find((each) => each === kind);
  if (known === undefined)
    throw new LaunchError(`${name} must be all, or like ${CREDENTIAL_KINDS.map((each) => `${each}:7`).join(' or ')}`);
  return { kind: known, id: Number(id) };
}
