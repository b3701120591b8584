/** The software bill of materials of a release lists everything that the server runs with. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './support/build';

interface LockedPackage {
  readonly version: string;
  readonly dev?: boolean;
  readonly integrity?: string;
}

test('`npm run sbom` lists every package of the server with version and hash, and says which are only tools', () => {
  const printed = execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: ROOT, encoding: 'utf8' });
  const { bomFormat, components } = JSON.parse(printed) as {
    readonly bomFormat: string;
    readonly components: readonly {
      readonly name: string;
      readonly version: string;
      readonly hashes?: readonly { readonly content: string }[];
      readonly properties: readonly { readonly name: string }[];
    }[];
  };
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  // `npm sbom --omit dev` would be shorter, but leaves out packages that a tool uses too, such as ws.
  const needed = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .map(([path, { version, integrity = '' }]) => {
      const name = path.split('node_modules/').at(-1);
      return `${name}@${version} ${Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')}`;
    });
  const listed = new Set(components.map(({ name, version, hashes }) => `${name}@${version} ${hashes?.[0]?.content}`));
  expect(bomFormat).toBe('CycloneDX');
  expect(needed.length).toBeGreaterThan(100);
  expect(needed.filter((one) => !listed.has(one))).toEqual([]);
  const tools = components.filter(({ properties }) =>
    properties.some(({ name }) => name === 'cdx:npm:package:development'),
  );
  expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['jest']));
  expect(tools.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['express']));
});
