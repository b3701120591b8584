/**
 * What the private database of a server that serves may take of its machine. A page that is being written to its file can be changed by nobody, so that a
 * database without room for what changes often makes orders wait some 10 to 40 ms, again and again. Pages begin to be written when three quarters of the
 * log are full: of a gigabyte, after a minute of the most orders that a small machine takes.
 */
import { totalmem } from 'node:os';

export interface DatabaseSize {
  /** On the disk: changes that are durable and not in the tables' files yet. */
  readonly redoLogMiB: number;
  /** In memory: pages of the tables. Taken as it is needed. */
  readonly bufferPoolMiB: number;
}

const MIB = 1024 * 1024;
const REDO_LOG_MIB = 1_024;
const BUFFER_POOL_MIB_MIN = 128;
const BUFFER_POOL_MIB_MAX = 1_024;
/** So much of the machine's memory, or of what this process may have of it: the exchange itself wants most of the rest. */
const MEMORY_PART = 8;

/** For a machine with so much memory; this one's, or what of it this process may have, when not given. */
export function servingSize(memoryBytes = availableMemory()): DatabaseSize {
  const bufferPoolMiB = Math.min(
    BUFFER_POOL_MIB_MAX,
    Math.max(BUFFER_POOL_MIB_MIN, Math.floor(memoryBytes / MEMORY_PART / MIB)),
  );
  return { redoLogMiB: REDO_LOG_MIB, bufferPoolMiB };
}

/** Without a limit the constraint is zero, or larger than the machine. */
function availableMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
