/**
 * What is done besides beginning a new life when the database has lost a part of its past, by a restore or otherwise:
 * what was revoked in that time becomes useless again, and the copy of the log of operators' actions learns which rows
 * are lost.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { publishHead, readPublishedHeads } from '../../../engine/audit/actionLogHeads';
import { systemClock } from '../../../foundation/clock';
import { newestAction } from '../../../store/audit/operatorActions';
import { readNewestLife } from '../../../store/engine/restoredRecords';
import { endShortLivedCredentials } from '../../../store/secrets/endCredentials';
import { suspendCredentials } from '../../../store/secrets/suspendedCredentials';
import type { Settings } from '../process/settings';
import type { Say } from '../process/terminal';

/**
 * Short-lived credentials are ended, and all others suspended until an operator confirms them. `database`: with the
 * rights of the owner.
 */
export async function endRevivedCredentials(database: Knex, settings: Settings, say: Say): Promise<void> {
  const ended = await endShortLivedCredentials(database);
  say(`  ended ${ended} sessions, listen keys, and logins and codes of the Portal; users sign in again`);
  const suspended = await suspendCredentials(database, systemClock.nowMs());
  say(
    `  suspended ${suspended} API keys and operator tokens, because they may have been revoked in the time that is lost: ` +
      '`make confirm` lists them, and ONLY=all or single names confirm them',
  );
  // The tables may be from before the upgrade of secrets, which the next start then repeats.
  for (const file of ['secrets-upgraded', 'passwords-bound', 'credentials-bound', 'rows-bound'])
    rmSync(join(settings.config.dataDir, file), { force: true });
}

/**
 * Publishes which operators' actions are lost, unless that is done. Otherwise every audit would report them as deleted.
 * A copy that cannot be reached is named in a warning.
 */
export async function publishLostActions(database: Knex, { config }: Settings, say: Say): Promise<void> {
  const to = config.actionLogHeadTo;
  const life = await readNewestLife(database);
  if (to === '' || !life.isLater) return;
  const last = await newestAction(database, life.begunAtMs);
  const { heads, problem } = await readPublishedHeads(to);
  try {
    if (problem !== undefined) throw new Error(problem);
    if (heads.some((head) => head.life === life.name)) return;
    const highest = Math.max(0, ...heads.map(({ id }) => id));
    if (highest <= last.id) return;
    await publishHead(to, { ...last, life: life.name }, systemClock.nowMs());
    say(`  rows ${last.id + 1} to ${highest} of the log of operators' actions are lost; ${to} was told so`);
  } catch (error) {
    say(
      `  WARNING: ${to} could not be told which rows of the log of operators' actions are lost: ${(error as Error).message}. ` +
        'Run make restore-report when it can be reached; until then, audits report them as deleted',
    );
  }
}
