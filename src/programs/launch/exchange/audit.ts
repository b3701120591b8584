/**
 * `make audit`: recomputes the ledger, the books and the klines from the tables and reports every violation. Works
 * beside a running server.
 */
import type { Knex } from 'knex';
import { type AuditOptions, type AuditReport, audit } from '../../../engine/audit/audit';
import { loadAuditProof } from '../../../engine/audit/auditProof';
import { countViolations } from '../../../engine/audit/auditReport';
import { loadMasterKeys } from '../../../foundation/secrets/encryption';
import { engineDatabase } from '../../../store/connection/engineConnection';
import { migrationGap } from '../../../store/connection/migrations';
import { loadSecretKeys, type SecretKeys } from '../../../store/secrets/secretKeys';
import type { Settings } from '../process/settings';
import { LaunchError, type Say, withProgress } from '../process/terminal';
import { type UsedDatabase, useDatabase, withKnex } from './commandDatabase';

const VIOLATIONS_SHOWN = 20;

/** Reports the violations and throws if there are any. */
export async function auditCommand(settings: Settings, say: Say): Promise<void> {
  const used = await useDatabase(settings, say, { share: true });
  try {
    await auditTables(used, settings, say);
  } finally {
    await used.release();
  }
}

interface TablesAuditOptions extends Pick<AuditOptions, 'saveAsArchiveCheckpoint'> {
  /** Whether violations with which a server starts in quarantine are only reported. */
  readonly allowsQuarantine?: boolean;
}

/** Reports the violations and throws if there are any; resolves to the audited sequence. */
export async function auditTables(
  { serviceUrl }: UsedDatabase,
  settings: Settings,
  say: Say,
  { saveAsArchiveCheckpoint = false, allowsQuarantine = false }: TablesAuditOptions = {},
): Promise<number> {
  const onUnread = (problem: string): void =>
    say(
      `  WARNING: the published heads of the log of operators' actions could not be compared: ${problem}. Repeat the audit when ` +
        `${settings.config.actionLogHeadTo} can be read; until then, deleted rows could go unnoticed`,
    );
  const report = await withKnex(serviceUrl, settings, async (database) => {
    const { missing } = await migrationGap(database);
    if (missing.length > 0)
      throw new LaunchError(
        `The schema cannot be audited: migrations are missing (${missing.join(', ')}). Run \`make migrate\` or \`make run\` first.`,
      );
    const keys = await keysOf(database, settings, say);
    if (keys === undefined && saveAsArchiveCheckpoint)
      throw new LaunchError(
        'The archive needs the master key: later audits trust only a checkpoint with a code that is made with it.',
      );
    return await withProgress(
      say,
      'auditing',
      audit({
        database: engineDatabase(database),
        saveAsArchiveCheckpoint,
        ...(keys && { proof: () => loadAuditProof(database, keys, { to: settings.config.actionLogHeadTo, onUnread }) }),
      }),
    );
  });
  printReport(report, say, allowsQuarantine);
  return report.sequence;
}

/** Undefined if the master key is not on this machine. */
async function keysOf(database: Knex, { config }: Settings, say: Say): Promise<SecretKeys | undefined> {
  try {
    return await loadSecretKeys(database, loadMasterKeys(config));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    say(
      `  without the master key, the log of operators' actions, API keys and operator tokens are not verified (${reason})`,
    );
    return undefined;
  }
}

function printReport(report: AuditReport, say: Say, allowsQuarantine: boolean): void {
  const { sequence, since, bookHash, counts, checks, violations } = report;
  say(
    `  ${Object.entries(counts)
      .map(([what, count]) => `${count} ${what}`)
      .join(', ')}`,
  );
  if (since > 0)
    say(
      `  sequences up to ${since} were audited without violations when they were archived, and are not audited again`,
    );
  for (const check of checks) {
    const broken = violations.filter((violation) => violation.check === check).length;
    say(`  ${broken === 0 ? 'passed' : 'FAILED'} ${check}${broken === 0 ? '' : ` (${countViolations(broken)})`}`);
  }
  for (const { check, detail } of violations.slice(0, VIOLATIONS_SHOWN)) say(`  violation of ${check}: ${detail}`);
  if (violations.length === 0) return say(`clean at sequence ${sequence}, book ${bookHash?.slice(0, 16)}`);
  if (allowsQuarantine && violations.every(({ consequence }) => consequence === 'quarantine'))
    say(
      `The audit found ${countViolations(violations.length)}. The server will start in quarantine, unless operators accepted ` +
        'all of that before the backup: repair the rows and run `make audit` again, or accept them in the console.',
    );
  else
    throw new LaunchError(
      `The audit found ${countViolations(violations.length)}. Stop taking orders until each is explained; then repair the rows or restore a backup (\`make restore\`), and run \`make audit\` again.`,
    );
}
