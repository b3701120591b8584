/**
 * Memory and log size of the private database of a serving exchange. A page that is being written to its file cannot be
 * changed, so in a database that is too small for the frequently changed pages, orders wait 10 to 40 ms again and
 * again. InnoDB starts to write pages when its log is three quarters full; a gigabyte lasts for a minute of the highest
 * order rate of a small machine.
 */
import { totalmem } from 'node:os';

export interface DatabaseSize {
  /** Size on disk of the redo log, which holds durable changes that are not yet in the table files. */
  readonly redoLogMiB: number;
  /** Memory for pages of the tables, allocated on demand. */
  readonly bufferPoolMiB: number;
}

const MIB = 1024 * 1024;
const REDO_LOG_MIB = 1_024;
const BUFFER_POOL_MIB_MIN = 128;
const BUFFER_POOL_MIB_MAX = 1_024;
/** Divisor of the memory that is available to this process. The exchange itself needs most of the rest. */
const MEMORY_PART = 8;

/** The size for a machine with this much memory, by default the memory that is available to this process. */
export function servingSize(memoryBytes = availableMemory()): DatabaseSize {
  const bufferPoolMiB = Math.min(
    BUFFER_POOL_MIB_MAX,
    Math.max(BUFFER_POOL_MIB_MIN, Math.floor(memoryBytes / MEMORY_PART / MIB)),
  );
  return { redoLogMiB: REDO_LOG_MIB, bufferPoolMiB };
}

/** Memory in bytes. Without a limit, Node reports a constrained memory of zero, or more than the machine has. */
function availableMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
