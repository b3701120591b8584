/** The modules of the server, each built as a file of its own (`buildModules`). */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

let folder: string | undefined;

/** The folder that contains `src`. */
export function builtModules(): string {
  folder ??= execFileSync(process.execPath, [join(__dirname, 'buildModules.js')], { encoding: 'utf8' });
  return folder;
}
