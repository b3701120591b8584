/**
 * Replaces a file as a whole. After a power failure, the file has either the previous or the new content: never none,
 * as on some file systems if only the rename was on the disk. If the call has resolved, the file has the new content.
 */
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** `partial`: the name of the file while it is written, in the same folder. */
export async function replaceFile(path: string, partial: string, text: string): Promise<void> {
  const file = await open(partial, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await renameDurably(partial, path);
}

/** Renames the file, so that the new name survives a power failure. Both paths must be in the same folder. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  const folder = await open(dirname(to), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
