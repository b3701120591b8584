/**
 * `.deploy/pin-images` pins every image by the digest that the registry names. Digests cannot be known without the
 * registry, so a stand-in for docker names them here.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/build';
import { temporaryFolder } from '../support/temporaryFolder';

const DEPLOY = join(ROOT, '.deploy');
const FILES = ['Dockerfile', 'compose.yaml', 'cluster/compose.yaml', 'custodian/compose.yaml'];
const folder = temporaryFolder();

/** Names of images in a file, without the server's own and without stages of the same file. */
function imagesIn(root: string, file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/^(?:FROM|\s+image:)\s+(\S+)/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'talad');
}

const digestOf = (image: string, version = 1): string =>
  `sha256:${createHash('sha256').update(`${image} ${version}`).digest('hex')}`;

/** A copy of `.deploy`, and a program `docker` that knows a digest of every image. */
function copyOfDeploy() {
  const root = mkdtempSync(join(folder, 'deploy-'));
  cpSync(DEPLOY, root, { recursive: true });
  const docker = join(root, 'docker');
  const answer = (version: number): void => {
    const digests = FILES.flatMap((file) => imagesIn(DEPLOY, file)).map((image) => {
      const tagged = image.split('@')[0] ?? '';
      return `*" ${tagged}") echo "${tagged.split(':')[0]}@${digestOf(tagged, version)}";;`;
    });
    writeFileSync(docker, `#!/bin/sh\n[ "$1" != pull ] || exit 0\ncase " $*" in\n${digests.join('\n')}\nesac\n`);
    chmodSync(docker, 0o755);
  };
  answer(1);
  const run = (...parameters: readonly string[]) => {
    const environment = { ...process.env, PATH: `${root}:${process.env['PATH']}` };
    const { status, stderr } = spawnSync(join(DEPLOY, 'pin-images'), [...parameters, root], { env: environment });
    return { status, problem: String(stderr) };
  };
  return { root, answer, run };
}

test('every image names a version, and a digest in its full form if it has one', () => {
  for (const file of FILES)
    for (const image of imagesIn(DEPLOY, file))
      expect(image).toMatch(/^[a-z0-9./-]+:[0-9]+[\w.-]*(@sha256:[0-9a-f]{64})?$/);
});

test('pins all images of all files, and changes nothing else', () => {
  const { root, run } = copyOfDeploy();
  expect(run()).toEqual({ status: 0, problem: '' });
  for (const file of FILES) {
    const tagged = (name: string): string => name.split('@')[0] ?? '';
    const images = imagesIn(DEPLOY, file).map(tagged);
    expect(images.length).toBeGreaterThan(0);
    expect(imagesIn(root, file)).toEqual(images.map((image) => `${image}@${digestOf(image)}`));
    const without = (text: string): string => text.replace(/@sha256:[0-9a-f]{64}/g, '');
    expect(without(readFileSync(join(root, file), 'utf8'))).toBe(without(readFileSync(join(DEPLOY, file), 'utf8')));
  }
});

test('run again, it takes the present digests', () => {
  const { root, answer, run } = copyOfDeploy();
  expect(run().status).toBe(0);
  answer(2);
  expect(run().status).toBe(0);
  expect(imagesIn(root, 'Dockerfile').every((image) => image.endsWith(digestOf(image.split('@')[0] ?? '', 2)))).toBe(
    true,
  );
});

test('--check reports images that are not pinned', () => {
  const { root, run } = copyOfDeploy();
  expect(run().status).toBe(0);
  expect(run('--check')).toEqual({ status: 0, problem: '' });
  const file = join(root, 'compose.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(image: mariadb:[\d.]+)@sha256:\w+/, '$1'));
  expect(run('--check')).toEqual({ status: 1, problem: expect.stringContaining('not pinned by digest: mariadb:') });
});

test('an image without a digest ends the run', () => {
  const { root, run } = copyOfDeploy();
  writeFileSync(join(root, 'docker'), '#!/bin/sh\nexit 0\n');
  expect(run()).toEqual({ status: 1, problem: expect.stringContaining('the registry named no digest of') });
});
