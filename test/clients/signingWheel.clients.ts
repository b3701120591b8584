/**
 * `make clients`: the Python package `talad-signing`, built as a wheel and installed in an empty virtual environment,
 * signs like the contract's test vectors.
 */
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD, ROOT } from '../support/build';
import { emptyPythonEnvironment, installPackages, pythonEnvironment } from '../support/pythonEnvironment';
import { pythonProgram, signV2VectorsInPython, signVectorsInPython } from '../support/signingInPython';

const BUILD_PACKAGES = ['packaging==26.3', 'setuptools==84.0.0', 'wheel==0.48.0'];
const FOLDER = join(BUILD, 'clients', 'signing-wheel');

test('the wheel works in an empty environment', () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  cpSync(join(ROOT, 'spec/clients/python'), join(FOLDER, 'source'), { recursive: true });
  const builder = pythonEnvironment('build', BUILD_PACKAGES);
  const options = ['--quiet', '--no-deps', '--no-index', '--no-build-isolation', '--wheel-dir', FOLDER];
  builder.run(['-m', 'pip', 'wheel', ...options, join(FOLDER, 'source')]);
  const wheels = readdirSync(FOLDER).filter((name) => name.endsWith('.whl'));
  expect(wheels).toEqual(['talad_signing-1.0.0-py3-none-any.whl']);

  const user = emptyPythonEnvironment('signing-user');
  installPackages(user, ['--no-index', ...wheels.map((name) => join(FOLDER, name))]);
  const installed = JSON.parse(user.run(['-m', 'pip', 'list', '--format', 'json'])) as { readonly name: string }[];
  // Older versions of Python create environments with setuptools.
  expect(installed.map(({ name }) => name).filter((name) => name !== 'setuptools')).toEqual(['pip', 'talad-signing']);
  for (const { lines, given, expected } of [signVectorsInPython, signV2VectorsInPython]) {
    const signed = user.run(['-c', pythonProgram(lines)], { input: JSON.stringify(given) });
    expect(JSON.parse(signed)).toEqual(expected);
  }
  const lines = [
    'import importlib.metadata as metadata, json',
    'files = [file.name for file in metadata.files("talad-signing")]',
    'print(json.dumps([metadata.metadata("talad-signing")["License-Expression"], "LICENSE" in files, metadata.requires("talad-signing")]))',
  ];
  expect(JSON.parse(user.run(['-c', lines.join('\n')]))).toEqual(['Apache-2.0', true, null]);
}, 900_000);
