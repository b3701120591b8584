/** Client generators for languages other than TypeScript: how each client is generated, compiled and run. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../support/build';
import type { ScenarioProgram } from './scenario';
import { goCompiler, jacksonClassPath, javaCompiler, pythonWithHttpx } from './toolchains';

export interface GeneratedLanguage {
  /** The published document that the generator reads. */
  readonly document: 'openapi.json' | 'openapi-3.0.json';
  /** Writes the client into `made/` of the folder, from a document whose names differ also if case is ignored. */
  generate(folder: string, document: string, made: string): void;
  /** Compiles client and scenario. */
  build(folder: string, made: string): Promise<ScenarioProgram>;
}

const REDOCLY = join(ROOT, 'node_modules', '@redocly', 'cli', 'bin', 'cli.js');
const PYTHON_HELPER = join(ROOT, 'spec', 'clients', 'python');
const OPENAPI_GENERATOR = join(
  'node_modules',
  '@openapitools',
  'openapi-generator-cli',
  'bin',
  'openapi-generator.jar',
);

/** Types for which version 4.3.1 expects packages that Debian does not have, or has none. */
const TYPE_MAPPINGS = 'DateTime=String,OffsetDateTime=String,oas_any_type_not_mapped=Object,AnyType=Object';

export const LANGUAGES: Readonly<Record<string, GeneratedLanguage>> = {
  'Python, by Redocly': {
    document: 'openapi.json',
    generate: redocly('python'),
    async build(folder, made) {
      const python = await pythonWithHttpx(folder);
      execFileSync(python, ['-m', 'py_compile', join(made, 'client.py')], { cwd: folder, stdio: 'pipe' });
      return {
        command: [python, '-B', 'python/scenario.py'],
        folder,
        environment: { PYTHONPATH: `${join(folder, made)}:${PYTHON_HELPER}` },
      };
    },
  },
  'Go, by Redocly': {
    document: 'openapi.json',
    generate: redocly('go'),
    async build(folder, made) {
      const go = await goCompiler();
      const module = join(folder, made);
      mkdirSync(join(module, 'client'));
      cpSync(join(module, 'client.go'), join(module, 'client', 'client.go'));
      cpSync(join(folder, 'go', 'scenario.go'), join(module, 'scenario.go'));
      // Its files are in the packages `scenario` and `client`.
      execFileSync('rm', [join(module, 'client.go')]);
      writeFileSync(join(module, 'go.mod'), 'module scenario\n\ngo 1.19\n');
      for (const args of [
        ['vet', './...'],
        ['build', '-o', 'program', '.'],
      ])
        execFileSync(go, args, {
          cwd: module,
          stdio: 'pipe',
          env: { ...process.env, GOFLAGS: '-mod=mod', GOPROXY: 'off' },
        });
      return { command: ['./program'], folder: module };
    },
  },
  'Java, by Redocly': {
    document: 'openapi.json',
    generate: redocly('java'),
    async build(folder, made) {
      const sources = ['Signing', 'Outcome', 'RedoclyScenario'].map((name) => join('java', `${name}.java`));
      return javaProgram(folder, made, [join(made, 'Client.java'), ...sources], 'RedoclyScenario', []);
    },
  },
  'Java, by openapi-generator, which reads OpenAPI 3.0 only': {
    document: 'openapi-3.0.json',
    generate(folder, document, made) {
      const properties = 'dateLibrary=java8,hideGenerationTimestamp=true';
      const args = [
        '-jar',
        OPENAPI_GENERATOR,
        'generate',
        '-g',
        'java',
        '--library',
        'native',
        '-i',
        document,
        '-o',
        made,
      ];
      execFileSync('java', [...args, '--type-mappings', TYPE_MAPPINGS, `--additional-properties=${properties}`], {
        cwd: folder,
        stdio: 'pipe',
      });
    },
    async build(folder, made) {
      const client = join(made, 'src', 'main', 'java');
      const sources = ['Signing', 'Outcome', 'OpenapiGeneratorScenario'].map((name) => join('java', `${name}.java`));
      const all = [...javaFiles(folder, client), ...javaFiles(folder, join('java', 'absent')), ...sources];
      return javaProgram(folder, made, all, 'OpenapiGeneratorScenario', [await jacksonClassPath()]);
    },
  },
};

function redocly(generator: string): GeneratedLanguage['generate'] {
  return (folder, document, made) => {
    const args = [REDOCLY, 'generate-client', document, '--output', join(made, 'client.ts'), '--generator', generator];
    execFileSync(process.execPath, args, {
      cwd: folder,
      stdio: 'pipe',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
  };
}

async function javaProgram(
  folder: string,
  made: string,
  sources: readonly string[],
  name: string,
  libraries: readonly string[],
): Promise<ScenarioProgram> {
  const compiler = await javaCompiler();
  const classes = join(made, 'classes');
  mkdirSync(join(folder, classes));
  const classPath = [classes, ...libraries].join(':');
  execFileSync(compiler, ['-nowarn', '-encoding', 'UTF-8', '-d', classes, '-cp', classPath, ...sources], {
    cwd: folder,
    stdio: 'pipe',
  });
  return { command: ['java', '-cp', classPath, name], folder };
}

function javaFiles(folder: string, inside: string): string[] {
  return readdirSync(join(folder, inside), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.java'))
    .map((name) => join(inside, name));
}
