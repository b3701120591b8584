/**
 * The npm package `@talad/signing`, packed and installed in an empty folder without a network: imported, required and
 * type-checked as its users do, it signs like the contract's test vectors.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ROOT } from '../support/build';
import { signatureV2Vectors } from '../support/signatureV2';
import { signatureVectors } from '../support/signatureVectors';
import { privateKeyPem } from '../support/signingInPython';

const PACKAGE = join(ROOT, 'spec', 'clients', 'typescript');
const COMPILERS = join(ROOT, 'node_modules', '.bin');
const TYPESCRIPT = join(ROOT, 'node_modules/typescript-native/bin/tsc');
const folder = mkdtempSync(join(tmpdir(), 'talad-signing-'));
const user = join(folder, 'user');
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs npm without a network, with the compiler of this tree as the package's own. */
function npm(args: readonly string[], cwd: string): string {
  const env = { ...process.env, PATH: [COMPILERS, process.env['PATH']].join(delimiter) };
  return execFileSync('npm', ['--offline', '--no-audit', '--no-fund', '--ignore-scripts=false', ...args], {
    cwd,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

beforeAll(() => {
  const source = join(folder, 'package');
  cpSync(PACKAGE, source, { recursive: true, filter: (path) => !/\/(dist|node_modules)$/.test(path) });
  mkdirSync(user);
  npm(['pack', '--pack-destination', folder], source);
  writeFileSync(join(user, 'package.json'), '{ "name": "user", "version": "1.0.0", "private": true }');
  npm(['install', join(folder, 'talad-signing-1.0.0.tgz')], user);
});

/** The body of a program that signs the vectors of both versions with the functions of the package. */
const SIGN_VECTORS = `
async function main() {
  const given = JSON.parse(fs.readFileSync(0, 'utf8'));
  const signed = [];
  for (const { secret, body, timestamp, recvWindow } of given.vectors) {
    const plain = body === null ? '' : canonicalMessage(JSON.parse(body));
    const message = timestamp === undefined ? plain : timedMessage(plain, timestamp, recvWindow);
    signed.push([message, await sign(secret, message)]);
  }
  for (const { secret, pem, body, ...parts } of given.vectorsV2) {
    const message = await requestText({ ...parts, body: body ?? '' });
    signed.push([message, secret === undefined ? await signEd25519(pem, message) : await sign(secret, message)]);
  }
  console.log(JSON.stringify(signed));
}
main();
`;
const NAMES = '{ canonicalMessage, requestText, sign, signEd25519, timedMessage }';

test.each([
  ['imported', 'signs.mjs', `import fs from 'node:fs';\nimport ${NAMES} from '@talad/signing';`],
  ['required', 'signs.cjs', `const fs = require('node:fs');\nconst ${NAMES} = require('@talad/signing');`],
])('%s, it reproduces every vector', (_way, file, head) => {
  writeFileSync(join(user, file), `${head}\n${SIGN_VECTORS}`);
  const input = JSON.stringify({
    vectors: signatureVectors,
    vectorsV2: signatureV2Vectors.map((vector) => ({ ...vector, pem: privateKeyPem(vector) })),
  });
  const signed: unknown = JSON.parse(execFileSync(process.execPath, [file], { cwd: user, input, encoding: 'utf8' }));
  expect(signed).toEqual(
    [...signatureVectors, ...signatureV2Vectors].map(({ message, signature }) => [message, signature]),
  );
});

/** The messages of the compiler about the files. */
function compile(files: readonly string[]): string {
  try {
    const options = ['--strict', '--noEmit', '--module', 'nodenext', '--lib', 'es2022,dom', '--types', ''];
    execFileSync(process.execPath, [TYPESCRIPT, ...options, ...files], { cwd: user, encoding: 'utf8', stdio: 'pipe' });
    return '';
  } catch (error) {
    return String((error as { readonly stdout: unknown }).stdout);
  }
}

test('its types are found by modules of both kinds, and refuse wrong options', () => {
  const use = (options: string): string => `export const send: typeof fetch = signingFetch(${options});\n`;
  const head = "import { signingFetch } from '@talad/signing';\n";
  const right = use("{ apiKey: 'live-1', apiSecret: 'secret', version: 2, recvWindow: 1_000 }");
  for (const file of ['uses.mts', 'uses.cts']) writeFileSync(join(user, file), head + right);
  expect(compile(['uses.mts', 'uses.cts'])).toBe('');
  writeFileSync(join(user, 'misuses.mts'), head + use("{ apiSecret: 'secret', version: 3 }"));
  expect(compile(['misuses.mts'])).toMatch(/Type '3' is not assignable/);
});

test('it contains its license, its description and no other files', () => {
  const installed = join(user, 'node_modules', '@talad', 'signing');
  const files = execFileSync('tar', ['tzf', join(folder, 'talad-signing-1.0.0.tgz')], { encoding: 'utf8' });
  expect(files.trim().split('\n').sort()).toEqual(
    [
      'LICENSE',
      'README.md',
      'dist/cjs/talad.d.ts',
      'dist/cjs/talad.js',
      'dist/esm/package.json',
      'dist/esm/talad.d.ts',
      'dist/esm/talad.js',
      'package.json',
      'talad.ts',
    ].map((file) => `package/${file}`),
  );
  const license = readFileSync(join(ROOT, 'LICENSE'), 'utf8');
  expect(readFileSync(join(installed, 'LICENSE'), 'utf8')).toBe(license);
  expect(readFileSync(join(ROOT, 'spec/clients/python/LICENSE'), 'utf8')).toBe(license);
  expect(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))).not.toHaveProperty('dependencies');
});
