/** Finds the files of this program: in the repository, or in `.build`, where each program is one file. */
import { basename, dirname, join } from 'node:path';

/** The folder that contains `src`, `generated`, `migrations` and `spec`. */
export const PROGRAM_FOLDER = folderAround(__dirname);

/** The path of a file or folder of this program, from its parts: `programPath('src', 'programs', 'main.js')`. */
export function programPath(...parts: readonly string[]): string {
  return join(PROGRAM_FOLDER, ...parts);
}

function folderAround(folder: string): string {
  return basename(folder) === 'src' ? dirname(folder) : folderAround(dirname(folder));
}
