/**
 * The format of an archive file: rows of one table as one JSON object per line, gzipped (`zcat FILE | head -n -1`), and
 * a last line that describes them and contains their checksum.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../../../foundation/clock';
import { type ArchivedRow, type ArchivePart, type KeyRange, readPartRows } from '../../../store/archive/archiveParts';
import type { EngineConnection } from '../../../store/connection/engineConnection';
import { type Seal, verifyChecksummedFile, writeChecksummedFile } from '../process/checksummedFile';
import { LaunchError } from '../process/terminal';

export interface ArchiveManifest {
  readonly format: 1;
  readonly madeAt: string;
  readonly table: string;
  /** Keys of the first and the last row. */
  readonly key: string;
  readonly first: number;
  readonly last: number;
  readonly rows: number;
}

export const ARCHIVE: Seal = { before: '{"taladArchive":', after: '}' };

const PAGE_ROWS = 2_000;
/** The rows of a file are held in memory until they are written, about 50 MB. */
const FILE_ROWS_MAX = 50_000;

export interface FileOptions {
  readonly connection: EngineConnection;
  readonly folder: string;
  readonly stopped: AbortSignal;
}

/**
 * Writes the first rows of the range to a file and reads it back. Resolves to the keys of the rows, all of which are on
 * disk; to no keys if the range is empty.
 */
export async function writeArchiveFile(
  { connection, folder, stopped }: FileOptions,
  part: ArchivePart,
  stretch: KeyRange,
): Promise<number[]> {
  const madeAt = new Date(systemClock.nowMs()).toISOString();
  const rows = await readPartRows(connection, part, stretch, FILE_ROWS_MAX);
  const keys = rows.map((row) => Number(row[part.key]));
  const [first, last] = [keys.at(0), keys.at(-1)];
  if (first === undefined || last === undefined) return [];
  const name = `${part.name}-${first}-${last}-${madeAt.replace(/[-:.]/g, '')}.ndjson.gz`;
  const path = join(folder, name);
  if (existsSync(path)) throw new LaunchError(`${path} already exists. Archive files are never overwritten.`);
  const manifest: ArchiveManifest = {
    format: 1,
    madeAt,
    table: part.table.name,
    key: part.key,
    first,
    last,
    rows: rows.length,
  };
  const partial = join(folder, `${part.name}.partial`);
  await writeChecksummedFile({
    path,
    partial,
    content: formatLines(rows),
    seal: ARCHIVE,
    manifest: async () => manifest,
    stopped,
  });
  const read = await verifyChecksummedFile<ArchiveManifest>(path, ARCHIVE).catch((error: Error) => {
    throw new LaunchError(
      `${path} differs from what was written (${error.message}). No rows were deleted from the database. Check the disk.`,
    );
  });
  if (JSON.stringify(read) !== JSON.stringify(manifest))
    throw new LaunchError(`${path} differs from what was written. No rows were deleted from the database.`);
  return keys;
}

async function* formatLines(rows: readonly ArchivedRow[]): AsyncGenerator<Buffer> {
  for (let from = 0; from < rows.length; from += PAGE_ROWS) {
    const lines = rows.slice(from, from + PAGE_ROWS).map((row) => `${JSON.stringify(row)}\n`);
    yield Buffer.from(lines.join(''));
  }
}
