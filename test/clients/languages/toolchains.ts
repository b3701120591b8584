/**
 * The programs that compile and run generated clients: found on this machine, or installed. A missing one fails the
 * tests of its language only, with an error that says what to install.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../../../src/programs/launch/process/programs';
import { packageOrInstall, programOrInstall } from '../../support/requiredPrograms';

const JARS = '/usr/share/java';

/** A Python with httpx: the system's, or a virtual environment in the folder, filled from PyPI. */
export async function pythonWithHttpx(folder: string): Promise<string> {
  const environment = join(folder, 'python-environment');
  const own = join(environment, 'bin', 'python');
  const candidates = [own, '/usr/bin/python3', findProgram('python3')].filter((path) => path !== undefined);
  const found = (): string | undefined => candidates.find((path) => existsSync(path) && hasHttpx(path));
  const present = found();
  if (present !== undefined) return present;
  const failures: string[] = [];
  const attempts = [
    () => packageOrInstall('python3-httpx'),
    () => {
      execFileSync(findProgram('python3') ?? 'python3', ['-m', 'venv', environment], { stdio: 'pipe' });
      execFileSync(own, ['-m', 'pip', 'install', '--quiet', '--retries', '1', 'httpx==0.28.1'], { stdio: 'pipe' });
    },
  ];
  for (const attempt of attempts) {
    try {
      await attempt();
    } catch (error) {
      failures.push((error as Error).message.trim());
    }
    const installed = found();
    if (installed !== undefined) return installed;
  }
  throw new Error(`Python needs httpx, which could not be installed from Debian nor PyPI:\n${failures.join('\n')}`);
}

function hasHttpx(python: string): boolean {
  try {
    execFileSync(python, ['-c', 'import httpx'], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

export function goCompiler(): Promise<string> {
  return programOrInstall('go');
}

export function javaCompiler(): Promise<string> {
  return programOrInstall('javac');
}

/** The class path of Jackson and of the annotations that openapi-generator's client uses, from Debian's packages. */
export async function jacksonClassPath(): Promise<string> {
  const jars = {
    'jackson-databind.jar': 'libjackson2-databind-java',
    'jackson-core.jar': 'libjackson2-core-java',
    'jackson-annotations.jar': 'libjackson2-annotations-java',
    'jsr305.jar': 'libjsr305-java',
    'geronimo-annotation-1.3-spec.jar': 'libgeronimo-annotation-1.3-spec-java',
  };
  for (const [jar, packageName] of Object.entries(jars))
    if (!existsSync(join(JARS, jar))) await packageOrInstall(packageName);
  return Object.keys(jars)
    .map((jar) => join(JARS, jar))
    .join(':');
}
