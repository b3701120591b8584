/** The package of `talad-partner-check`, packed and installed into an empty folder, without any other package. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../support/build';
import { runPartnerCheck } from '../support/partner/partnerChecks';
import { REDIRECT_URI, startReferencePartner } from '../support/partner/referencePartner';

const PACKAGE = join(ROOT, 'spec', 'clients', 'partner-check');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'partner-check-package-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function npm(words: readonly string[], cwd: string): string {
  return execFileSync('npm', [...words, '--offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd,
    encoding: 'utf8',
  });
}

test('the installed program checks a partner', async () => {
  const [{ filename }] = JSON.parse(npm(['pack', '--json', `--pack-destination=${folder}`], PACKAGE)) as [
    { filename: string },
  ];
  npm(['install', '--prefix', folder, join(folder, filename.replace('@talad/', 'talad-'))], folder);
  const partner = await startReferencePartner();
  const { url, clientId, clientSecret, account } = partner;
  writeFileSync(join(folder, 'secret'), clientSecret);
  const words = [
    `--authorize-url=${url}/authorize`,
    `--token-url=${url}/token`,
    `--client-id=${clientId}`,
    `--client-secret-file=${join(folder, 'secret')}`,
    `--redirect-uri=${REDIRECT_URI}`,
    `--field=email=${account.email}`,
    `--field=password=${account.password}`,
    '--coin=BTC:bitcoin',
    '--allow-loopback',
  ];
  const program = join(folder, 'node_modules', '.bin', 'talad-partner-check');
  const { code, stdout, stderr } = await runPartnerCheck(words, program);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/ passed, 0 failed, /);
  await partner.close();
});
