/** A copy of the tree in which faults are planted. The work tree itself is never changed. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { ROOT } from '../support/build';
import type { PlantedFault } from './plantedFault';

const PREFIX = 'talad-sabotage-';
/** Folders that a run creates itself, or that are linked. */
const LEFT_OUT = /^(node_modules|\.git|\.build.*|\.talad.*)$/;

export class TreeCopy {
  private constructor(readonly root: string) {}

  static create(): TreeCopy {
    removeLeftovers();
    const root = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
    cpSync(ROOT, root, { recursive: true, filter: (path) => !LEFT_OUT.test(basename(relative(ROOT, path))) });
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
    linkChainPrograms(root);
    return new TreeCopy(root);
  }

  /** Plants the fault and returns a function that removes it. */
  plant(sabotage: PlantedFault): () => void {
    const path = join(this.root, sabotage.file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, textWithFault(text, sabotage));
    return () => writeFileSync(path, text);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** The nodes for development, if `make chains` has installed them. */
function linkChainPrograms(root: string): void {
  const installed = join(ROOT, '.build', 'chains');
  if (!existsSync(installed)) return;
  mkdirSync(join(root, '.build'));
  symlinkSync(installed, join(root, '.build', 'chains'));
}

/** Removes the copies of runs that were killed. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const [processId = ''] = name.slice(PREFIX.length).split('-');
    if (!existsSync(`/proc/${processId}`)) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

/** Returns the text with the fault. Throws unless the text to replace occurs exactly once. */
export function textWithFault(text: string, { what, file, find, replace }: PlantedFault): string {
  const places = text.split(find).length - 1;
  if (places !== 1)
    throw new Error(
      `the sabotage "${what}" (test/sabotage/records) wants to change a text that stands ${places} times in ${file}: ${find}`,
    );
  return text.replace(find, () => replace);
}
