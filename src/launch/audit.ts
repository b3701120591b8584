/** `make audit`: recomputes from the tables everything that must be true of the money, and says what is not. Works beside a running server. */
import { type AuditOptions, type AuditReport, audit } from '../engine/audit/audit';
import { engineDatabase } from '../store/connection';
import { migrationGap } from '../store/migrations';
import { LaunchError, type Say, withProgress } from './console';
import type { Settings } from './settings';
import { type UsedDatabase, useDatabase, withKnex } from './usedDatabase';

const VIOLATIONS_SHOWN = 20;

/** Throws when anything is wrong, after saying what. */
export async function auditCommand(settings: Settings, say: Say): Promise<void> {
  const used = await useDatabase(settings, say, { share: true });
  try {
    await auditTables(used, settings, say);
  } finally {
    await used.release();
  }
}

/** Throws when anything is wrong, after saying what; resolves to the sequence that was audited. `asBase` as in `AuditOptions`. */
export async function auditTables(
  { serviceUrl }: UsedDatabase,
  settings: Settings,
  say: Say,
  { asBase }: Required<Pick<AuditOptions, 'asBase'>> = { asBase: false },
): Promise<number> {
  const report = await withKnex(serviceUrl, settings, async (database) => {
    const { missing } = await migrationGap(database);
    if (missing.length > 0)
      throw new LaunchError(
        `There is nothing to audit: the schema lacks ${missing.join(', ')}. Run \`make migrate\` or \`make run\` first.`,
      );
    return await withProgress(say, 'auditing', audit({ database: engineDatabase(database), asBase }));
  });
  tell(report, say);
  return report.sequence;
}

function tell({ sequence, since, bookHash, counts, checks, violations }: AuditReport, say: Say): void {
  say(
    `  ${Object.entries(counts)
      .map(([what, count]) => `${count} ${what}`)
      .join(', ')}`,
  );
  if (since > 0) say(`  what came up to sequence ${since} was clean when it was archived, and is not looked at again`);
  for (const check of checks) {
    const broken = violations.filter((violation) => violation.check === check).length;
    say(`  ${broken === 0 ? 'holds ' : 'BROKEN'} ${check}${broken === 0 ? '' : ` (${broken} times)`}`);
  }
  for (const { check, detail } of violations.slice(0, VIOLATIONS_SHOWN)) say(`  violation of ${check}: ${detail}`);
  if (violations.length > 0)
    throw new LaunchError(
      `The audit found ${violations.length} violations: stop taking orders until they are explained.`,
    );
  say(`clean at sequence ${sequence}, book ${bookHash?.slice(0, 16)}`);
}
